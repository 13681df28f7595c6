import { z } from 'zod'
import { versionOfFile } from './version-of-file'

const sameFileSchema = z.object({
  id: z.number(),
  filename: z.string(),
  alt: z.string().nullish(),
  fileVersion: z.string().nullish(),
})

export type SameFile = z.infer<typeof sameFileSchema>

const answerSchema = z.object({ docs: z.array(sameFileSchema) })

interface Sought {
  /** A file that is not stored yet; null to search for copies of the stored one. */
  file: File | null
  /** The id of the open document; null for a new one. */
  id: number | null
}

const MAX_FOUND = 5

/**
 * The stored files with the same content. A large file is only read if a stored one has its size.
 */
export async function findSameFiles(
  apiRoute: string,
  { file, id }: Sought,
  signal: AbortSignal,
): Promise<SameFile[]> {
  const find = async (field: string, value: string | number, limit: number) => {
    const query = new URLSearchParams({
      [`where[${field}][equals]`]: String(value),
      depth: '0',
      limit: String(limit),
    })
    for (const name of ['filename', 'alt', 'fileVersion']) query.set(`select[${name}]`, 'true')
    const answer = await fetch(`${apiRoute}/media?${query}`, { credentials: 'include', signal })
    return answerSchema.parse(await answer.json()).docs
  }
  const version = file
    ? (await find('filesize', file.size, 1)).length > 0 && (await versionOfFile(file))
    : (await find('id', id ?? 0, 1))[0]?.fileVersion
  if (!version) return []
  const same = await find('fileVersion', version, MAX_FOUND + 1)
  return same.filter((one) => one.id !== id).slice(0, MAX_FOUND)
}
