import { z } from 'zod'
import { figureSchema } from '../contracts/price'
import { searchHitSchema } from '../contracts/search'
import { COUNTRIES } from '../countries'
import type { ApiCall } from '../contracts/call'
import { requiredText, secretField } from '../contracts/fields'

/** Maximum number of characters of a question. */
export const MAX_GUIDE_QUESTION_LENGTH = 500

/** Maximum bytes of a question's body. JSON may need six bytes for each character. */
export const MAX_GUIDE_BYTES = 8 * 1024

const country = z.enum(COUNTRIES, 'invalidChoice')

/** The body of `POST /api/guide/questions`, which is answered by a stream of `guideEventSchema`. */
export const guideQuestionSchema = z.strictObject({
  text: requiredText(MAX_GUIDE_QUESTION_LENGTH),
  country,
  /** The secret from the first answer. With it, the question continues that conversation. */
  conversation: secretField.optional(),
})

export const guideConversationSchema = z.strictObject({ conversation: secretField, country })

/** The source of an answer. Without a model, an answer quotes the site's pages. */
const answeredBySchema = z.enum(['pages', 'model'])

export type AnsweredBy = z.infer<typeof answeredBySchema>

/** A page that an answer is based on. */
const sourceSchema = searchHitSchema.omit({ image: true })

export type GuideSource = z.infer<typeof sourceSchema>

/** A piece of an answer, without markup. Pieces arrive in the order of the text. */
const partSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph') }),
  z.object({ type: z.literal('item') }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('link'), path: z.string(), title: z.string() }),
  /**
   * A price from the price book for the visitor's country, with the label of the service or item
   * that it pays for.
   */
  z.object({ type: z.literal('figure'), label: z.string(), figure: figureSchema }),
])

export type GuidePart = z.infer<typeof partSchema>

/** An event of an answer, which is sent as the data of a server-sent event. */
export const guideEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('begin'), conversation: z.string(), by: answeredBySchema }),
  z.object({ event: z.literal('part'), part: partSchema }),
  /** The model failed. The answer so far is discarded, and an answer from the pages follows. */
  z.object({ event: z.literal('instead') }),
  z.object({
    event: z.literal('end'),
    sources: z.array(sourceSchema),
    /** Whether an answer was found. If not, editors see the question. */
    isAnswered: z.boolean(),
    /** Whether the question is unrelated to the site. */
    isOffTopic: z.boolean(),
  }),
])

export type GuideEvent = z.infer<typeof guideEventSchema>

/** A question with its answer, which a reloaded page shows again. */
const turnSchema = z.object({
  question: z.string(),
  by: answeredBySchema,
  /**
   * Whether the model has failed, so that the answer is from the pages: see the event `instead`.
   */
  isInstead: z.boolean(),
  parts: z.array(partSchema),
  sources: z.array(sourceSchema),
  isAnswered: z.boolean(),
  isOffTopic: z.boolean(),
})

export type GuideTurn = z.infer<typeof turnSchema>

/** The latest turns of a conversation, oldest first. */
export const guideTurnsSchema = z.object({ turns: z.array(turnSchema) })

export const readGuideConversation = {
  name: 'readGuideConversation',
  method: 'POST',
  path: '/guide/conversation',
  summary: 'What was asked and answered so far in the visitor’s own conversation with the guide',
  caller: 'anyone',
  body: guideConversationSchema,
  answer: guideTurnsSchema,
  errors: ['notFound'],
} as const satisfies ApiCall

/**
 * The calls about the guide. Questions are not among them, because they are a stream: see
 * `askGuide`.
 */
export const guideCalls = [readGuideConversation] as const
