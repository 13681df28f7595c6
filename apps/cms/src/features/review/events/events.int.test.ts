import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askCms } from '../../../test-support/ask-cms'
import { Person } from '../../../test-support/person'
import { newProject, newVersion, type ReviewProject } from '../../../test-support/review-project'
import { newStaff } from '../../../test-support/staff'
import { startCms, type TestCms } from '../../../test-support/start-cms'

let cms: TestCms
let editor: Person
let reviewer: Person
let project: ReviewProject
const open: Line[] = []

interface Message {
  id: string
  event: string
  data: Record<string, unknown>
}

/** Reads server-sent events like a browser. */
class Line {
  readonly messages: Message[] = []
  private readonly stop = new AbortController()
  /** A promise that resolves when the server has closed the stream. */
  readonly ended: Promise<void>

  constructor(readonly response: Response) {
    this.ended = this.read()
  }

  private async read(): Promise<void> {
    const reader = this.response.body?.getReader()
    this.stop.signal.addEventListener('abort', () => void reader?.cancel())
    let text = ''
    for (;;) {
      const part = await reader?.read()
      if (!part || part.done) break
      text += Buffer.from(part.value).toString()
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) this.take(block)
    }
  }

  private take(block: string): void {
    const fields = new Map(
      block.split('\n').map((line) => [line.split(':')[0] ?? '', line.replace(/^\w+: /, '')]),
    )
    const event = fields.get('event')
    if (!event) return
    const data = JSON.parse(fields.get('data') ?? '{}') as Record<string, unknown>
    this.messages.push({ id: fields.get('id') ?? '', event, data })
  }

  /** Waits until this many messages have arrived. The message `open` is included. */
  async first(count: number): Promise<Message[]> {
    await expect.poll(() => this.messages.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(count)
    return this.messages
  }

  close(): void {
    this.stop.abort()
  }
}

async function listen(
  person: Person,
  lastEventId?: string,
  id: string | number = project.deliverableId,
): Promise<Line> {
  const token = person.credentials?.token
  const path = `/api/review/deliverables/${id}/events`
  const response = await askCms(
    new Request(`http://localhost:3001${path}`, {
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(lastEventId && { 'last-event-id': lastEventId }),
      },
    }),
  )
  const line = new Line(response)
  open.push(line)
  return line
}

async function write(
  person: Person,
  text: string,
  version = project.versionId,
  changes: object = {},
): Promise<string> {
  const body = { key: randomUUID(), anchor: { kind: 'whole' }, text, ...changes }
  const parameters = { version: String(version) }
  const answered = await person.call('writeNote', { parameters, body })
  return ((await answered.json()) as { id: string }).id
}

/** The ids of notes in a stream's events. Deleted notes are included. */
function idsIn({ messages }: Line): string[] {
  const told = messages as unknown as { data: { noteId?: string; note?: { id: string } } }[]
  return [...new Set(told.flatMap(({ data }) => data.noteId ?? data.note?.id ?? []))]
}

beforeAll(async () => {
  cms = await startCms()
  editor = await newStaff(cms)
  reviewer = await new Person(cms).settle()
})

beforeEach(async () => {
  project = await newProject(cms, [[reviewer, 'reviewer']])
})

afterAll(async () => {
  open.forEach((line) => line.close())
  await cms.stop()
})

