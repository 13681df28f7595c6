import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { box, curve, disc, drawn, fill, fixed, group, line, moving, path, stroke } from './shapes'

/**
 * The animation that confirms an inquiry. A board is drawn, a playhead turns it into the final
 * frame, and the picture is printed. It takes two and a half seconds, and each drawing is shown for
 * two frames.
 */
const SIZE = { width: 336, height: 214 }
const LAST_FRAME = 60
const PANEL = { width: 288, height: 162 }
const [X, Y] = [155, 93]
const LEFT = -PANEL.width / 2
const RIGHT = PANEL.width / 2
const TOP = -PANEL.height / 2
const BOTTOM = PANEL.height / 2

const INK = '#0e0f13'
const PAPER = '#f6f3ec'
const BLUE = '#a4dded'
const PENCIL = '#6fc0d8'
const SIGNAL = '#00b140'

/** The frames in which the playhead passes over the panel. */
const CUT = { from: 22, to: 40 }

const SHORE = curve([
  [
    [LEFT, 34],
    [40, -26],
  ],
  [
    [-40, 22],
    [36, 14],
  ],
  [
    [40, 30],
    [34, -20],
  ],
  [
    [RIGHT, 8],
    [0, 0],
  ],
])

const SHORE_FILLED = {
  c: true,
  v: [...SHORE.v, [RIGHT, BOTTOM], [LEFT, BOTTOM]],
  i: [...SHORE.i, [0, 0], [0, 0]],
  o: [...SHORE.o, [0, 0], [0, 0]],
}

const ROAD: [number, number][] = [
  [-6, BOTTOM],
  [24, 52],
  [31, 52],
  [64, BOTTOM],
]

interface Layer {
  name: string
  shapes: object[]
  scale?: object
  position?: object
  opacity?: object
  masks?: object[]
}

function layer(ind: number, { name, shapes, scale, position, opacity, masks }: Layer) {
  return {
    ty: 4,
    ind,
    nm: name,
    ip: 0,
    op: LAST_FRAME + 1,
    st: 0,
    sr: 1,
    bm: 0,
    ddd: 0,
    ao: 0,
    ks: {
      o: opacity ?? fixed(100),
      r: fixed(0),
      p: position ?? fixed([X, Y, 0]),
      a: fixed([0, 0, 0]),
      s: scale ?? fixed([100, 100, 100]),
    },
    ...(masks && { hasMask: true, masksProperties: masks }),
    shapes,
  }
}

/** The part of the panel that the playhead has passed. */
function passed(right: number) {
  return line(
    [
      [LEFT, TOP],
      [right, TOP],
      [right, BOTTOM],
      [LEFT, BOTTOM],
    ],
    true,
  )
}

const printed = layer(1, {
  name: 'printed',
  position: fixed([X + RIGHT - 6, Y + BOTTOM - 4, 0]),
  scale: moving([
    [40, [0, 0, 100]],
    [46, [112, 112, 100]],
    [50, [100, 100, 100]],
  ]),
  shapes: [
    group([
      path(
        line([
          [-13, 1],
          [-4, 10],
          [14, -11],
        ]),
      ),
      stroke(INK, 7),
      drawn(45, 54),
    ]),
    group([disc(58), fill(SIGNAL)]),
  ],
})

const playhead = layer(2, {
  name: 'playhead',
  position: moving([
    [CUT.from, [X + LEFT, Y, 0]],
    [CUT.to, [X + RIGHT, Y, 0]],
  ]),
  opacity: moving([
    [CUT.from - 2, [0]],
    [CUT.from, [100]],
    [CUT.to, [100]],
    [CUT.to + 4, [0]],
  ]),
  shapes: [group([box(4, PANEL.height + 22), fill(SIGNAL)])],
})

const final = layer(3, {
  name: 'final',
  masks: [
    {
      inv: false,
      mode: 'a',
      nm: 'cut',
      o: fixed(100),
      x: fixed(0),
      pt: moving([
        [CUT.from, passed(LEFT)],
        [CUT.to, passed(RIGHT)],
      ]),
    },
  ],
  shapes: [
    group([path(line(ROAD, true)), fill(INK)]),
    group([path(SHORE_FILLED), fill('#2a5563')]),
    group([disc(46, -72, -22), fill(PAPER)]),
    group([box(PANEL.width, PANEL.height), fill(INK)]),
  ],
})

const corner = (x: number, y: number, toX: number, toY: number) =>
  path(
    line([
      [x + toX * 14, y],
      [x, y],
      [x, y + toY * 14],
    ]),
  )

const board = layer(4, {
  name: 'board',
  shapes: [
    group([path(line(ROAD)), stroke(PENCIL, 3), drawn(14, 22)]),
    group([path(SHORE), stroke(PENCIL, 3), drawn(8, 18)]),
    group([disc(46, -72, -22), stroke(PENCIL, 3), drawn(6, 14)]),
    group([
      path(
        line(
          [
            [LEFT, TOP],
            [RIGHT, TOP],
            [RIGHT, BOTTOM],
            [LEFT, BOTTOM],
          ],
          true,
        ),
      ),
      stroke(BLUE, 4),
      drawn(0, 12),
    ]),
    group([
      corner(LEFT - 10, TOP - 10, 1, 1),
      corner(RIGHT + 10, TOP - 10, -1, 1),
      corner(LEFT - 10, BOTTOM + 10, 1, -1),
      stroke(PENCIL, 2),
    ]),
  ],
})

/** The animation as a Lottie file. */
export const received = {
  v: '5.13.0',
  nm: 'From board to print',
  fr: 24,
  ip: 0,
  op: LAST_FRAME + 1,
  w: SIZE.width,
  h: SIZE.height,
  ddd: 0,
  assets: [],
  layers: [printed, playhead, final, board],
}

const TARGET = new URL('../../../../apps/web/src/features/forms/received.json', import.meta.url)

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(TARGET, `${JSON.stringify(received)}\n`)
}
