import { prepareBuilds } from './prepare-builds'
import { createTemporaryFolder } from './temporary-folder'
import { startStack, type Stack } from '../../scripts/lib/stack.mjs'

type Options = Partial<Parameters<typeof startStack>[0]>

/**
 * A whole stack with data of its own, for one spec file. Its parts can be killed and started again;
 * `stop` also removes its data.
 */
export async function startTestStack(options: Options = {}): Promise<Stack> {
  await prepareBuilds()
  const temporary = await createTemporaryFolder('stack')
  try {
    const stack = await startStack({ dataDir: temporary.path, ...options })
    return {
      ...stack,
      stop: async () => {
        await stack.stop()
        await temporary.remove()
      },
    }
  } catch (error) {
    // The folder stays: its logs say why.
    throw new Error(`The stack in ${temporary.path} did not start.`, { cause: error })
  }
}
