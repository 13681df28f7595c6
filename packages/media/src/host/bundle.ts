import { createHash } from 'node:crypto'
import { build } from 'esbuild'
import type { Stage } from '../engine/about'
import { SOURCE } from './paths'

export interface Bundle {
  code: string
  hash: string
}

const PAINTERS: Record<Stage, [file: string, name: string]> = {
  final: ['final', 'final'],
  previz: ['previz', 'previz'],
  'previz-wire': ['previz', 'previzWire'],
  animatic: ['animatic', 'animatic'],
  board: ['board', 'board'],
  photomatic: ['photomatic', 'photomatic'],
  hybrid: ['hybrid', 'hybrid'],
  sphere: ['sphere', 'sphere'],
}

/**
 * Bundles a scene in one stage into a script. The hash of the script changes whenever its code
 * does, so whenever the picture could change.
 */
export async function bundle(id: string, stage: Stage): Promise<Bundle> {
  const [file, name] = PAINTERS[stage]
  const entry = `
    import { startPage } from './engine/page'
    import { ${name} } from './engine/stages/${file}'
    import { build } from './scenes/${id}/scene'
    startPage(build, ${name})`
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
  return { code, hash: createHash('sha256').update(code).digest('hex') }
}
