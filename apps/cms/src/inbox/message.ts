import type { PROJECT_TYPES } from '@studio/shared/inquiry/project-types'
import type { Topic } from '@studio/shared/inquiry/topics'
import type { SetScene } from '@studio/shared/contracts/virtual-set'
import type { Country } from '@studio/shared/countries'
import type { SentConversation } from '../guide/send-along'
import type { SubmissionKind } from './choices'

/** Something that came in through a form, whichever form it was. */
export interface Message {
  kind: SubmissionKind
  country: Country
  name: string
  email: string
  phone?: string | undefined
  company?: string | undefined
  projectType?: (typeof PROJECT_TYPES)[number]
  topic?: Topic | undefined
  job?: { id: number; title: string }
  portfolio?: string
  message: string
  /** Composed with the website's tool. */
  set?: SetScene
  page?: string | undefined
  /** What the visitor asked the guide before, and sends along. */
  conversation?: SentConversation | null
  receivesUpdates: boolean
}
