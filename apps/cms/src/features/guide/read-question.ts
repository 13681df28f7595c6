import { guideQuestionSchema, MAX_GUIDE_BYTES } from '@studio/shared/api/guide'
import { readBytes } from '@studio/shared/requests/bodies'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { fieldProblems } from '../../platform/api/field-problems'
import { errorResponse } from '../../platform/lib/respond'

type Question = z.output<typeof guideQuestionSchema>

/**
 * Reads the question from the request.
 *
 * @returns the question in the form of its contract, or an error response if it is invalid
 */
export async function readQuestion(req: PayloadRequest): Promise<Question | Response> {
  const type = (req.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'application/json') return errorResponse('unsupportedMediaType')
  const bytes = await readBytes(req as Request, MAX_GUIDE_BYTES)
  if (!bytes) return errorResponse('tooLarge')
  const sent = parse(bytes)
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    return errorResponse('invalidBody')
  }
  const question = guideQuestionSchema.safeParse(sent)
  return question.success
    ? question.data
    : errorResponse('invalidFields', fieldProblems(question.error))
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return null
  }
}
