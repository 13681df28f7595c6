import { silhouette } from '../lib/foliage'
import type { Point } from '../scene'
import { palm } from './causeway'

/**
 * Draws small frames of one film. Each has coordinates from 0 to 160 and from 0 to 90, which
 * `place` moves into the picture.
 */
export type Pen = {
  line: (points: readonly Point[], width?: number) => string
  fill: (points: readonly Point[], opacity: number) => string
  shade: (points: readonly Point[], angle: number) => string
  ring: (x: number, y: number, rx: number, ry?: number, from?: number, to?: number) => string
  place: (p: Point) => Point
  scale: number
  ink: string
}

/** Parses points that are written as in a path: 'x y, x y'. */
export const pts = (path: string): Point[] =>
  path.split(', ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(' ').map(Number)
    return [x, y]
  })

const road = (p: Pen) =>
  p.fill(pts('0 0, 160 0, 160 20, 90 12, 0 30'), 0.3) +
  p.line(pts('0 34, 160 34'), 0.6) +
  p.line(pts('160 86, 110 66, 72 48, 74 41, 92 36')) +
  p.line(pts('112 90, 80 68, 62 50, 66 41, 90 36')) +
  p.shade(pts('0 50, 60 50, 104 90, 0 90'), 0.05) +
  [84, 90, 96, 103, 109]
    .map((x, i) =>
      p.line(
        [
          [x, 34],
          [x, 14 + ((i * 7) % 13)],
          [x + 5, 14 + ((i * 7) % 13)],
          [x + 5, 34],
        ],
        0.7,
      ),
    )
    .join('') +
  p.fill(pts('100 62, 112 60, 116 70, 104 72'), 0.8) +
  pts('118 40, 84 33, 70 32')
    .map(([x, y], i) =>
      p.line(
        [
          [x - 4 + i, y + 24 - i * 7],
          [x - 4 + i, y - 6],
          [x + 4, y - 8],
        ],
        0.8,
      ),
    )
    .join('')

const close = (p: Pen) =>
  p.ring(84, 46, 25, 32) +
  p.line(pts('60 34, 66 16, 88 9, 106 18, 110 36'), 1.6) +
  p.shade(pts('60 36, 66 15, 88 8, 107 17, 110 36, 98 24, 76 24'), 0.8) +
  p.ring(76, 43, 4, 3) +
  p.ring(95, 43, 4, 3) +
  p.fill(pts('75 42, 78 42, 78 45, 75 45'), 0.9) +
  p.fill(pts('94 42, 97 42, 97 45, 94 45'), 0.9) +
  p.line(pts('71 37, 80 36'), 1.4) +
  p.line(pts('91 36, 100 37'), 1.4) +
  p.line(pts('86 46, 83 55, 88 56')) +
  p.line(pts('78 64, 86 66, 94 63'), 1.2) +
  p.line(pts('74 76, 70 90')) +
  p.line(pts('98 76, 104 90')) +
  p.shade(pts('100 30, 110 40, 108 62, 96 76, 98 56'), 1.1) +
  p.shade(pts('0 0, 46 0, 40 90, 0 90'), -0.9)

const cockpit = (p: Pen) =>
  p.fill(pts('0 0, 160 0, 160 14, 0 20'), 0.6) +
  p.line(pts('0 22, 160 14'), 1.2) +
  p.line(pts('0 62, 60 56, 160 60'), 1.4) +
  p.shade(pts('0 62, 60 56, 160 60, 160 90, 0 90'), 0.1) +
  p.ring(44, 76, 26, 22) +
  p.ring(44, 76, 22, 18) +
  p.line(pts('60 56, 96 40, 84 34')) +
  p.line(pts('120 58, 100 40, 88 34')) +
  p.ring(96, 30, 2) +
  p.fill(pts('92 8, 116 7, 116 14, 92 15'), 0.5) +
  p.line(pts('24 64, 32 54, 40 56'), 2.2) +
  p.line(pts('62 66, 56 56, 50 57'), 2.2)

