import {
  type GuideEvent,
  guideEventSchema,
  type GuidePart,
  type GuideSource,
} from '@studio/shared/api/guide'
import { VISITOR_HEADER, writeVisitor } from '@studio/shared/visitor/visitor'
import { askCms } from './ask-cms'
import { newAddress } from './call-api'

interface Asked {
  text: unknown
  country?: unknown
  conversation?: string
  language?: string
  address?: string
}

/** Sends a question in the same way as the web. */
export async function postQuestion(asked: Asked, headers: object = {}): Promise<Response> {
  const { language = 'en', address = newAddress(), country = 'us', ...question } = asked
  return askCms(
    new Request('http://localhost:3001/api/guide/questions', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        [VISITOR_HEADER]: writeVisitor({ address, country: null, host: 'localhost' }),
        ...headers,
      },
      body: JSON.stringify({ country, ...question }),
    }),
  )
}

export interface GuideAnswer {
  conversation: string
  by: 'pages' | 'model'
  parts: GuidePart[]
  sources: GuideSource[]
  isAnswered: boolean | null
  isOffTopic: boolean
  /** The complete response as text. */
  raw: string
}

/**
 * Asks the guide.
 *
 * @returns the complete answer, in the form in which the visitor's page receives it
 */
export async function askGuide(asked: Asked): Promise<GuideAnswer> {
  const response = await postQuestion(asked)
  const raw = await response.text()
  if (!response.ok) throw new Error(`${response.status} ${raw}`)
  const events = raw
    .split('\n\n')
    .filter(Boolean)
    .map((block) => guideEventSchema.parse(JSON.parse(block.replace(/^data: /, ''))))
  return events.reduce<GuideAnswer>(take, {
    conversation: '',
    by: 'pages',
    parts: [],
    sources: [],
    isAnswered: null,
    isOffTopic: false,
    raw,
  })
}

function take(answer: GuideAnswer, event: GuideEvent): GuideAnswer {
  switch (event.event) {
    case 'begin':
      return { ...answer, conversation: event.conversation, by: event.by }
    case 'part':
      return { ...answer, parts: [...answer.parts, event.part] }
    case 'instead':
      return { ...answer, by: 'pages', parts: [] }
    case 'end':
      return {
        ...answer,
        sources: event.sources,
        isAnswered: event.isAnswered,
        isOffTopic: event.isOffTopic,
      }
  }
}

/** The words of an answer, in which links and figures are replaced by names. */
export function wordsOf({ parts }: Pick<GuideAnswer, 'parts'>): string {
  return parts
    .map((part) => {
      if (part.type === 'text') return part.text
      if (part.type === 'link') return `{${part.path}}`
      return part.type === 'figure' ? `<${part.label}>` : '\n'
    })
    .join('')
    .trim()
}
