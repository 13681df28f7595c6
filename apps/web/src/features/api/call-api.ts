import type { z } from 'zod'
import { showAlert } from '@/components/ui/show-alert'
import { NO_ANSWER, readAnswer, type ApiAnswer } from './api-answer'
import { pageLanguage } from './page-language'

/** Milliseconds after which nobody waits any longer; a file on a slow line takes its time. */
const PATIENCE = 20_000
const PATIENCE_WITH_FILE = 120_000

export interface ApiRequest<Schema extends z.ZodType> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below `/api`. */
  path: string
  /** Sent as JSON, but for a form with its file. */
  body?: object
  /** What a success answers; `z.null()` where that is nothing. */
  schema: Schema
}

/**
 * One call of this site's own API. Never throws; a failure of the server's is
 * told to the visitor here, once for all calls, and handed on.
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
      signal: AbortSignal.timeout(isForm ? PATIENCE_WITH_FILE : PATIENCE),
    })
    return await readAnswer(response, schema)
  } catch {
    return NO_ANSWER
  }
}
