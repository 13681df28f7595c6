import { describe, expect, it } from 'vitest'
import { films } from './films'
import { piecesOf, type Piece } from './pieces'
import { framesOf, secondsOf, throughStages } from './spot'

const lengthOf = (piece: Piece) => piece.to - piece.from + (piece.kind === 'run' ? piece.hold : 0)

describe.each(films.map(({ spot }) => [spot.id, spot] as const))('%s', (_, spot) => {
  it('has parts that are together as long as the film', () => {
    const frames = piecesOf(spot.takes).reduce((sum, piece) => sum + lengthOf(piece), 0)
    expect(frames).toBe(framesOf(spot) - spot.closing.frames)
  })

  it('is as long as its score, and captions name it from the first frame to the last', () => {
    expect(secondsOf(spot)).toBeCloseTo((spot.score.beats * 60) / spot.score.tempo)
    const times = spot.captions.flatMap(({ from, to }) => [from, to])
    const cuts = times.slice(1, -1)
    expect(cuts.filter((frame, i) => i % 2 === 0 && frame !== cuts[i + 1])).toEqual([])
    expect([times[0], times.at(-1)]).toEqual([0, framesOf(spot)])
  })
})

it('a line brings a stage where the one before it has come to', () => {
  const takes = throughStages('kettle', 8, [['board', 40], ['final', 90]]) // prettier-ignore
  const parts = piecesOf(takes).map(({ kind, from, to }) => [kind, from, to])
  expect(parts).toEqual([['run', 8, 40], ['wipe', 40, 50], ['run', 50, 90]]) // prettier-ignore
})

it('no line leads from one shot to another', () => {
  const [cup] = throughStages('cup', 0, [['board', 40]])
  const [, kettle] = throughStages('kettle', 8, [['board', 40], ['final', 90]]) // prettier-ignore
  expect(() => piecesOf([cup, kettle].filter((take) => take !== undefined))).toThrow('kettle final')
})
