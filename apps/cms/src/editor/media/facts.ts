import { z } from 'zod'

const factsSchema = z.object({
  id: z.number(),
  /** The number of pages that visitors see with the file. */
  pages: z.number(),
  /** Whether the header or footer, and therefore every page, shows the file. */
  isInLayout: z.boolean(),
  /** Ids of other files with the same content. */
  copies: z.array(z.number()),
  /** The small size of a clip's poster. */
  poster: z.string().nullable(),
})

export type FileFacts = z.infer<typeof factsSchema>

export const factsAnswerSchema = z.object({ files: z.array(factsSchema) })

export type FactsAnswer = z.infer<typeof factsAnswerSchema>
