import type { Version } from '@studio/shared/review/projects'
import { describe, expect, it } from 'vitest'
import { sampleNote, STUDIO, YOU } from '../test-support/sample-notes'
import { translatorIn } from '../test-support/translator-in'
import { exportNotes, EXPORTS, exportsOf } from './export-notes'

const t = translatorIn('ar')

const FILM = {
  number: 3,
  video: {
    rate: { numerator: 24, denominator: 1 },
    frameCount: 144,
    startFrame: 86_400,
    isDropFrame: false,
    isVariableRate: false,
    width: 1280,
    height: 720,
    hasSound: false,
  },
} as Version
const BOARD = { number: 1, video: null } as Version

const reply = {
  id: 'r',
  isStudioOnly: false,
  fromVersion: null,
  author: STUDIO,
  text: 'نعم',
  files: [],
  writtenAt: '2026-11-25T11:00:00.000Z',
}
const NOTES = [
  sampleNote(1, { text: 'أهدأ قليلًا', author: YOU, replies: [reply] }),
  sampleNote(2, { resolved: { by: STUDIO, at: '2026-11-25T12:00:00.000Z' } }),
]

describe.each(EXPORTS)('%s', (kind) => {
  it('contains every note and its replies, with a valid file name', async () => {
    const { name, text } = await exportNotes(kind, 'فيلم: «1/2»', FILM, NOTES, t)
    expect(name).toMatch(/^فيلم-1-2-النسخة-3\.(csv|edl|fcpxml|xml)$/)
    for (const part of ['أهدأ قليلًا', 'Note 2', 'نعم']) expect(text).toContain(part)
  })
})

it('names the exporting person as others know them', async () => {
  const { text } = await exportNotes('csv', 'Film', FILM, NOTES, t)
  expect(text).toContain(YOU.name)
  const nameless = [sampleNote(1, { author: { ...YOU, name: '' } })]
  const demo = await exportNotes('csv', 'Film', FILM, nameless, t)
  expect(demo.text).toContain(t('notes.you'))
})

it('marks notes for the studio alone, in every format', async () => {
  const notes = [
    sampleNote(2, { isStudioOnly: true, text: 'Ours' }),
    sampleNote(2, { replies: [{ ...reply, isStudioOnly: true }] }),
  ]
  const mark = t('notes.studioOnly.mark')
  for (const kind of EXPORTS) {
    const { text } = await exportNotes(kind, 'Film', FILM, notes, t)
    expect(text).toContain('S2')
    // The text occurs in this note and in the reply to the other note.
    expect(text.split(mark).length).toBeGreaterThanOrEqual(3)
  }
})

it('shows when notes were written and resolved, in local time', async () => {
  const { text } = await exportNotes('csv', 'Film', FILM, NOTES, t)
  const at = (moment: string) => {
    const date = new Date(moment)
    const two = (part: number) => String(part).padStart(2, '0')
    const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
    return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`
  }
  const [, first = '', second = ''] = text.split('\r\n')
  expect(first).toContain(`,${at('2026-11-25T10:00:00.000Z')},`)
  expect(second).toContain(`,${at('2026-11-25T12:00:00.000Z')}`)
})

it('has timecodes that begin at the film’s start', async () => {
  const { text } = await exportNotes('csv', 'Film', FILM, NOTES, t)
  expect(text).toContain('01:00:00:10')
})

it('names pages for a board, and offers no markers', async () => {
  const anchor = { kind: 'place', page: 2, at: null } as const
  const notes = [sampleNote(1, { anchor })]
  expect(exportsOf(BOARD)).toEqual(['csv'])
  const { text } = await exportNotes('csv', 'Board', BOARD, notes, t)
  expect(text).toContain('الصفحة 2')
  await expect(exportNotes('edl', 'Board', BOARD, notes, t)).rejects.toThrow('is none')
})
