import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

export const ICONS = fileURLToPath(new URL('../../icons/', import.meta.url))
const GROUPS = ['services', 'steps', 'interface'] as const

const drawing = z.strictObject({
  /** SVG path data on the 24 grid; `O cx cy r` is a circle. */
  strokes: z.array(z.string()).min(1),
  /** x, y, radius. */
  dots: z.array(z.tuple([z.number(), z.number(), z.number()])).default([]),
  /** Drawn only where there is room: at 48. */
  detail: z.array(z.string()).default([]),
  /** Points somewhere in reading direction. */
  mirrors: z.boolean().default(false),
})

export interface Drawing extends z.infer<typeof drawing> {
  name: string
  group: (typeof GROUPS)[number]
}

export function readDrawings(): Drawing[] {
  return GROUPS.flatMap((group) => {
    const text = readFileSync(`${ICONS}drawings/${group}.json`, 'utf8')
    const drawings = z.record(z.string().regex(/^[a-z0-9-]+$/), drawing).parse(JSON.parse(text))
    return Object.entries(drawings).map(([name, one]) => ({ ...one, name, group }))
  })
}