describe('a listener of a deliverable', () => {
  it('receives a note as its reader sees it', async () => {
    const line = await listen(editor)
    await line.first(1)
    const id = await write(reviewer, 'Earlier, please.')
    const [opening, note] = await line.first(2)
    expect(opening).toMatchObject({ event: 'open', data: { goesOn: false } })
    expect(note).toMatchObject({
      event: 'note',
      data: {
        versionId: String(project.versionId),
        note: { id, text: 'Earlier, please.', author: { isYou: false } },
      },
    })
  })

  it('receives replies, deletions and all versions', async () => {
    const second = await newVersion(cms, project.deliverableId, 2)
    const line = await listen(editor)
    await line.first(1)
    const id = await write(reviewer, 'One', second)
    const body = { key: randomUUID(), text: 'Which?' }
    await editor.call('replyToNote', { parameters: { note: id }, body })
    const gone = await write(reviewer, 'Two', second)
    await reviewer.call('deleteNote', { parameters: { note: gone } })
    await cms.pool.query('UPDATE deliverable_versions SET progress = 40 WHERE id = $1', [second])
    await expect
      .poll(() => line.messages.map(({ event }) => event))
      .toEqual(expect.arrayContaining(['note', 'noteGone', 'version']))
    const replied = line.messages.filter(({ event }) => event === 'note').at(-1)
    expect(replied?.data).toMatchObject({ versionId: String(second) })
  })

  it('receives notes and replies for the studio alone only as staff', async () => {
    const isStudioOnly = true
    const open = await write(reviewer, 'One')
    const [inner, outer] = [await listen(editor), await listen(reviewer)]
    await Promise.all([inner.first(1), outer.first(1)])
    const hidden = await write(editor, 'Ours', project.versionId, { isStudioOnly })
    const reply = { key: randomUUID(), text: 'Ours too', isStudioOnly }
    await editor.call('replyToNote', { parameters: { note: open }, body: reply })
    const body = { isResolved: true }
    await editor.call('resolveNote', { parameters: { note: hidden }, body })
    const gone = await write(editor, 'Ours, and gone', project.versionId, { isStudioOnly })
    await editor.call('deleteNote', { parameters: { note: gone } })
    const last = await write(reviewer, 'Two')
    await expect.poll(() => idsIn(outer)).toContain(last)
    expect(idsIn(outer)).toEqual([last])
    await expect
      .poll(() => idsIn(inner))
      .toEqual(expect.arrayContaining([hidden, open, gone, last]))
  })

  it('receives a reply on every version that shows it', async () => {
    const { carryNotes } = await import('../notes/carry-notes')
    const note = await write(reviewer, 'One')
    const second = await newVersion(cms, project.deliverableId, 2)
    await carryNotes(cms.pool, second)
    const line = await listen(editor)
    await line.first(1)
    const body = { key: randomUUID(), text: 'Which?' }
    await reviewer.call('replyToNote', { parameters: { note }, body })
    const [, ...told] = await line.first(3)
    expect(told.map(({ data }) => data)).toMatchObject([
      { versionId: String(project.versionId), note: { replies: [{ fromVersion: null }] } },
      { versionId: String(second), note: { replies: [{ text: 'Which?', fromVersion: 1 }] } },
    ])
  })

  it('receives the unlocked download after the payment and the signature, in any order', async () => {
    const pay = (paidAt: string | null) =>
      cms.payload.update({
        collection: 'deliverables',
        id: project.deliverableId,
        data: { paidAt },
      })
    const id = String(project.versionId)
    const line = await listen(reviewer)
    await line.first(1)
    await pay(new Date().toISOString())
    expect((await line.first(2)).at(-1)).toMatchObject({
      event: 'version',
      data: { id, isLocked: true },
    })
    await cms.pool.query(
      `WITH round AS (INSERT INTO review_rounds (version_id, closed_at)
         VALUES ($1, now()) RETURNING id)
       INSERT INTO sign_offs (reference, round_id, version_id, project, deliverable, version_number,
         file_name, size, sha256, signed_by, email, open_notes, resolved_notes)
       SELECT 'event ' || id, id, $1, '', '', 1, '', 1, '', 'Lina', '', 0, 0 FROM round`,
      [project.versionId],
    )
    const told = (await line.first(4)).slice(2)
    expect(told.map(({ event }) => event).sort()).toEqual(['rounds', 'version'])
    expect(told.find(({ event }) => event === 'version')).toMatchObject({
      data: { id, isLocked: false },
    })
    await pay(null)
    expect((await line.first(5)).at(-1)).toMatchObject({ data: { id, isLocked: true } })
  })

  it('receives everything that was written while the connection was broken', async () => {
    const line = await listen(editor)
    await line.first(1)
    await write(reviewer, 'Heard')
    const lastId = (await line.first(2)).at(-1)?.id
    line.close()
    const texts = Array.from({ length: 20 }, (_, index) => `Missed ${index}`)
    await Promise.all(texts.map((text) => write(reviewer, text)))
    const again = await listen(editor, lastId)
    const [opening, ...missed] = await again.first(21)
    expect(opening?.data).toEqual({ goesOn: true })
    const heard = missed.map(({ data }) => (data.note as { text: string }).text)
    expect(heard.sort()).toEqual(texts.sort())
  })

  it.each(['x', '99999999999999999999', '0', '-1', '1; DROP TABLE users'])(
    'starts again with the invalid event id %j',
    async (lastEventId) => {
      const line = await listen(editor, lastEventId)
      expect((await line.first(1))[0]?.data).toEqual({ goesOn: false })
    },
  )

  it.each(['0', 'x', '2147483648', '99999999999'])('does not find the id %s', async (id) => {
    expect((await listen(editor, undefined, id)).response.status).toBe(404)
  })

  it('receives nothing after they were removed from the project', async () => {
    const line = await listen(reviewer)
    await line.first(1)
    await cms.payload.update({
      collection: 'projects',
      id: project.projectId,
      data: { members: [] },
    })
    await write(editor, 'Only for us.')
    // The stream of the removed member is closed, and it does not contain the note.
    await line.ended
    expect(line.messages.map(({ event }) => event)).not.toContain('note')
    expect((await listen(reviewer)).response.status).toBe(404)
  })

  it.each([
    ['their session has ended', (person: Person) => person.call('logout')],
    [
      'their account is erased',
      (person: Person) => person.call('eraseAccount', { body: { password: person.password } }),
    ],
  ])('receives nothing after %s', async (_, leave) => {
    const leaving = await new Person(cms).settle()
    project = await newProject(cms, [[leaving, 'reviewer']])
    const line = await listen(leaving)
    await line.first(1)
    expect((await leave(leaving)).ok).toBe(true)
    await write(editor, 'Only for us.')
    await line.ended
    expect(line.messages.map(({ event }) => event)).not.toContain('note')
  })

  it('has to be a logged-in member of the project', async () => {
    const stranger = await new Person(cms).settle()
    expect((await listen(stranger)).response.status).toBe(404)
    expect((await listen(new Person(cms))).response.status).toBe(401)
  })
})
