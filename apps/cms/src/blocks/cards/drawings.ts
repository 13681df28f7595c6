import type { BlockType } from '@studio/shared/contracts/blocks'

const INK = '#14151a'
const GRAY = '#b9bdc7'
const PALE = '#dfe2e8'
const PAPER = '#f4f5f7'
const BLUE = '#2f5bea'
const YELLOW = '#ffd23f'

const WIDTH = 240
const HEIGHT = 160

const box = (x: number, y: number, width: number, height: number, color = PALE) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="${color}"/>`

const dot = (x: number, y: number, radius: number, color: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`

const path = (shape: string, color: string) => `<path d="${shape}" fill="${color}"/>`

const play = (x: number, y: number, size = 10, color = INK) =>
  path(`M${x - size * 0.7} ${y - size}L${x + size} ${y}L${x - size * 0.7} ${y + size}Z`, color)

/** Draws lines of text. */
const lines = (x: number, y: number, widths: number[], color = GRAY, gap = 12) =>
  widths.map((width, index) => box(x, y + index * gap, width, 5, color)).join('')

const title = (x: number, y: number, width: number, color = INK) => box(x, y, width, 10, color)

const button = (x: number, y: number) => box(x, y, 44, 14, BLUE)

/** Draws a hill and a sun as the symbol of a picture. */
const picture = (x: number, y: number, width: number, height: number) =>
  box(x, y, width, height) +
  path(
    `M${x} ${y + height}L${x + width * 0.4} ${y + height * 0.45}L${x + width * 0.62} ${y + height * 0.75}L${x + width * 0.75} ${y + height * 0.6}L${x + width} ${y + height}Z`,
    GRAY,
  ) +
  dot(x + width * 0.78, y + height * 0.28, Math.min(width, height) * 0.1, YELLOW)

const film = (x: number, y: number, width: number, height: number) =>
  box(x, y, width, height, INK) + play(x + width / 2, y + height / 2, 9, YELLOW)

