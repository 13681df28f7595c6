import { expect, it } from 'vitest'
import type { DeliverableVersion } from '../../../payload-types'
import type { Reader } from '../reader'
import { versionView } from './version-view'

const version = {
  ...{
    id: 1,
    number: 1,
    kind: 'video',
    fileName: 'film.mp4',
    size: 1,
    state: 'ready',
    progress: 100,
  },
  checks: {
    frames: null,
    remarks: [
      { kind: 'guessedColors', value: null },
      { kind: 'defaultPicture', value: 2 },
    ],
  },
} as unknown as DeliverableVersion

it.each([
  ['an editor', { id: 1, roles: ['editor'] }, ['guessedColors', 'defaultPicture']],
  ['an admin', { id: 1, roles: ['admin'] }, ['guessedColors', 'defaultPicture']],
  ['a client', { id: 1, roles: ['client'] }, ['defaultPicture']],
  ['a guest', { visitId: 1, link: 'x' }, ['defaultPicture']],
])('only staff read that colors were guessed: %s', (_, reader, kinds) => {
  const beside = { uploadedBy: null, openNotes: 0, isLocked: false }
  const { checks } = versionView(version, reader as unknown as Reader, beside)
  expect(checks?.remarks.map(({ kind }) => kind)).toEqual(kinds)
})
