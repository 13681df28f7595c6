import type { z } from 'zod'
import { showAlert } from '@/components/ui/show-alert'
import { NO_ANSWER, readAnswer, type ApiAnswer } from './api-answer'
import { pageLanguage } from './page-language'

/** Timeouts in milliseconds. A file on a slow connection takes longer. */
const TIMEOUT_MS = 20_000
const TIMEOUT_WITH_FILE_MS = 120_000

export interface ApiRequest<Schema extends z.ZodType> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below `/api`. */
  path: string
  /** Sent as JSON, or as it is if it is a form. */
  body?: object
  /** The schema of a successful answer, `z.null()` for an empty one. */
  schema: Schema
}

/**
 * Calls this site's own API. Never throws. Shows an alert for failures of the server, so that
 * callers need not, and returns them.
 */
export async function callApi<Schema extends z.ZodType>({
  method,
  path,
  body,
  schema,
}: ApiRequest<Schema>): Promise<ApiAnswer<z.output<Schema>>> {
  const answer = await send(method, path, body, schema)
  if (!answer.isDone && answer.status >= 500) void showAlert('error')
  return answer
}

async function send<Schema extends z.ZodType>(
  method: string,
  path: string,
  body: object | undefined,
  schema: Schema,
): Promise<ApiAnswer<z.output<Schema>>> {
  const isForm = body instanceof FormData
  try {
    const response = await fetch(`/api${path}`, {
      method,
      headers: {
        ...pageLanguage(),
        ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(isForm ? TIMEOUT_WITH_FILE_MS : TIMEOUT_MS),
    })
    return await readAnswer(response, schema)
  } catch {
    return NO_ANSWER
  }
}
