import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
} from 'payload'
import sharp from 'sharp'
import { MOST_PIXELS } from './make-size'

/** A file may have a picture's head and only a part of its pixels: pages would show that part. */
export const refuseBrokenPictures: CollectionBeforeOperationHook = async ({ args, req }) => {
  if (!req.file?.mimetype.startsWith('image/')) return args
  try {
    await sharp(req.file.data, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false })
      .raw()
      .toBuffer()
    return args
  } catch {
    const message =
      'This picture is damaged or incomplete: only a part of it can be read. Export it again and upload that file.'
    throw new ValidationError(
      { collection: 'media', errors: [{ path: 'file', message }], req },
      req.t,
    )
  }
}

/** Cameras note that a picture is turned; Payload measures it as it lies in the file. */
export const measureUpright: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file?.mimetype.startsWith('image/')) return data
  const { autoOrient } = await sharp(req.file.data).metadata()
  return { ...data, width: autoOrient.width, height: autoOrient.height }
}
