import { parseArgs } from 'node:util'
import { STAGES, type Stage } from '../engine/about'

export interface Options {
  scenes: string[]
  stages: Stage[] | undefined
  /** The first and the last frame to render; both are included. */
  frames: [number, number] | undefined
  width: number
  height: number
  samples: number | undefined
  scale: number | undefined
  /** The number of seconds after which rendering stops. A later run continues from there. */
  seconds: number
  showHashes: boolean
  /** The folder for trial frames as PNG. If it is given, the library does not change. */
  out: string | undefined
  isForced: boolean
}

function range(text: string): [number, number] {
  const [first = 0, last = first] = text.split('-').map(Number)
  if (!Number.isInteger(first) || !Number.isInteger(last)) throw new Error(`“${text}” is no range`)
  return [first, last]
}

export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      stage: { type: 'string', multiple: true },
      frame: { type: 'string' },
      frames: { type: 'string' },
      size: { type: 'string', default: '1280x720' },
      samples: { type: 'string' },
      scale: { type: 'string' },
      for: { type: 'string', default: 'Infinity' },
      hash: { type: 'boolean', default: false },
      out: { type: 'string' },
      force: { type: 'boolean', default: false },
    },
  })
  const stages = values.stage?.flatMap((names) => names.split(',')) as Stage[] | undefined
  const unknown = stages?.find((stage) => !STAGES.includes(stage))
  if (unknown) throw new Error(`“${unknown}” is no stage; there are ${STAGES.join(', ')}`)
  const frames = values.frames ?? values.frame
  const [width = 1280, height = 720] = values.size.split('x').map(Number)
  return {
    scenes: positionals,
    stages,
    frames: frames === undefined ? undefined : range(frames),
    width,
    height,
    samples: values.samples === undefined ? undefined : Number(values.samples),
    scale: values.scale === undefined ? undefined : Number(values.scale),
    seconds: Number(values.for),
    showHashes: values.hash,
    out: values.out,
    isForced: values.force,
  }
}
