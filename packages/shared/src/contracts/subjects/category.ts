import { z } from 'zod'
import { choicesSchema, reelItemSchema, reelListSchema } from '../reel'
import { richTextSchema } from '../rich-text'

/** A page that lists the films of a reel or a category. */
export const categorySubjectSchema = z.object({
  type: z.literal('category'),
  lead: z.string().nullable(),
  body: richTextSchema,
  /** The film that stands for all; it is also in the list. */
  leadVideo: reelItemSchema.nullable(),
  films: reelListSchema,
  /** The categories beside this one, itself among them. */
  siblings: choicesSchema,
})

export type CategorySubject = z.infer<typeof categorySubjectSchema>
