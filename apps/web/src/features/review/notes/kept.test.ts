import { expect, it } from 'vitest'
import { EMPTY_DRAFT, openDrafts } from './draft'

function memory() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

const DRAFT = { text: 'Half a th', anchor: { kind: 'whole' as const }, drawing: null }

it('brings back what was begun, for the same person and version only', () => {
  const keeper = memory()
  openDrafts(keeper, '7', '12').note.set(DRAFT)
  expect(openDrafts(keeper, '7', '12').note.getSnapshot()).toEqual(DRAFT)
  expect(openDrafts(keeper, '7', '13').note.getSnapshot()).toEqual(EMPTY_DRAFT)
  expect(openDrafts(keeper, '8', '12').note.getSnapshot()).toEqual(EMPTY_DRAFT)
})

it('leaves nothing behind when all was sent', () => {
  const keeper = memory()
  const { note, unsent, texts } = openDrafts(keeper, '7', '12')
  note.set(DRAFT)
  unsent.set([])
  texts.set({ 3: 'Yes' })
  expect(keeper.kept.size).toBe(2)
  note.set({ ...EMPTY_DRAFT })
  texts.set({})
  expect(keeper.kept.size).toBe(0)
})

it('tells who listens', () => {
  const { note } = openDrafts(memory(), '7', '12')
  const told: string[] = []
  const stop = note.subscribe(() => told.push(note.getSnapshot().text))
  note.set(DRAFT)
  stop()
  note.set(EMPTY_DRAFT)
  expect(told).toEqual(['Half a th'])
})

it.each(['{"text":3}', 'no json', '{"text":"a","anchor":{"kind":"frames"},"drawing":null}'])(
  'does not trip over what it cannot read: %s',
  (text) => {
    const keeper = memory()
    keeper.setItem('review 7 12 note', text)
    expect(openDrafts(keeper, '7', '12').note.getSnapshot()).toEqual(EMPTY_DRAFT)
  },
)

it('does without where the browser keeps nothing', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  const { note } = openDrafts({ getItem: refuse, setItem: refuse, removeItem: refuse }, '7', '12')
  note.set(DRAFT)
  expect(note.getSnapshot()).toEqual(DRAFT)
  const nowhere = openDrafts(null, '7', '12').note
  nowhere.set(DRAFT)
  expect(nowhere.getSnapshot()).toEqual(DRAFT)
})
