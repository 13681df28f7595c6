import { expect, it } from 'vitest'
import { newNoteSchema } from '@studio/shared/review/notes'
import { EMPTY_DRAFT, openDrafts } from '../notes/draft'
import { audienceName, editName, replyName } from '../notes/use-kept-text'
import { memory } from '../test-support/memory'
import { unsentTexts } from './unsent-texts'

const unsent = newNoteSchema.parse({
  key: '5b0f7a0e-3f6e-4f43-9a9e-0f7d6f1c2b3a',
  anchor: { kind: 'whole' },
  text: 'Too blue',
})

it('finds notes, replies and edits on every version, each once', () => {
  const keeper = memory()
  const first = openDrafts(keeper, 'Rana Saad', '12')
  first.note.set({ ...EMPTY_DRAFT, text: ' Half a th ' })
  first.unsent.set([unsent])
  first.texts.set({ [replyName('3')]: 'Yes', [editName('4')]: 'No', [audienceName('3')]: 'studio' })
  openDrafts(keeper, 'Rana Saad', '13').note.set({ ...EMPTY_DRAFT, text: 'Too blue' })
  const names = [...keeper.kept.keys(), 'something else']
  expect(unsentTexts(keeper, names)).toEqual(['Too blue', 'Half a th', 'Yes', 'No'])
})

it('finds nothing if everything was sent', () => {
  expect(unsentTexts(memory(), [])).toEqual([])
  expect(unsentTexts(null, ['review Rana 12 note'])).toEqual([])
})
