import { directionOf, type Locale } from '@studio/shared/locales'
import sharp from 'sharp'
import { setText, type SetText } from './set-text'

interface Room {
  width: number
  height: number
}

const SIZES = [96, 88, 80, 74, 68, 62, 56]
const SMALL_SIZES = [56, 50, 44, 38, 32]

/**
 * Weights of a headline's size, by its number of lines. With them, two large lines count more than
 * three slightly larger ones.
 */
const PLEASANT = [1, 1, 0.85, 0.6]

/** Finds the best size at which the headline fits, in lines of similar lengths. */
export async function fitHeadline(
  text: string,
  locale: Locale,
  color: string,
  room: Room,
): Promise<SetText> {
  const at = (size: number, width: number, mayBreakWords = false) =>
    setText(text, { face: 'display', locale, size, color, width, mayBreakWords })
  const fitting: { size: number; set: SetText; weight: number }[] = []
  for (const size of SIZES) {
    const set = await at(size, room.width)
    if (!fits(set, room)) continue
    fitting.push({ size, set, weight: size * (PLEASANT[linesOf(set, size, locale) - 1] ?? 0.5) })
  }
  const [best] = fitting.sort((one, other) => other.weight - one.weight)
  if (best) return balance(best.set, (width) => at(best.size, width))
  for (const size of SMALL_SIZES) {
    const set = await at(size, room.width, true)
    if (fits(set, room)) return set
  }
  return shrink(await at(SMALL_SIZES.at(-1) ?? 32, room.width, true), room)
}

/** The height of a line and the distance between baselines, as fractions of the font size. */
const LINE = { ltr: { own: 0.95, pitch: 1.02 }, rtl: { own: 1.2, pitch: 1.47 } }

function linesOf(set: SetText, size: number, locale: Locale): number {
  const { own, pitch } = LINE[directionOf(locale)]
  return Math.max(1, 1 + Math.round((set.height / size - own) / pitch))
}

function fits(set: SetText, room: Room): boolean {
  return set.width <= room.width && set.height <= room.height
}

/**
 * Narrows the text as long as no line is added and no word overflows, so that no word is alone in
 * the last line.
 */
async function balance(
  set: SetText,
  atWidth: (width: number) => Promise<SetText>,
): Promise<SetText> {
  let best = set
  for (const share of [0.9, 0.8, 0.7, 0.6, 0.5]) {
    const width = Math.round(set.width * share)
    const narrower = await atWidth(width)
    if (narrower.height > set.height * 1.15 || narrower.width > width) break
    best = narrower
  }
  return best
}

/** Scales a headline down if it is too long for every size. */
async function shrink(set: SetText, { width, height }: Room): Promise<SetText> {
  const { data, info } = await sharp(set.input)
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}
