import type { Drawing } from '@studio/shared/review/drawing'
import type { Note } from '@studio/shared/review/notes'
import { isRightToLeft } from '@studio/shared/locales'
import type { RoomTranslator } from '../translator'
import type { DemoPeople } from './demo-people'
import { demoMoment } from './demo-versions'

/** The prepared notes are about this shot only. */
const SHOT = 'waterfront'

/** The frames on which the drawings below match the picture. */
const CLOSE: Note['anchor'] = { kind: 'frames', first: 120, last: 132 }

/** Marks the sky above the lower towers as the place of a title. */
function titleArea(word: string): Drawing {
  const look = { color: 'blue', size: 6 } as const
  const at: [number, number] = [isRightToLeft(word) ? 730 : 110, 122]
  return {
    width: 1280,
    height: 720,
    shapes: [
      { tool: 'box', ...look, from: [80, 64], to: [760, 144] },
      { tool: 'text', ...look, size: 48, at, text: word },
    ],
  }
}

const WAKE: Drawing = {
  width: 1280,
  height: 720,
  shapes: [{ tool: 'ellipse', color: 'yellow', size: 6, from: [745, 520], to: [1030, 600] }],
}

const ROOF: Drawing = {
  width: 1280,
  height: 720,
  shapes: [{ tool: 'box', color: 'red', size: 6, from: [812, 76], to: [936, 122] }],
}

/** @returns example notes for each stage of the shot, in the visitor's language */
export function demoNotes(
  shot: string | null,
  stage: string,
  t: RoomTranslator,
  { director, studio }: DemoPeople,
): Note[] {
  if (shot !== SHOT) return []
  const at = (first: number, last = first): Note['anchor'] => ({ kind: 'frames', first, last })
  const note = (
    number: number,
    author: Note['author'],
    day: number,
    about: Pick<Note, 'text' | 'anchor'> & Partial<Note>,
  ): Note => ({
    id: `${stage}-${number}`,
    number,
    isStudioOnly: false,
    author,
    writtenAt: demoMoment(day),
    drawing: null,
    files: [],
    mentions: [],
    editedAt: null,
    replies: [],
    resolved: null,
    origin: null,
    ...about,
  })
  const reply = (text: string, day: number) => [
    {
      id: `${stage}-reply`,
      isStudioOnly: false,
      fromVersion: null,
      author: studio,
      text,
      files: [],
      writtenAt: demoMoment(day),
    },
  ]
  const resolved = (day: number) => ({ by: studio, at: demoMoment(day) })

  switch (stage) {
    case 'board':
      return [
        note(1, director, 1, {
          text: t('demo.notes.higher'),
          anchor: at(0, 23),
          replies: reply(t('demo.notes.higherReply'), 2),
          resolved: resolved(3),
        }),
        note(2, studio, 0, {
          text: t('demo.notes.sky'),
          anchor: CLOSE,
          drawing: titleArea(t('demo.notes.title')),
        }),
      ]
    case 'animatic':
      return [
        note(1, director, 4, {
          text: t('demo.notes.timing'),
          anchor: at(48),
          resolved: resolved(5),
        }),
      ]
    case 'previz':
      return [note(1, director, 7, { text: t('demo.notes.wake'), anchor: CLOSE, drawing: WAKE })]
    case 'final':
      return [
        note(1, director, 9, {
          text: t('demo.notes.wake'),
          anchor: CLOSE,
          drawing: WAKE,
          origin: {
            noteId: 'previz-1',
            versionId: '3',
            versionNumber: 3,
            number: 1,
            state: 'unchecked',
          },
        }),
        note(2, studio, 9, { text: t('demo.notes.light'), anchor: at(72, 95) }),
        note(3, director, 10, {
          text: t('demo.notes.roof'),
          anchor: at(143),
          drawing: ROOF,
          replies: reply(t('demo.notes.roofReply'), 11),
        }),
      ]
    default:
      return []
  }
}
