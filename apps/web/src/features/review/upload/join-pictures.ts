import { makePictureVersion } from '@studio/shared/review/version-changes'
import { callAsMember } from '@/features/account/call-as-member'
import { problemOfAnswer, type UploadProblem } from './upload-problem'

/** Combines uploaded pictures into one version. @returns the error, if any */
export async function joinPictures(
  deliverableId: string,
  uploads: string[],
): Promise<UploadProblem | null> {
  const parameters = { deliverable: deliverableId }
  const answer = await callAsMember(makePictureVersion, { parameters, body: { uploads } })
  return answer.isDone ? null : problemOfAnswer(answer.status, '')
}
