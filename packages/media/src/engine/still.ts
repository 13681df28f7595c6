import { z } from 'zod'

const texts = z.strictObject({
  en: z.string().min(1),
  ar: z.string().min(1),
  de: z.string().min(1),
})

const schema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** Module below `src` whose `build` makes the scene: a still's own, or a shot's. */
  scene: z.string(),
  /** `cut-out` has no surroundings: transparent, with soft edges. */
  stage: z.enum(['final', 'animatic', 'previz', 'board', 'hybrid', 'cut-out']).default('final'),
  frame: z.int().min(0).default(0),
  width: z.int(),
  height: z.int(),
  samples: z.int().default(48),
  /** What each file may weigh, where it needs more than others. */
  bytes: z.int().optional(),
  title: texts,
  alt: texts,
  category: z.string(),
  /** Where the eye should land, in per cent; crops keep it. */
  focal: z.strictObject({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) }),
  /**
   * Where this picture stands on the ground, or offers ground to stand on, in per cent from the
   * top. A person without it is cut by the lower edge.
   */
  ground: z.number().min(0).max(100).optional(),
})
export type Still = z.infer<typeof schema>

/** Validates what the site knows about a single picture before it is rendered. */
export function still(value: z.input<typeof schema>): Still {
  return schema.parse(value)
}
