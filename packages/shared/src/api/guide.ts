import { z } from 'zod'
import { searchHitSchema } from '../contracts/search'
import { figureSchema } from '../contracts/price'
import { COUNTRIES } from '../countries'
import { requiredText, secretField } from './fields'

/** Characters. */
export const LONGEST_GUIDE_QUESTION = 500

/** Bytes of a question's body: every character may come as an escape of six. */
export const MAX_GUIDE_BYTES = 8 * 1024

const country = z.enum(COUNTRIES, 'invalidChoice')

/** `POST /api/guide/questions`, answered by a line of `guideEventSchema`. */
export const guideQuestionSchema = z.strictObject({
  text: requiredText(LONGEST_GUIDE_QUESTION),
  country,
  /** What the first answer gave: says which conversation goes on, and is known to nobody else. */
  conversation: secretField.optional(),
})

export const guideConversationSchema = z.strictObject({ conversation: secretField, country })

/** Without a model an answer is what was found on the site's pages, word for word. */
const answeredBySchema = z.enum(['pages', 'model'])

export type AnsweredBy = z.infer<typeof answeredBySchema>

/** A page that an answer comes from. */
const sourceSchema = searchHitSchema.omit({ image: true })

export type GuideSource = z.infer<typeof sourceSchema>

/** A piece of an answer, in order. No piece has markup in it. */
const partSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph') }),
  z.object({ type: z.literal('item') }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('link'), path: z.string(), title: z.string() }),
  /** From the price book, for the visitor's country; the label says of what. */
  z.object({ type: z.literal('figure'), label: z.string(), figure: figureSchema }),
])

export type GuidePart = z.infer<typeof partSchema>

/** One message of an answer: the data of a server-sent event. */
export const guideEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('begin'), conversation: z.string(), by: answeredBySchema }),
  z.object({ event: z.literal('part'), part: partSchema }),
  /** The model has failed: what was said so far is dropped, and the pages answer. */
  z.object({ event: z.literal('instead') }),
  z.object({
    event: z.literal('end'),
    sources: z.array(sourceSchema),
    /** Whether there was something to say; if not, editors see the question. */
    isAnswered: z.boolean(),
  }),
])

export type GuideEvent = z.infer<typeof guideEventSchema>

/** A question with its answer, as a reloaded page shows it again. */
const turnSchema = z.object({
  question: z.string(),
  by: answeredBySchema,
  /** As after the event of this name: the question went to a model, whose answer failed. */
  isInstead: z.boolean(),
  parts: z.array(partSchema),
  sources: z.array(sourceSchema),
  isAnswered: z.boolean(),
})

export type GuideTurn = z.infer<typeof turnSchema>

/** The last ones, oldest first. */
export const guideTurnsSchema = z.object({ turns: z.array(turnSchema) })
