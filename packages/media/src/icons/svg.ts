import type { Drawing } from './drawings'
import { flatten } from './flatten'
import { drawn, lengthOf, smoothPath, type Grip } from './hand'

export const SIZES = [24, 48] as const
export type Size = (typeof SIZES)[number]

/**
 * How the hand draws each size. The small one has firm lines; the large one has room for livelier,
 * thinner lines.
 */
const GRIPS: Record<Size, Grip> = {
  24: { tremor: 0.13, bow: 0.26, overshoot: 0.5 },
  48: { tremor: 0.14, bow: 0.3, overshoot: 0.75 },
}
const WIDTHS: Record<Size, number> = { 24: 1.6, 48: 2.1 }

/**
 * The width of the strokes. It is smaller for many strokes and larger for few, so that all icons
 * look equally dark.
 */
function widthOf(strokes: readonly string[], size: Size): number {
  const total = strokes.flatMap(flatten).reduce((sum, { points }) => sum + lengthOf(points), 0)
  const evening = Math.max(-0.18, Math.min(0.2, (62 - total) / 200))
  return Number((WIDTHS[size] + evening).toFixed(2))
}

function seedOf(text: string): number {
  let hash = 2166136261
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  return hash >>> 0
}

function pathOf(data: readonly string[], size: Size, pass: string): string {
  return data
    .flatMap((one, i) =>
      flatten(one).map((line, k) =>
        smoothPath(drawn(line, seedOf(`${pass} ${one} ${i} ${k}`), GRIPS[size]), size / 24),
      ),
    )
    .join('')
}

/** Writes an icon as SVG. Its strokes take the color of the surrounding text. */
export function iconSvg({ strokes, dots, detail }: Drawing, size: Size): string {
  const scale = size / 24
  const rings = dots.map(([x, y, r]) => `<circle cx="${x * scale}" cy="${y * scale}" r="${r * scale}" fill="currentColor" stroke="none"/>`) // prettier-ignore
  const parts = [`<path d="${pathOf(strokes, size, 'first')}"/>`, ...rings]
  if (size === 48) {
    // Lines are drawn a second time, lighter. Details are drawn last.
    const again = `<path d="${pathOf(strokes, size, 'second')}" stroke-width="1" stroke-opacity=".45"/>`
    const small = `<path d="${pathOf(detail, size, 'detail')}" stroke-width="1.4" stroke-opacity=".8"/>`
    parts.push(again, ...(detail.length ? [small] : []))
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" fill="none" stroke="currentColor" stroke-width="${widthOf(strokes, size)}" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</svg>\n`
}
