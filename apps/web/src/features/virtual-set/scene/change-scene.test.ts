import { setSceneSchema, type SetScene } from '@studio/shared/contracts/virtual-set'
import { MAX_PEOPLE } from '@studio/shared/set-facts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeScene, EMPTY_SCENE, type SceneAction } from './change-scene'
import { endStroke, record, redo, startHistory, undo, type History } from './history'

const number = fc.oneof(fc.double(), fc.double({ min: -3, max: 5 }))
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')
const source = fc.constantFrom(
  { from: 'library' as const, key: 'loft' },
  { from: 'own' as const, key: 'x1' },
)
const keying = fc.option(fc.record({ tolerance: number, spill: number, edge: number }))
const flips = { isFlippedX: fc.boolean(), isFlippedY: fc.boolean() }
const place = { scale: number, x: number, y: number }

const action: fc.Arbitrary<SceneAction> = fc.oneof(
  fc.record({ type: fc.constant('setBackground' as const), source }),
  fc.record({
    type: fc.constant('changeBackground' as const),
    change: fc.record({ ...flips, ...place, blur: number }, { requiredKeys: [] }),
  }),
  fc.record({ type: fc.constant('removeBackground' as const) }),
  fc.record({ type: fc.constant('addPerson' as const), id, source, keying: fc.constant(null) }),
  fc.record({
    type: fc.constant('changePerson' as const),
    id,
    change: fc.record({ ...flips, ...place, keying }, { requiredKeys: [] }),
  }),
  fc.record({
    type: fc.constant('orderPerson' as const),
    id,
    by: fc.constantFrom(1 as const, -1 as const),
  }),
  fc.record({ type: fc.constant('removePerson' as const), id }),
  fc.record({
    type: fc.constant('changeMatch' as const),
    change: fc.record({ light: number, color: number }, { requiredKeys: [] }),
  }),
  fc.record({ type: fc.constant('showSafeAreas' as const), isShown: fc.boolean() }),
)

const play = (actions: SceneAction[]) => actions.reduce(changeScene, EMPTY_SCENE)
const idsOf = (scene: SetScene) => scene.people.map((person) => person.id)

describe('a set', () => {
  it('stays valid under any action', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const scene = play(actions)
        expect(setSceneSchema.safeParse(scene).error).toBeUndefined()
        expect(new Set(idsOf(scene)).size).toBe(scene.people.length)
        expect(scene.people.length).toBeLessThanOrEqual(MAX_PEOPLE)
      }),
    )
  })

  it('keeps everybody when the order changes, and can be reversed', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), id, (actions, who) => {
        const scene = play(actions)
        const front = changeScene(scene, { type: 'orderPerson', id: who, by: 1 })
        expect(idsOf(front).sort()).toEqual(idsOf(scene).sort())
        if (front !== scene && idsOf(front).join() !== idsOf(scene).join()) {
          expect(changeScene(front, { type: 'orderPerson', id: who, by: -1 })).toEqual(scene)
        }
      }),
    )
  })

  it('places a new person beside the others', () => {
    const scene = play(
      ['a', 'b', 'c'].map((one) => ({
        type: 'addPerson',
        id: one,
        source: { from: 'library', key: 'host' },
        keying: null,
      })),
    )
    expect(new Set(scene.people.map(({ x }) => x)).size).toBe(3)
  })

  it('ignores invalid numbers', () => {
    const scene = play([
      { type: 'setBackground', source: { from: 'library', key: 'loft' } },
      { type: 'changeBackground', change: { scale: 2 } },
      { type: 'changeBackground', change: { scale: Number.NaN } },
    ])
    expect(scene.background?.scale).toBe(2)
  })
})

/** Performs actions in a history. Some of them belong to one stroke. */
function perform(steps: { action: SceneAction; stroke: string | null }[]): History {
  return steps.reduce(
    (history, step) => record(history, changeScene(history.present, step.action), step.stroke),
    startHistory(EMPTY_SCENE),
  )
}

const step = fc.record({ action, stroke: fc.constantFrom(null, 'drag a', 'drag b') })

describe('the history of a set', () => {
  it('undoes and redoes everything', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const done = perform(steps)
        let back = done
        for (let count = 0; count < 50; count += 1) back = undo(back)
        expect(back.present).toBe(EMPTY_SCENE)
        let forth = back
        for (let count = 0; count < 50; count += 1) forth = redo(forth)
        expect(forth.present).toBe(done.present)
        expect(forth.past).toEqual(done.past)
      }),
    )
  })

  it('counts each drag as one step', () => {
    const drag = (history: History, light: number) =>
      record(
        history,
        changeScene(history.present, { type: 'changeMatch', change: { light } }),
        'drag',
      )
    const first = drag(drag(startHistory(EMPTY_SCENE), 0.6), 0.7)
    expect(undo(first).present).toBe(EMPTY_SCENE)
    const second = drag(endStroke(first), 0.9)
    expect(undo(second).present.match.light).toBe(0.7)
  })

  it('drops the redo steps after a new change', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), (steps) => {
        const back = undo(perform(steps))
        const other = record(back, {
          ...back.present,
          showsSafeAreas: !back.present.showsSafeAreas,
        })
        expect(redo(other)).toBe(other)
      }),
    )
  })
})
