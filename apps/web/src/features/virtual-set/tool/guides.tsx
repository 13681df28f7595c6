import { STAGE_FEET } from '@studio/shared/set-facts'
import { useTranslations } from 'next-intl'
import { heightOnFloor, onFloor } from '../scene/floor-view'
import { lengthText } from './part-text'
import { useTool } from './tool-context'

/** The distance in feet between two lines of the floor. */
const STEP = 2
/** The size of the coordinate system in which the lines are drawn. */
const WIDTH = 1600
const HEIGHT = 900

/** Safe areas as shares of the frame, by broadcast standards. */
const SAFE = [
  { part: 0.93, name: 'actionSafe' },
  { part: 0.9, name: 'titleSafe' },
] as const

/**
 * The height in feet of the measuring poles at the front and the back, which is about that of a
 * tall person.
 */
const POLE = 6
const POLES = [
  { across: 2, depth: 2 },
  { across: 2, depth: 20 },
]

/** Overlays that show the safe areas, and the floor with its measures. */
export function Guides() {
  const t = useTranslations('virtualSet')
  const { format } = useTool()
  const { width, depth } = STAGE_FEET
  return (
    <>
      <svg viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} className="set-guides" aria-hidden>
        <path className="set-floor" d={floorLines()} />
        <path className="set-floor-edge" d={outline()} />
        <path className="set-pole" d={POLES.map(poleLine).join('')} />
        {SAFE.map(({ part, name }) => (
          <rect
            key={name}
            className={name === 'titleSafe' ? 'set-safe set-safe-title' : 'set-safe'}
            x={(WIDTH * (1 - part)) / 2}
            y={(HEIGHT * (1 - part)) / 2}
            width={WIDTH * part}
            height={HEIGHT * part}
          />
        ))}
      </svg>
      <span className="set-measure" style={styleAt(onFloor(width * 0.7, 0))}>
        {lengthText(width, format)}
      </span>
      <span className="set-measure" style={styleAt(onFloor(width, depth / 2))}>
        {lengthText(depth, format)}
      </span>
      {POLES.map((pole) => (
        <span key={pole.depth} className="set-measure" style={styleAt(topOf(pole))}>
          {lengthText(POLE, format)}
        </span>
      ))}
      <span className="set-safe-name" dir="auto">
        {t('actionSafe')} · {t('titleSafe')}
      </span>
    </>
  )
}

function floorLines(): string {
  const { width, depth } = STAGE_FEET
  const across = steps(width).map((x) => lineOf([onFloor(x, 0), onFloor(x, depth)]))
  const deep = steps(depth).map((z) => lineOf([onFloor(0, z), onFloor(width, z)]))
  return [...across, ...deep].join('')
}

function outline(): string {
  const { width, depth } = STAGE_FEET
  const corners = [onFloor(0, 0), onFloor(width, 0), onFloor(width, depth), onFloor(0, depth)]
  return `${lineOf(corners)}Z`
}

type Pole = (typeof POLES)[number]

function topOf({ across, depth }: Pole) {
  const { x, y } = onFloor(across, depth)
  return { x, y: y - heightOnFloor(POLE, depth) }
}

function poleLine(pole: Pole): string {
  return lineOf([onFloor(pole.across, pole.depth), topOf(pole)])
}

function steps(length: number): number[] {
  return Array.from({ length: length / STEP + 1 }, (_, index) => index * STEP)
}

function lineOf(places: { x: number; y: number }[]): string {
  return `M${places.map(({ x, y }) => `${(x * WIDTH).toFixed(1)} ${(y * HEIGHT).toFixed(1)}`).join('L')}`
}

function styleAt({ x, y }: { x: number; y: number }) {
  return { left: `${String(x * 100)}%`, top: `${String(y * 100)}%` }
}
