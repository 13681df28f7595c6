import sharp, { type OverlayOptions } from 'sharp'
import type { Drawing } from './drawings'
import { iconSvg, type Size } from './svg'

const COLUMNS = 10
const CELL = 150
const INK = '#0E0F13'
const PAPER = '#F6F3EC'

const coloured = (drawing: Drawing, size: Size, colour: string) =>
  Buffer.from(iconSvg(drawing, size).replaceAll('currentColor', colour))

/** Draws each icon at 24 px, at 24 px enlarged, at 48 px, and light on dark. */
export async function drawSheet(drawings: readonly Drawing[], path: string): Promise<string> {
  const rows = Math.ceil(drawings.length / COLUMNS)
  const tiles: OverlayOptions[] = []
  for (const [i, drawing] of drawings.entries()) {
    const [left, top] = [(i % COLUMNS) * CELL, Math.floor(i / COLUMNS) * CELL]
    const small = await sharp(coloured(drawing, 24, INK))
      .png()
      .toBuffer()
    const big = await sharp(small).resize(72, 72, { kernel: 'nearest' }).png().toBuffer()
    const dark = await sharp(coloured(drawing, 24, PAPER))
      .flatten({ background: INK })
      .extend({ top: 6, bottom: 6, left: 6, right: 6, background: INK })
      .png()
      .toBuffer()
    tiles.push({ input: small, left: left + 14, top: top + 14 })
    tiles.push({ input: dark, left: left + 8, top: top + 48 })
    tiles.push({ input: coloured(drawing, 48, INK), left: left + 8, top: top + 92 })
    tiles.push({ input: big, left: left + 64, top: top + 30 })
  }
  const size = { width: COLUMNS * CELL, height: rows * CELL, channels: 3 as const }
  await sharp({ create: { ...size, background: PAPER } })
    .composite(tiles)
    .png()
    .toFile(path)
  return path
}
