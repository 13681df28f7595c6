import type { PROJECT_TYPES } from '@studio/shared/inquiry/project-types'
import type { Topic } from '@studio/shared/inquiry/topics'
import type { SetScene } from '@studio/shared/contracts/virtual-set'
import type { Country } from '@studio/shared/countries'
import type { SentConversation } from '../guide/send-along'
import type { SubmissionKind } from './choices'

/** A message that was submitted with any of the forms. */
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
  /** A scene of the website's virtual set. */
  set?: SetScene
  page?: string | undefined
  /** The visitor's earlier conversation with the guide. */
  conversation?: SentConversation | null
  receivesUpdates: boolean
}