const rows = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Simple drawings of what each block looks like on the site. */
const DRAWINGS: Record<BlockType, string> = {
  hero: title(24, 40, 88) + lines(24, 62, [84, 70]) + button(24, 96) + picture(132, 28, 84, 104),
  opening: box(0, 0, WIDTH, HEIGHT, INK) + play(120, 62, 18, YELLOW) + title(24, 122, 120, PAPER),
  stages:
    picture(24, 32, 192, 96) +
    box(24, 32, 90, 96, PAPER) +
    `<path d="M30 122L70 74L92 100L110 84" fill="none" stroke="${INK}" stroke-width="2"/>` +
    box(112, 26, 4, 108, BLUE),
  richText: title(48, 32, 90) + lines(48, 56, [144, 136, 144, 120, 140, 80]),
  priceTable:
    title(24, 26, 70) +
    rows(4, (row) => lines(24, 52 + row * 24, [90]) + box(176, 48 + row * 24, 40, 12, BLUE)),
  serviceGrid: rows(
    3,
    (row) =>
      picture(24 + row * 66, 32, 58, 52) +
      title(24 + row * 66, 94, 44) +
      lines(24 + row * 66, 112, [54]) +
      box(24 + row * 66, 124, 28, 7, BLUE),
  ),
  steps: rows(
    3,
    (row) =>
      dot(36 + row * 68, 50, 12, INK) +
      title(24 + row * 68, 76, 44) +
      lines(24 + row * 68, 96, [54, 46, 50]),
  ),
  statBand:
    box(0, 36, WIDTH, 88, BLUE) +
    rows(3, (row) => box(24 + row * 68, 58, 50, 22, PAPER) + lines(24 + row * 68, 92, [42], PALE)),
  faq: rows(
    4,
    (row) =>
      lines(32, 34 + row * 28, [130 - row * 12], INK) +
      box(196, 30 + row * 28, 12, 12, GRAY) +
      box(32, 50 + row * 28, 176, 1, GRAY),
  ),
  testimonials:
    path(
      'M36 60c0-14 8-22 20-24v8c-6 2-9 6-9 10h9v22H36zM64 60c0-14 8-22 20-24v8c-6 2-9 6-9 10h9v22H64z',
      BLUE,
    ) +
    lines(100, 46, [110, 104, 84]) +
    dot(110, 108, 10, INK) +
    lines(128, 105, [60]),
  callToAction:
    box(0, 30, WIDTH, 100, BLUE) +
    title(56, 54, 128, PAPER) +
    box(62, 90, 52, 16, YELLOW) +
    box(126, 90, 52, 16, PALE),
  mediaText: picture(24, 34, 88, 92) + title(128, 40, 72) + lines(128, 62, [88, 80, 86, 50]),
  comparison:
    rows(3, (column) => title(84 + column * 48, 28, 36)) +
    rows(
      4,
      (row) =>
        lines(24, 56 + row * 22, [44], INK) +
        rows(3, (column) =>
          box(84 + column * 48, 52 + row * 22, 36, 12, column === 1 ? YELLOW : PALE),
        ),
    ),
  contactDetails:
    title(24, 40, 70) +
    lines(24, 62, [60, 50]) +
    dot(140, 46, 9, BLUE) +
    lines(158, 43, [58], INK) +
    dot(140, 78, 9, BLUE) +
    lines(158, 75, [50], INK) +
    dot(140, 110, 9, BLUE) +
    lines(158, 107, [56, 40], INK),
  legalFacts:
    title(24, 28, 80) +
    rows(4, (row) => lines(24, 58 + row * 24, [48]) + lines(96, 58 + row * 24, [110], INK)),
  form:
    rows(3, (row) => lines(56, 26 + row * 32, [40]) + box(56, 35 + row * 32, 128, 15)) +
    button(56, 126),
  showreel: rows(8, (index) =>
    film(24 + (index % 4) * 50, 44 + Math.floor(index / 4) * 40, 42, 32),
  ),
  workList:
    rows(4, (index) => box(24 + index * 46, 26, 38, 12, index === 0 ? BLUE : PALE)) +
    rows(6, (index) => film(24 + (index % 3) * 66, 50 + Math.floor(index / 3) * 46, 58, 38)),
  postList:
    picture(24, 30, 104, 64) +
    title(24, 104, 90) +
    lines(24, 122, [100]) +
    rows(3, (row) => title(144, 34 + row * 34, 60) + lines(144, 51 + row * 34, [72])),
  jobList: rows(
    4,
    (row) =>
      title(32, 30 + row * 28, 90) +
      lines(150, 33 + row * 28, [40]) +
      path(`M202 ${29 + row * 28}l8 6l-8 6z`, BLUE),
  ),
  caseStudyList: rows(
    2,
    (row) =>
      picture(24 + row * 100, 34, 92, 60) +
      title(24 + row * 100, 104, 70) +
      lines(24 + row * 100, 122, [86]),
  ),
  compare:
    picture(24, 30, 192, 100) +
    `<rect x="24" y="30" width="96" height="100" fill="${INK}" opacity="0.55"/>` +
    box(118, 24, 4, 112, YELLOW) +
    dot(120, 80, 10, YELLOW),
  gallery: rows(6, (index) =>
    picture(24 + (index % 3) * 66, 30 + Math.floor(index / 3) * 54, 58, 46),
  ),
  panorama:
    path('M0 48Q120 84 240 48V112Q120 76 0 112Z', GRAY) +
    dot(120, 80, 18, INK) +
    path('M102 80l-10 -8v16zM138 80l10 -8v16z', YELLOW),
  reviewDemo:
    film(24, 30, 128, 78) +
    box(24, 116, 128, 6, GRAY) +
    dot(72, 119, 6, YELLOW) +
    rows(
      3,
      (row) => box(164, 30 + row * 32, 52, 26) + lines(170, 37 + row * 32, [36, 28], GRAY, 8),
    ),
  virtualSet:
    box(24, 28, 192, 104, '#3aa76d') +
    dot(120, 66, 14, INK) +
    path('M92 132c0-26 10-42 28-42s28 16 28 42z', INK) +
    box(160, 36, 46, 30, PAPER),
  guide:
    dot(60, 76, 26, BLUE) +
    dot(51, 70, 4, PAPER) +
    dot(69, 70, 4, PAPER) +
    box(104, 44, 108, 28) +
    lines(114, 55, [80], INK) +
    box(104, 84, 84, 28, YELLOW) +
    lines(114, 95, [56], INK),
  audio:
    dot(44, 80, 18, INK) +
    play(45, 80, 8, YELLOW) +
    rows(18, (index) => {
      const height = 12 + ((index * 37) % 46)
      return box(76 + index * 8, 80 - height / 2, 4, height, index < 7 ? BLUE : GRAY)
    }),
}

/** The drawing as a URL. Its fragment is the block type, which the styles of the card use. */
export function drawingOf(type: BlockType): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>${DRAWINGS[type]}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}#${type}`
}
