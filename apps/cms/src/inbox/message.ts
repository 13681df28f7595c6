import type { PROJECT_TYPES } from '@studio/shared/api/forms'
import type { Country } from '@studio/shared/countries'
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
  job?: { id: number; title: string }
  portfolio?: string
  message: string
  page?: string | undefined
  receivesUpdates: boolean
}
