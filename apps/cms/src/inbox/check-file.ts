import type { FieldCode } from '@studio/shared/api/codes'
import { MAX_FILE_BYTES } from '@studio/shared/api/limits'
import { fileTypeFromBuffer } from 'file-type'
import { isFileType, type FileType } from './file-types'

/** The type by what is in the file, whatever it calls itself; or what is wrong with it. */
export async function checkFile(
  data: Buffer,
): Promise<{ type: FileType } | { problem: FieldCode }> {
  if (data.length > MAX_FILE_BYTES) return { problem: 'fileTooLarge' }
  const found = await fileTypeFromBuffer(data)
  return isFileType(found?.mime) ? { type: found.mime } : { problem: 'fileType' }
}
