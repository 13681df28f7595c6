import type { ApiCall } from '@studio/shared/contracts/call'
import type { Locale } from '@studio/shared/locales'
import type { Visitor } from '@studio/shared/visitor/visitor'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { User } from '../../payload-types'
import type { SentFile } from './read-body'

type Parsed<Call, Part extends keyof ApiCall> =
  Call extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : null

/** The validated input of a declared call. */
export interface CallContext<Call extends ApiCall> {
  req: PayloadRequest
  body: Parsed<Call, 'body'>
  query: Parsed<Call, 'query'>
  parameters: Parsed<Call, 'parameters'>
  /** The caller's account; calls whose contract requires an account are refused without one. */
  account: Call['caller'] extends 'account' ? User : User | null
  sessionId: Call['caller'] extends 'account' ? string : string | null
  locale: Locale
  /** The visitor's IP address, or null if no trusted proxy has signed it. */
  address: string | null
  visitor: Visitor | null
  file: SentFile | null
  files: ReadonlyMap<string, SentFile>
}
