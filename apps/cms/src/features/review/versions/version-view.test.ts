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
    sha256: 'ab',
    state: 'ready',
    progress: 100,
  },
  checks: {
    frames: { original: 720, shown: 719, areTimesEqual: true },
    remarks: [
      { kind: 'guessedColors', value: null },
      { kind: 'firstTrack', value: 2 },
    ],
  },
} as unknown as DeliverableVersion

const [EDITOR, ADMIN, CLIENT] = ['editor', 'admin', 'client'].map((role) => ({
  id: 1,
  roles: [role],
}))
const GUEST = { visitId: 1, link: 'x' }

function seenBy(reader: unknown) {
  const beside = { uploadedBy: null, openNotes: 0, isLocked: false }
  return versionView(version, reader as Reader, beside)
}

it.each([
  ['an editor', EDITOR, ['guessedColors', 'firstTrack']],
  ['an admin', ADMIN, ['guessedColors', 'firstTrack']],
  ['a client', CLIENT, undefined],
  ['a guest', GUEST, undefined],
])('only staff read the comparison, the others what they have to know: %s', (_, reader, kinds) => {
  const { checks, plainChecks } = seenBy(reader)
  expect(checks?.remarks.map(({ kind }) => kind)).toEqual(kinds)
  expect(plainChecks).toEqual(['picturesMissing', 'soundPart'])
})

it('a guest reads no hash, which signatures name', () => {
  expect([CLIENT, GUEST].map((reader) => seenBy(reader).sha256)).toEqual(['ab', null])
})

it('nobody reads the size of the original, which no page shows', () => {
  for (const reader of [EDITOR, CLIENT, GUEST]) expect(seenBy(reader)).not.toHaveProperty('size')
})
