import type { ApiCall } from '@studio/shared/api/call'
import type { z } from 'zod'
import { json } from './respond'

export type AnswerOf<Call extends ApiCall> = Call['answer'] extends z.ZodType
  ? z.input<Call['answer']>
  : null

/**
 * A success: 204 where the contract has no answer. Otherwise the value goes through
 * the contract, so that nothing leaves that is not declared.
 */
export function answer<Call extends ApiCall>(call: Call, value: AnswerOf<Call>): Response {
  if (!call.answer) {
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  }
  return json(call.answer.parse(value))
}
