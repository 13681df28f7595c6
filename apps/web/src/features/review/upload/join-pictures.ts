import { z } from 'zod'
import { callAsMember } from '@/features/account/call-as-member'
import { problemOfAnswer, type UploadProblem } from './upload-problem'

/** Combines uploaded pictures into one version. @returns the error, if any */
export async function joinPictures(
  deliverableId: string,
  uploads: string[],
): Promise<UploadProblem | null> {
  const path = `/review/deliverables/${deliverableId}/picture-versions` as const
  const answer = await callAsMember({ method: 'POST', path, body: { uploads }, schema: z.null() })
  return answer.isDone ? null : problemOfAnswer(answer.status, '')
}
