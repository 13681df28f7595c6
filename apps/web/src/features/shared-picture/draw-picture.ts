import { directionOf } from '@studio/shared/locales'
import sharp from 'sharp'
import { backdrop } from './backdrop'
import { fitHeadline } from './fit-headline'
import { leadPicture } from './lead-picture'
import { photoGround } from './photo-ground'
import { PICTURE, type PicturePlan } from './picture-plan'
import { setText, type SetText } from './set-text'
import { wordmark } from './wordmark'

const MARGIN = 66
/** The scale of Arabic text, because its letters look smaller than Latin ones of the same size. */
const ARABIC = 1.15
/**
 * The size of the text area in pixels. It leaves the finished part of the backdrop and the middle
 * of a photo free.
 */
const ROOM = { drawing: { width: 858, height: 296 }, photo: { width: 700, height: 312 } }
const INKS = { ink: '#f6f3ec', paper: '#0e0f13' }
const QUIET = { ink: '#a4dded', paper: '#2c3a40' }

/** Draws the picture as JPEG, which all services can show. */
export async function drawPicture(plan: PicturePlan): Promise<Buffer> {
  const { locale, headline, label, detail } = plan
  const isRtl = directionOf(locale) === 'rtl'
  const photo = plan.lead && (await leadPicture(plan.lead))
  const surface = photo ? 'ink' : plan.surface
  const line = (text: string, size: number, color: string) =>
    setText(text, { face: 'mono', locale, size: isRtl ? size * ARABIC : size, color })

  const title = await fitHeadline(
    headline,
    locale,
    INKS[surface],
    ROOM[photo ? 'photo' : 'drawing'],
  )
  const name = await wordmark(plan.studioName, INKS[surface], isRtl)
  const above = label ? await line(label, 28, QUIET[surface]) : null
  const below = detail ? await line(detail, 30, INKS[surface]) : null

  const foot = PICTURE.height - MARGIN
  const bottom = below ? foot - 74 : foot
  const placed = [
    at(name, MARGIN),
    at(title, bottom - title.height),
    ...(above ? [at(above, bottom - title.height - 26 - above.height)] : []),
    ...(below ? [at(below, foot - below.height)] : []),
  ]
  return sharp(photo ? await photoGround(photo, isRtl) : backdrop(surface, isRtl))
    .composite(placed)
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer()

  function at({ input, width }: SetText, top: number) {
    const left = isRtl ? PICTURE.width - MARGIN - width : MARGIN
    return { input, left: Math.round(left), top: Math.round(top) }
  }
}
