import type { Brief, Locale } from './brief'

type Palette = Brief['palette']

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))

/**
 * Writes a palette in Adobe's format Swatch Exchange: a header and one block per color, big-endian.
 */
export function swatchExchange(palette: Palette): Buffer {
  const blocks = palette.map(({ hex, name }) => {
    const text = Buffer.from(`${name.en}\0`, 'utf16le').swap16()
    const body = Buffer.alloc(2 + text.length + 4 + 12 + 2)
    body.writeUInt16BE(text.length / 2, 0)
    text.copy(body, 2)
    body.write('RGB ', 2 + text.length, 'latin1')
    channels(hex).forEach((value, i) => body.writeFloatBE(value / 255, 6 + text.length + i * 4))
    body.writeUInt16BE(2, 18 + text.length)
    const head = Buffer.alloc(6)
    head.writeUInt16BE(1, 0)
    head.writeUInt32BE(body.length, 2)
    return Buffer.concat([head, body])
  })
  const header = Buffer.alloc(12)
  header.write('ASEF', 0, 'latin1')
  header.writeUInt16BE(1, 4)
  header.writeUInt32BE(palette.length, 8)
  return Buffer.concat([header, ...blocks])
}

/** Draws the swatches side by side, beginning with the widest. */
export function paletteSvg(palette: Palette): string {
  const widths = palette.map((_, i) => 320 - i * 36)
  let at = 0
  const swatches = palette.map(({ hex, name }, i) => {
    const width = widths[i] ?? 0
    const swatch = `<rect x="${at}" width="${width}" height="240" fill="${hex}"><title>${name.en} ${hex}</title></rect>`
    at += width
    return swatch
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${at} 240" width="${at}" height="240">${swatches.join('')}</svg>\n`
}

const quoted = (text: string | number) => `"${String(text).replaceAll('"', '""')}"`
const clock = (frame: number) => `00:00:${[Math.floor(frame / 24), frame % 24].map((n) => String(n).padStart(2, '0')).join(':')}` // prettier-ignore

/** Writes the timing as CSV. Its byte order mark tells spreadsheets that it is UTF-8. */
export function timingSheet(
  { timing }: Brief,
  labels: Record<string, Record<Locale, string>>,
  locale: Locale,
): string {
  const head = ['panel', 'frames', 'timing', 'action', 'camera'].map((key) => labels[key]?.[locale] ?? key) // prettier-ignore
  const rows = timing.map(({ frames: [from, to], action, camera }, i) => [
    i + 1,
    `${from}-${to}`,
    `${clock(from)} - ${clock(to)}`,
    action[locale],
    camera[locale],
  ])
  return `\uFEFF${[head, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`
}

/**
 * Draws the picture's edge, its middle, and the areas that are safe for action (93 percent) and for
 * titles (90 percent).
 */
export function safeAreas(width: number, height: number): string {
  const inset = (part: number) =>
    `<rect x="${(width * (1 - part)) / 2}" y="${(height * (1 - part)) / 2}" width="${width * part}" height="${height * part}"/>`
  const [x, y] = [width / 2, height / 2]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="#a4dded" stroke-width="2">${inset(0.998)}${inset(0.93)}${inset(0.9)}<path d="M${x - 30} ${y}H${x + 30}M${x} ${y - 30}V${y + 30}"/></svg>\n`
}
