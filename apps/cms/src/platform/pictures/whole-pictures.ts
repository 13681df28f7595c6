import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { isOwnFile } from '../uploads/own-file'
import { refusedFile } from '../uploads/refused-file'
import { MAX_PIXELS } from './make-size'

/**
 * Refuses incomplete picture files. A file may have a valid header but only some of the pixels, and
 * pages would show only those.
 */
export const refuseBrokenPictures: CollectionBeforeOperationHook = async ({ args, req }) => {
  if (!req.file?.mimetype.startsWith('image/') || isOwnFile(req)) return args
  try {
    await sharp(req.file.data, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false })
      .raw()
      .toBuffer()
    return args
  } catch {
    const message =
      'This picture is damaged or incomplete: only a part of it can be read. Export it again and upload that file.'
    throw refusedFile(req, 'media', message)
  }
}

/**
 * Measures a picture as it is displayed. Cameras record the rotation in the file, but Payload
 * measures the stored pixels without the rotation.
 */
export const measureUpright: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file?.mimetype.startsWith('image/')) return data
  const { autoOrient } = await sharp(req.file.data).metadata()
  return { ...data, width: autoOrient.width, height: autoOrient.height }
}
