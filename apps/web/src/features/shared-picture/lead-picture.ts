import { SITE_MEDIA_PATH } from '@studio/shared/api/site-reads'
import sharp from 'sharp'
import { fetchCms } from '@/cms/client'
import { PHOTO, type PicturePlan } from './picture-plan'

/**
 * Loads the page's lead picture and crops it around its focal point.
 * @returns null if it cannot be loaded
 */
export async function leadPicture(lead: NonNullable<PicturePlan['lead']>): Promise<Buffer | null> {
  try {
    const path = lead.src.replace(/^\/media\//, `/api${SITE_MEDIA_PATH}/`)
    const answer = await fetchCms(path, { waits: 'shareImage' })
    if (!answer.ok) return null
    return await crop(Buffer.from(await answer.arrayBuffer()), lead.focalPoint)
  } catch {
    return null
  }
}

async function crop(bytes: Buffer, focus: { x: number; y: number }): Promise<Buffer> {
  const image = sharp(bytes)
  const { width, height } = await image.metadata()
  const scale = Math.max(PHOTO.width / width, PHOTO.height / height)
  const [wide, high] = [Math.ceil(width * scale), Math.ceil(height * scale)]
  const start = (length: number, room: number, percent: number) =>
    Math.round(Math.min(Math.max((length * percent) / 100 - room / 2, 0), length - room))
  return image
    .resize(wide, high, { fit: 'fill' })
    .extract({
      left: start(wide, PHOTO.width, focus.x),
      top: start(high, PHOTO.height, focus.y),
      ...PHOTO,
    })
    .toBuffer()
}
