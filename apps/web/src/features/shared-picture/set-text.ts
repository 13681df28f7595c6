import { directionOf, type Locale } from '@studio/shared/locales'
import sharp from 'sharp'
import { fontFiles, type Family } from './font-files'

export type Face = 'display' | 'mono'

interface TextStyle {
  face: Face
  locale: Locale
  /** Pixels. */
  size: number
  /** `#rrggbb` */
  color: string
  /** Pixels after which a line is broken between two words; one line if absent. */
  width?: number
  /** Also inside a word, where one alone is wider than the line. */
  mayBreakWords?: boolean
}

/** Text as a transparent picture, no larger than its letters. */
export interface SetText {
  input: Buffer
  width: number
  height: number
}

const RIGHT_TO_LEFT = '\u200f'

/** Shaped by HarfBuzz, ordered by the rules for mixed directions, broken by Pango. */
export async function setText(text: string, style: TextStyle): Promise<SetText> {
  const files = await fontFiles()
  const { locale, size, color, width, face, mayBreakWords } = style
  const isRtl = directionOf(locale) === 'rtl'
  const { data, info } = await sharp({
    text: {
      text: `${isRtl ? RIGHT_TO_LEFT : ''}<span foreground="${color}" ${attributes(style)}>${escapeMarkup(text)}</span>`,
      font: describeFont(face, isRtl, size),
      fontfile: await registerAll(files, LEADING_FAMILY[face]),
      dpi: 72,
      rgba: true,
      ...(width ? { width, wrap: mayBreakWords ? 'word-char' : 'word' } : {}),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

const LEADING_FAMILY: Record<Face, Family> = {
  display: 'Archivo SemiBold',
  mono: 'JetBrains Mono',
}

/** Latin names in Arabic text keep their own face, as on the page. */
function describeFont(face: Face, isRtl: boolean, size: number): string {
  const axes = face === 'display' ? '@wght=760,wdth=112' : '@wght=560'
  const own = LEADING_FAMILY[face]
  return isRtl ? `IBM Plex Sans Arabic, ${own}, Bold ${size}` : `${own}, ${size} ${axes}`
}

function attributes({ face, locale, size }: TextStyle): string {
  if (directionOf(locale) === 'rtl') return 'line_height="0.84"'
  // Thousandths of a point are 1024 to Pango, and at 72 dpi a point is a pixel.
  const spacing = Math.round(size * 1024 * (face === 'display' ? -0.026 : -0.01))
  return `letter_spacing="${spacing}" line_height="0.94"`
}

let registered: Promise<unknown> | undefined

/** A text names one file, but may need letters of all: each is made known by a first text. */
async function registerAll(files: Record<Family, string>, leading: Family): Promise<string> {
  registered ??= Promise.all(
    Object.values(files).map((fontfile) =>
      sharp({ text: { text: '.', fontfile } })
        .png()
        .toBuffer(),
    ),
  )
  await registered
  return files[leading]
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function escapeMarkup(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
}
