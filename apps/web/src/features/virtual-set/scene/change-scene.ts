import type {
  Keying,
  SetBackground,
  SetPerson,
  SetScene,
} from '@studio/shared/contracts/virtual-set'
import { MAX_PEOPLE } from '@studio/shared/set-facts'

type Source = SetPerson['source']
type BackgroundChange = Partial<Omit<SetBackground, 'source'>>
type PersonChange = Partial<Omit<SetPerson, 'id' | 'source'>>

export type SceneAction =
  | { type: 'setBackground'; source: Source }
  | { type: 'changeBackground'; change: BackgroundChange }
  | { type: 'removeBackground' }
  | { type: 'addPerson'; id: string; source: Source; keying: Keying | null }
  | { type: 'changePerson'; id: string; change: PersonChange }
  /** 1 moves the person one step to the front, -1 one step to the back. */
  | { type: 'orderPerson'; id: string; by: 1 | -1 }
  | { type: 'removePerson'; id: string }
  | { type: 'changeMatch'; change: Partial<SetScene['match']> }
  | { type: 'showSafeAreas'; isShown: boolean }
  | { type: 'replace'; scene: SetScene }

export const EMPTY_SCENE: SetScene = {
  version: 1,
  background: null,
  people: [],
  match: { light: 0.5, color: 0.3 },
  showsSafeAreas: false,
}

const UNCHANGED = { isFlippedX: false, isFlippedY: false }

/**
 * Applies an action to a set. Numbers are clamped to the contract's limits. Actions on parts that
 * do not exist have no effect.
 */
export function changeScene(scene: SetScene, action: SceneAction): SetScene {
  switch (action.type) {
    case 'setBackground': {
      const blur = scene.background?.blur ?? 0
      const background = { source: action.source, ...UNCHANGED, scale: 1, x: 0, y: 0, blur }
      return { ...scene, background }
    }
    case 'changeBackground':
      return scene.background
        ? { ...scene, background: changeBackground(scene.background, action.change) }
        : scene
    case 'removeBackground':
      return { ...scene, background: null }
    case 'addPerson':
      return addPerson(scene, action)
    case 'changePerson':
      return {
        ...scene,
        people: scene.people.map((person) =>
          person.id === action.id ? changePerson(person, action.change) : person,
        ),
      }
    case 'orderPerson':
      return { ...scene, people: moved(scene.people, action.id, action.by) }
    case 'removePerson':
      return { ...scene, people: scene.people.filter(({ id }) => id !== action.id) }
    case 'changeMatch': {
      const { light, color } = { ...scene.match, ...action.change }
      const match = {
        light: within(0, 1, light, scene.match.light),
        color: within(0, 1, color, scene.match.color),
      }
      return { ...scene, match }
    }
    case 'showSafeAreas':
      return { ...scene, showsSafeAreas: action.isShown }
    case 'replace':
      return action.scene
  }
}

function changeBackground(before: SetBackground, change: BackgroundChange): SetBackground {
  const after = { ...before, ...change }
  return {
    ...after,
    scale: within(1, 4, after.scale, before.scale),
    x: within(-2, 2, after.x, before.x),
    y: within(-2, 2, after.y, before.y),
    blur: within(0, 1, after.blur, before.blur),
  }
}

function changePerson(before: SetPerson, change: PersonChange): SetPerson {
  const after = { ...before, ...change }
  return {
    ...after,
    scale: within(0.05, 3, after.scale, before.scale),
    x: within(-1, 2, after.x, before.x),
    y: within(-1, 2, after.y, before.y),
    keying: after.keying && keyingWithin(after.keying),
  }
}

function keyingWithin({ tolerance, spill, edge }: Keying): Keying {
  return {
    tolerance: within(0, 1, tolerance, 0.5),
    spill: within(0, 1, spill, 0.5),
    edge: within(0, 1, edge, 0.5),
  }
}

/** Adds a person beside the others, so that nobody is hidden behind another person. */
function addPerson(
  scene: SetScene,
  { id, source, keying }: Extract<SceneAction, { type: 'addPerson' }>,
): SetScene {
  if (scene.people.length >= MAX_PEOPLE || scene.people.some((person) => person.id === id)) {
    return scene
  }
  const places = [0.5, 0.28, 0.72, 0.4, 0.62, 0.16]
  const x = places.find((place) => scene.people.every((one) => Math.abs(one.x - place) > 0.08))
  const person = { id, source, keying, ...UNCHANGED, scale: 0.7, x: x ?? 0.5, y: 0.94 }
  return { ...scene, people: [...scene.people, person] }
}

function moved(people: SetPerson[], id: string, by: number): SetPerson[] {
  const from = people.findIndex((person) => person.id === id)
  const to = from + by
  const person = people[from]
  if (!person || to < 0 || to >= people.length) return people
  const rest = people.filter((one) => one !== person)
  return [...rest.slice(0, to), person, ...rest.slice(to)]
}

/** Rounds to thousandths, as links do, so that a shared set looks the same. */
function within(min: number, max: number, value: number, otherwise: number): number {
  if (!Number.isFinite(value)) return otherwise
  return Math.round(Math.min(max, Math.max(min, value)) * 1000) / 1000
}
