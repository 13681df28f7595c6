import { MAX_SET_PICTURE_BYTES } from '@studio/shared/api/limits'
import {
  MAX_OWN_PICTURES,
  ownPictureField,
  ownPictureKey,
  SET_PICTURE_FIELD,
} from '@studio/shared/api/set-request'
import type { FieldCode } from '@studio/shared/contracts/codes'
import type { SetScene } from '@studio/shared/contracts/virtual-set'
import type { SentFile } from '../../../platform/api/read-body'
import sharp from 'sharp'
import { wholeBytes } from '../../../platform/pictures/whole-bytes'
import { checkFile, type GivenFile } from '../attachments'
import { MAX_PIXELS } from '../../../platform/pictures/make-size'

export interface SetPictures {
  picture: GivenFile
  own: { key: string; file: GivenFile }[]
}

/**
 * Reads the composed picture and the sender's own pictures, which must be exactly those that the
 * set names.
 *
 * @returns the pictures, or errors by field
 */
export async function readSetPictures(
  scene: SetScene,
  files: ReadonlyMap<string, SentFile>,
): Promise<SetPictures | { problems: Record<string, FieldCode> }> {
  const named = ownKeys(scene)
  const problems: Record<string, FieldCode> = {}
  const own: SetPictures['own'] = []
  let picture: GivenFile | null = null
  if (files.size > MAX_OWN_PICTURES + 1) return { problems: { [SET_PICTURE_FIELD]: 'unknown' } }
  for (const [field, file] of files) {
    const key = ownPictureKey(field)
    const checked = await checkPicture(file)
    if (typeof checked === 'string') problems[field] = checked
    else if (key === null) picture = checked
    else if (named.has(key)) own.push({ key, file: checked })
    else problems[field] = 'unknown'
  }
  for (const field of [SET_PICTURE_FIELD, ...[...named].map(ownPictureField)]) {
    if (!files.has(field)) problems[field] = 'required'
  }
  if (!picture || Object.keys(problems).length > 0) return { problems }
  return { picture, own }
}

function ownKeys({ background, people }: SetScene): Set<string> {
  const sources = [...(background ? [background] : []), ...people].map(({ source }) => source)
  return new Set(sources.flatMap(({ from, key }) => (from === 'own' ? [key] : [])))
}

async function checkPicture({ name, data }: SentFile): Promise<GivenFile | FieldCode> {
  if (data.length > MAX_SET_PICTURE_BYTES) return 'fileTooLarge'
  const checked = await checkFile(data)
  if ('problem' in checked) return checked.problem
  return checked.type === 'application/pdf' ? 'fileType' : { name, data, type: checked.type }
}

/**
 * Decodes every picture before any is stored, to find broken and oversized ones. Decoding is
 * expensive, so callers check rate limits first.
 */
export async function findBroken({
  picture,
  own,
}: SetPictures): Promise<Record<string, FieldCode>> {
  const fields: [string, GivenFile][] = [
    [SET_PICTURE_FIELD, picture],
    ...own.map(({ key, file }): [string, GivenFile] => [ownPictureField(key), file]),
  ]
  const problems: Record<string, FieldCode> = {}
  for (const [field, { data }] of fields) {
    if (!(await isReadable(data))) problems[field] = 'fileType'
  }
  return problems
}

/**
 * The maximum number of bytes that a decoded picture may take, which is enough for a large
 * photograph. Anybody may send a set, so larger pictures are refused.
 */
const MAX_WHOLE_BYTES = 200 * 1024 ** 2

async function isReadable(data: Buffer): Promise<boolean> {
  try {
    const metadata = await sharp(data, { limitInputPixels: MAX_PIXELS }).metadata()
    if (wholeBytes(metadata) > MAX_WHOLE_BYTES) return false
    await sharp(data, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' }).resize(8).toBuffer()
    return true
  } catch {
    return false
  }
}
