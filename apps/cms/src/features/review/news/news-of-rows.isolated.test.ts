import { expect, it, vi } from 'vitest'
import { FACTS } from '../../../test-support/review-project'
import type { News } from './take-news'
import { newsOfRows } from './news-of-rows'

vi.mock('../../../platform/env', () => ({ env: { WEB_URL: 'https://studio.example' } }))

const news: News = {
  kind: 'note',
  project: 'Perfume spot',
  projectId: 1,
  deliverable: 'Spot',
  deliverableId: 7,
  versionId: 9,
  versionNumber: 2,
  noteId: 31,
  isStudioOnly: false,
  video: FACTS,
  anchor: { kind: 'frames', first: 58, last: 58 },
  text: 'Slower here.',
  isMention: false,
  isResolved: false,
  author: 'Mara Lind',
}

const itemsOf = (...rows: Partial<News>[]) =>
  newsOfRows(
    rows.map((row) => ({ ...news, ...row })),
    'en',
  ).groups.flatMap(({ items }) => items)

it('names the position of a note and links to it', () => {
  expect(newsOfRows([news], 'de').groups).toMatchObject([
    {
      deliverable: 'Spot · v2',
      items: [
        {
          kind: 'note',
          place: '00:00:02:10',
          link: expect.stringMatching(
            /\/de\/portal\/review\/7\?version=9&at=f58&note=31$/,
          ) as string,
        },
      ],
    },
  ])
  expect(itemsOf({ anchor: { kind: 'place', page: 3, at: null } })[0]?.place).toContain('3')
  const whole = itemsOf({ anchor: { kind: 'whole' } })[0]
  expect(whole?.link).toMatch(/\?version=9&note=31$/)
  const version = itemsOf({ anchor: null, noteId: null, kind: 'version' })[0]
  expect(version).toMatchObject({ place: '', link: expect.stringMatching(/version=9$/) as string })
})

it.each<[Partial<News>, string]>([
  [{ kind: 'note', isMention: true }, 'mention'],
  [{ kind: 'reply', isMention: true }, 'reply'],
  [{ kind: 'resolution', isResolved: true }, 'resolved'],
  [{ kind: 'resolution', isResolved: false }, 'reopened'],
  [{ kind: 'version' }, 'version'],
])('calls %j %s', (row, kind) => {
  expect(itemsOf(row)[0]?.kind).toBe(kind)
})

it('marks news for the studio alone', () => {
  expect(itemsOf({ isStudioOnly: true })[0]?.author).toBe('Mara Lind (Studio only)')
})

it('cuts long texts between grapheme clusters, and lists after forty items', () => {
  const [item] = itemsOf({ text: `${'👩‍👧'.repeat(400)}\nend` })
  expect(item?.text).toBe(`${'👩‍👧'.repeat(280)}…`)
  const many = newsOfRows(Array<News>(41).fill(news), 'en')
  expect([many.isCut, many.groups[0]?.items.length]).toEqual([true, 40])
})
