import { createHash } from 'node:crypto'
import { build } from 'esbuild'
import { evenHolds } from '../engine/frames'
import type { Still } from '../engine/still'
import type { Settings } from '../engine/studio'
import { SOURCE } from './paths'

export interface StillJob {
  code: string
  settings: Settings
  /** A hash of everything that affects the picture. */
  input: string
}

const nameOf = (stage: Still['stage']) => (stage === 'cut-out' ? 'cutOut' : stage)

/**
 * Prepares the rendering of a single picture. `part` is the share of its size, for a smaller one to
 * look at.
 */
export async function prepareStill(still: Still, samples?: number, part = 1): Promise<StillJob> {
  const entry = `
    import { startStillPage } from './engine/still-page'
    import { ${nameOf(still.stage)} } from './engine/stages/${still.stage}'
    import { build } from './${still.scene}'
    startStillPage(build, ${nameOf(still.stage)})`
  const result = await build({
    stdin: { contents: entry, resolveDir: SOURCE, loader: 'ts' },
    absWorkingDir: SOURCE,
    bundle: true,
    format: 'iife',
    target: 'chrome120',
    write: false,
    loader: { '.glsl': 'text' },
  })
  const code = result.outputFiles[0]?.text ?? ''
  const settings: Settings = {
    id: still.id,
    frames: still.frame + 1,
    holds: evenHolds(still.frame + 1, 1),
    arrows: [],
    width: Math.round(still.width * part),
    height: Math.round(still.height * part),
    scale: 1,
    samples: samples ?? still.samples,
  }
  const text = JSON.stringify([code, settings, still.frame])
  return { code, settings, input: createHash('sha256').update(text).digest('hex') }
}
