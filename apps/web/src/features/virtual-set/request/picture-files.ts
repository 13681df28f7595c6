import { ownPictureField, SET_PICTURE_FIELD } from '@studio/shared/api/set-request'
import type { ComposedPicture } from '../types'
import { toSendable } from './to-sendable'

interface Pictures {
  picture: () => Promise<ComposedPicture>
  ownPictures: () => Promise<{ key: string; blob: Blob }[]>
}

/** Prepares the files of a request, by their field names. Each is small enough to be sent. */
export async function pictureFiles({
  picture,
  ownPictures,
}: Pictures): Promise<[name: string, file: File][]> {
  const own = await ownPictures()
  const composed = await picture()
  const blobs: [string, Blob][] = [
    [SET_PICTURE_FIELD, composed.blob],
    ...own.map(({ key, blob }): [string, Blob] => [ownPictureField(key), blob]),
  ]
  const files: [string, File][] = []
  // The pictures are prepared one after another, because each is decoded completely.
  for (const [name, blob] of blobs) files.push([name, await toFile(name, blob)])
  return files
}

async function toFile(name: string, blob: Blob): Promise<File> {
  const { type, sendable } = await toSendable(blob)
  const label = name === SET_PICTURE_FIELD ? 'virtual-set' : name.replace('_', '-')
  // The date is constant, so that sending the same set again counts as the same attempt.
  return new File([sendable], `${label}.${type}`, { type: `image/${type}`, lastModified: 0 })
}
