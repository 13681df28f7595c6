import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { prepareBuilds } from './prepare-builds'
import { copySeededData, keepPictureSizes } from './seeded-data'
import { createTemporaryFolder } from './temporary-folder'
import { startStack, type Stack } from '../../scripts/lib/stack.mjs'

type Options = Partial<Parameters<typeof startStack>[0]>

/**
 * Starts a stack with its own data for one spec file. Its parts can be killed and restarted. When
 * it stops or fails to start, its logs are copied to test-results/stacks, and its data is removed.
 */
export async function startTestStack(options: Options = {}): Promise<Stack> {
  await prepareBuilds(options.signal)
  const temporary = await createTemporaryFolder('stack')
  const saveLogsAndRemove = async () => {
    const kept = path.join('test-results', 'stacks', path.basename(temporary.path))
    const logs = path.join(temporary.path, 'logs')
    // A stack that failed very early has no logs.
    if (existsSync(logs)) await cp(logs, kept, { recursive: true })
    await temporary.remove()
  }
  try {
    await copySeededData(temporary.path, options.signal)
    const stack = await startStack({ dataDir: temporary.path, ...options })
    return {
      ...stack,
      stop: async () => {
        await stack.stop()
        await keepPictureSizes(temporary.path)
        await saveLogsAndRemove()
      },
    }
  } catch (error) {
    await saveLogsAndRemove()
    throw error
  }
}
