import { expect, it } from 'vitest'
import { plainChecks } from './plain-checks'

const all = { original: 720, shown: 720, areTimesEqual: true }

it('clients need to know nothing of a copy that shows everything', () => {
  expect(plainChecks({ frames: all, remarks: [] })).toEqual([])
  expect(plainChecks({ frames: null, remarks: [] })).toEqual([])
})

it('clients need not know what only matters in production', () => {
  const remarks = [
    { kind: 'mixedDown', value: 6 },
    { kind: 'noDropFrame', value: null },
    { kind: 'sizeChanges', value: null },
  ] as const
  expect(plainChecks({ frames: all, remarks: [...remarks] })).toEqual([])
})

it.each([
  [{ ...all, shown: 719 }, ['picturesMissing']],
  [{ ...all, shown: 719, areTimesEqual: false }, ['picturesMissing']],
  [{ ...all, areTimesEqual: false }, ['picturesLate']],
])('clients are told that frames differ: %j', (frames, expected) => {
  expect(plainChecks({ frames, remarks: [] })).toEqual(expected)
})

it('clients are told once that sound is missing', () => {
  const remarks = [
    { kind: 'soundBeyond', value: 5 },
    { kind: 'soundBefore', value: 1 },
    { kind: 'firstTrack', value: 2 },
    { kind: 'soundUnreadable', value: null },
  ] as const
  expect(plainChecks({ frames: all, remarks: [...remarks] })).toEqual([
    'soundCut',
    'soundPart',
    'soundNone',
  ])
})