const leap = (p: Pen) =>
  p.line(pts('0 78, 160 74'), 0.8) +
  p.ring(72, 20, 6, 7) +
  p.line(pts('72 28, 66 48, 46 56, 34 50'), 3) +
  p.line(pts('66 48, 88 54, 92 70'), 3) +
  p.line(pts('71 32, 88 36, 102 26'), 2.4) +
  p.line(pts('71 32, 56 38, 44 32'), 2.4) +
  p.shade(pts('30 80, 100 76, 96 84, 36 86'), 0) +
  [20, 28, 36]
    .map((y) =>
      p.line(
        [
          [8, y],
          [30 - y / 4, y - 2],
        ],
        0.7,
      ),
    )
    .join('') +
  p.shade(pts('112 0, 160 0, 160 74, 126 75'), 1.2) +
  p.line(pts('112 0, 126 75'))

const bottle = (p: Pen) =>
  p.line(pts('62 36, 62 80, 98 80, 98 36, 88 30, 72 30, 62 36'), 1.4) +
  p.line(pts('72 30, 72 14, 88 14, 88 30'), 1.4) +
  p.fill(pts('72 14, 88 14, 88 27, 72 27'), 0.75) +
  p.shade(pts('82 36, 97 36, 97 79, 82 79'), 1.3) +
  p.line(pts('30 72, 44 58, 64 62, 92 54, 120 40, 128 28'), 1.6) +
  p.line(pts('34 80, 52 66, 80 68, 108 58, 130 34'), 1.2) +
  pts('136 22, 24 62, 124 18, 40 50')
    .map(([x, y]) => p.ring(x, y, 2))
    .join('') +
  p.line(pts('8 80, 152 80'), 0.8)

const duel = (p: Pen) =>
  p.shade(pts('0 0, 160 0, 160 26, 80 12, 0 26'), 0.6) +
  p.line(pts('0 76, 160 76'), 0.7) +
  p.ring(48, 26, 6, 7) +
  p.line(pts('50 34, 54 54, 74 50, 88 44'), 3) +
  p.line(pts('54 54, 46 70, 34 66'), 3) +
  p.line(pts('50 36, 36 44, 28 36'), 2.2) +
  p.ring(116, 32, 6, 7) +
  p.line(pts('116 40, 118 58, 106 66, 106 78'), 3) +
  p.line(pts('118 58, 132 66, 138 78'), 3) +
  p.line(pts('116 42, 104 48, 100 36'), 2.2) +
  p.line(pts('22 0, 22 70'), 0.8) +
  p.line(pts('30 0, 30 72'), 0.8) +
  p.line(pts('140 0, 140 72'), 0.8)

const bay = (p: Pen) => {
  const tree = (x: number, size: number, seed: number) => {
    const unit = size * p.scale
    return silhouette(
      palm(seed, 1, 0.15),
      ([a, b]) => {
        const [px, py] = p.place([x, 74])
        return [px + a * unit, py - b * unit]
      },
      unit * 1.2,
      p.ink,
    )
  }
  return (
    p.line(pts('0 50, 160 50'), 0.7) +
    p.ring(118, 50, 13, 13, Math.PI, Math.PI * 2) +
    p.shade(pts('0 74, 80 70, 160 78, 160 90, 0 90'), 0.1) +
    [56, 60, 65]
      .map((y, i) =>
        p.line(
          [
            [100 + i * 3, y],
            [136 - i * 4, y],
          ],
          0.8,
        ),
      )
      .join('') +
    tree(34, 56, 5) +
    tree(52, 40, 8)
  )
}

const lens = (p: Pen) =>
  p.ring(80, 45, 36, 36) +
  p.ring(80, 45, 30, 30) +
  p.ring(80, 45, 17, 17) +
  p.shade(pts('58 26, 104 26, 110 60, 56 66'), 0.8) +
  p.ring(70, 35, 6, 4) +
  p.fill(pts('74 38, 88 38, 88 52, 74 52'), 0.7) +
  p.line(pts('0 12, 42 24'), 1) +
  p.line(pts('118 66, 160 82'), 1)

export const subjects = [road, close, cockpit, leap, bottle, duel, bay, lens] as const
