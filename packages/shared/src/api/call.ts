import type { z } from 'zod'
import type { ErrorCode } from './codes'

/** Who may call: everyone, whoever is logged in, or only whoever is not. */
export type Caller = 'anyone' | 'account' | 'guest'

/**
 * One call under `/api`, of the CMS and, at the same path, of the web. The same
 * declaration checks what comes in, documents the call and drives its tests.
 */
export interface ApiCall {
  /** Unique; the operation's name in the API's description. */
  name: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below `/api`, with parameters in braces: `/oauth/{provider}`. */
  path: string
  summary: string
  caller: Caller
  /** Reads only, although its method does not say so: pages of others and programs may call it. */
  isRead?: true
  parameters?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** The call takes a file beside its fields, as `multipart/form-data`. */
  takesFile?: boolean
  /** What a success answers; null: 204 and nothing. */
  answer: z.ZodType | null
  /** Besides those that each call can give: see `errors-of.ts`. */
  errors?: readonly ErrorCode[]
}
