import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

export const ICONS = fileURLToPath(new URL('../../icons/', import.meta.url))
const GROUPS = ['services', 'steps', 'interface'] as const

const drawing = z.strictObject({
  /** SVG path data on a grid of 24; `O cx cy r` stands for a circle. */
  strokes: z.array(z.string()).min(1),
  /** Each dot as x, y and radius. */
  dots: z.array(z.tuple([z.number(), z.number(), z.number()])).default([]),
  /** Strokes that are drawn only at 48 px, where there is room for them. */
  detail: z.array(z.string()).default([]),
  /** Whether the icon points in reading direction, so that it is mirrored in Arabic. */
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
