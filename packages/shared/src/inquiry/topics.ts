import type { ProjectType } from './project-types'

/** The name of the query parameter and of the contact form's field for the topic. */
export const TOPIC_FIELD = 'topic'

interface TopicFacts {
  /** The project type that the form selects together with the topic. */
  projectType: ProjectType
  /** The pages whose buttons ask about the topic. */
  pages: readonly string[]
  /** The row of the price book, as `list/row`, that the topic books. */
  row?: string
}

/**
 * All topics that a button can ask about. If a topic is part of another one, its name follows the
 * other name after a dot.
 */
const TOPIC_FACTS = {
  '2d-animatics': { projectType: 'animatics', pages: ['2d-animatics'] },
  '3d-animatics': { projectType: 'animatics', pages: ['3d-animatics'] },
  boardomatics: { projectType: 'animatics', pages: ['boardomatics', 'service/boardomatics'] },
  'hybrid-animatics': { projectType: 'animatics', pages: ['hybrid-animatics'] },
  'traditional-animatics': { projectType: 'animatics', pages: ['traditional-animatics'] },
  'ai-animatics': { projectType: 'animatics', pages: ['ai-animatics'] },
  'ai-photomatics': { projectType: 'animatics', pages: ['ai-photomatics'] },
  'animatic-style': {
    projectType: 'animatics',
    pages: ['animation-comparison', 'how-to-choose-an-animatic-style', 'why-use-animatics'],
  },
  animation: { projectType: 'animation', pages: ['animation-services'] },
  '360-animation': {
    projectType: 'animation',
    pages: ['360-animation-doctor-strange', '360-animation-unreal-4', '360-social-media-animation'],
  },
  commercial: { projectType: 'animation', pages: ['commercial-production'] },
  script: { projectType: 'storyboards', pages: ['scriptwriting', 'script-and-story-development'] },
  'ai-video': { projectType: 'aiContent', pages: ['ai-video-production'] },
  chatbot: { projectType: 'aiContent', pages: ['custom-ai-chatbot'] },
  'virtual-production': { projectType: 'virtualProduction', pages: ['virtual-production'] },
  'real-estate': { projectType: 'virtualProduction', pages: ['virtual-production-real-estate'] },
  'music-video': { projectType: 'virtualProduction', pages: ['music-video-production'] },
  renderlux: { projectType: 'customSolutions', pages: ['renderlux'] },
  'digital-doubles': { projectType: 'customSolutions', pages: ['service/digital-doubles'] },
  sound: { projectType: 'customSolutions', pages: ['audio-services', 'sound-design'] },
  'voice-casting': { projectType: 'customSolutions', pages: ['voice-casting'] },
  'motion-capture': {
    projectType: 'studioRental',
    pages: ['motion-capture', 'motion-capture-pricing'],
  },
  'motion-capture.half-day': {
    projectType: 'studioRental',
    pages: [],
    row: 'motion-capture/half-day',
  },
  'green-screen-studio': { projectType: 'studioRental', pages: ['green-screen-studio'] },
  'green-screen-studio.hours': {
    projectType: 'studioRental',
    pages: [],
    row: 'green-screen-studio/hour',
  },
  'green-screen-studio.half-day': {
    projectType: 'studioRental',
    pages: [],
    row: 'green-screen-studio/half-day',
  },
  'green-screen-studio.full-day': {
    projectType: 'studioRental',
    pages: [],
    row: 'green-screen-studio/full-day',
  },
  'podcast-studio': { projectType: 'studioRental', pages: ['podcast-studio-rental'] },
  'podcast-studio.audio-starter': {
    projectType: 'studioRental',
    pages: [],
    row: 'podcast-audio/starter',
  },
  'podcast-studio.audio-premium': {
    projectType: 'studioRental',
    pages: [],
    row: 'podcast-audio/premium',
  },
  'podcast-studio.one-camera': {
    projectType: 'studioRental',
    pages: [],
    row: 'podcast-video/one-camera',
  },
  'podcast-studio.two-cameras': {
    projectType: 'studioRental',
    pages: [],
    row: 'podcast-video/two-cameras',
  },
  'podcast-studio.three-cameras': {
    projectType: 'studioRental',
    pages: [],
    row: 'podcast-video/three-cameras',
  },
  livestream: { projectType: 'studioRental', pages: ['livestream-packages'] },
  'livestream.essential': {
    projectType: 'studioRental',
    pages: [],
    row: 'livestream-tiers/essential',
  },
  'livestream.professional': {
    projectType: 'studioRental',
    pages: [],
    row: 'livestream-tiers/professional',
  },
  'livestream.three-cameras': {
    projectType: 'studioRental',
    pages: [],
    row: 'livestream-tiers/three-cameras',
  },
  'review-room': { projectType: 'animation', pages: ['production-team-collaboration'] },
  'studio-visit': { projectType: 'studioRental', pages: ['event'] },
} as const satisfies Record<string, TopicFacts>

export type Topic = keyof typeof TOPIC_FACTS

export const TOPICS = Object.keys(TOPIC_FACTS) as [Topic, ...Topic[]]

export function isTopic(value: unknown): value is Topic {
  return typeof value === 'string' && Object.hasOwn(TOPIC_FACTS, value)
}

export function projectTypeOf(topic: Topic): ProjectType {
  return TOPIC_FACTS[topic].projectType
}

/** @returns the topic for those buttons of a page that do not name one themselves, or null */
export function topicOfPage(path: string): Topic | null {
  return TOPICS.find((topic) => (TOPIC_FACTS[topic] as TopicFacts).pages.includes(path)) ?? null
}

/**
 * @returns the topic that books a row of the price book, or null if the row cannot be booked by
 * itself
 */
export function topicOfPriceRow(list: string, row: string): Topic | null {
  const booked = `${list}/${row}`
  return TOPICS.find((topic) => (TOPIC_FACTS[topic] as TopicFacts).row === booked) ?? null
}

/** @returns the topic in a query, or null if there is no such topic */
export function readTopic(query: URLSearchParams): Topic | null {
  const topic = query.get(TOPIC_FIELD)
  return isTopic(topic) ? topic : null
}
