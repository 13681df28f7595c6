import sharp from 'sharp'
import { MAX_PIXELS } from '../../../../platform/pictures/make-size'
import { privateStorage } from '../../../../platform/storage/private-storage'
import { UNKNOWN } from '../../versions/uploads/sniff'
import { isShown } from './note-file-views'

interface Stored {
  storageKey: string
  mimeType: string
}

/**
 * The type with which an attachment is stored. Browsers show attached pictures as they were sent, so
 * pictures with too many pixels, whose decoding takes much memory, are only downloaded. This reads
 * only the file's header.
 */
export async function typeOfAttachment({ storageKey, mimeType }: Stored): Promise<string> {
  if (!isShown(mimeType)) return mimeType
  const pixels = await privateStorage.withFile(storageKey, countPixels)
  return pixels <= MAX_PIXELS ? mimeType : UNKNOWN
}

async function countPixels(file: string): Promise<number> {
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata()
    return width * height
  } catch {
    return Infinity
  }
}
