import { directionOf, type Locale } from '@studio/shared/locales'
import sharp from 'sharp'
import { fontFiles, type Family } from './font-files'

export type Face = 'display' | 'mono'

interface TextStyle {
  face: Face
  locale: Locale
  /** Font size in pixels. */
  size: number
  /** The color as `#rrggbb`. */
  color: string
  /** The maximum width of a line in pixels. If undefined, the text stays on one line. */
  width?: number
  /** Whether a word that is wider than the line may be broken. */
  mayBreakWords?: boolean
}

/** A text as a transparent picture, cropped to its letters. */
export interface SetText {
  input: Buffer
  width: number
  height: number
}

const RIGHT_TO_LEFT = '\u200f'

/** Renders a text. HarfBuzz shapes it, and Pango orders mixed directions and breaks lines. */
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

/** Latin names in Arabic text have the Latin font, as on the page. */
function describeFont(face: Face, isRtl: boolean, size: number): string {
  const axes = face === 'display' ? '@wght=760,wdth=112' : '@wght=560'
  const own = LEADING_FAMILY[face]
  return isRtl ? `IBM Plex Sans Arabic, ${own}, Bold ${size}` : `${own}, ${size} ${axes}`
}

function attributes({ face, locale, size }: TextStyle): string {
  if (directionOf(locale) === 'rtl') return 'line_height="0.84"'
  // Pango's unit is 1/1024 of a point, and at 72 dpi a point is a pixel.
  const spacing = Math.round(size * 1024 * (face === 'display' ? -0.026 : -0.01))
  return `letter_spacing="${spacing}" line_height="0.94"`
}

let registered: Promise<unknown> | undefined

/**
 * Registers fonts by rendering a first text with each. Otherwise a text could not use several,
 * because it names only one font file.
 */
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
