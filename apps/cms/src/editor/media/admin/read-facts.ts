import { type FileFacts, factsAnswerSchema } from '../facts'

export async function readFacts(
  apiRoute: string,
  ids: readonly number[],
  signal?: AbortSignal,
): Promise<FileFacts[]> {
  const answer = await fetch(`${apiRoute}/media-library/facts?ids=${ids.join(',')}`, {
    credentials: 'include',
    ...(signal && { signal }),
  })
  if (!answer.ok) throw new Error(`The facts about files were answered with ${answer.status}.`)
  return factsAnswerSchema.parse(await answer.json()).files
}
