import type { Note } from '@studio/shared/review/notes'
import type { Project } from '@studio/shared/review/projects'
import type { Round, Rounds } from '@studio/shared/review/rounds'
import { dayIn } from '@studio/shared/review/due-day'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { adminHeaders, askPayload } from '../../../test-support/ask-payload'
import { Guest, PASSPHRASE } from '../../../test-support/guest'
import { outcome, Person } from '../../../test-support/person'
import { newProject, newVersion, type ReviewProject } from '../../../test-support/review-project'
import { signOff } from '../../../test-support/sign-off'
import { newStaff } from '../../../test-support/staff'
import { startCms, type TestCms } from '../../../test-support/start-cms'
import { STUDIO_TIME_ZONE } from '../../../platform/lib/studio-days'

let cms: TestCms
let editor: Person
let client: Person
let reviewer: Person
let viewer: Person
let project: ReviewProject
let remindMembers: (typeof import('./remind-members'))['remindMembers']

const DIGEST = 'a'.repeat(64)
const DAY = 24 * 60 * 60 * 1000

beforeAll(async () => {
  cms = await startCms()
  ;({ remindMembers } = await import('./remind-members'))
  editor = await newStaff(cms)
  ;[client, reviewer, viewer] = await Promise.all([
    new Person(cms).settle(),
    new Person(cms).settle(),
    new Person(cms).settle(),
  ])
})

afterAll(() => cms.stop())

beforeEach(async () => {
  await cms.pool.query('TRUNCATE rate_limits')
  await cms.pool.query('DELETE FROM mails')
  // Members are not reminded of rounds that earlier tests have left open.
  await cms.pool.query('UPDATE review_rounds SET closed_at = now() WHERE closed_at IS NULL')
  project = await newProject(cms, [
    [client, 'clientAdmin'],
    [reviewer, 'reviewer'],
    [viewer, 'viewer'],
  ])
  await cms.pool.query('UPDATE deliverable_versions SET sha256 = $1', [DIGEST])
})

/** A day in the studio's time zone, which can differ from the local day. */
const dayFrom = (days: number) => dayIn(STUDIO_TIME_ZONE, new Date(Date.now() + days * DAY))

const open = (person = editor, dueOn: string | null = dayFrom(7), version = project.versionId) =>
  person.call('openRound', { parameters: { version: String(version) }, body: { dueOn } })

async function read(person: Person): Promise<Rounds> {
  const parameters = { deliverable: String(project.deliverableId) }
  return (await (await person.call('readRounds', { parameters })).json()) as Rounds
}

async function opened(): Promise<Round> {
  const { rounds } = (await (await open()).json()) as Rounds
  if (!rounds[0]) throw new Error('No round was opened.')
  return rounds[0]
}

const about = ({ id }: Round) => ({ round: id })

const say = (person: Person, round: Round, verdict: string, comment = '') =>
  person.call('answerRound', { parameters: about(round), body: { verdict, comment } })

const close = (person: Person, round: Round) =>
  person.call('closeRound', { parameters: about(round) })

const sign = (person: Person, round: { id: string }, changes: object = {}) =>
  signOff(person, project.deliverableId, round.id, changes)

describe('a round', () => {
  it('asks the members by mail, except viewers', async () => {
    await open(editor, '2099-12-04')
    const { rows } = await cms.pool.query<{ to: string; data: { due: string; link: string } }>(
      `SELECT "to", data FROM mails WHERE template = 'roundOpened' ORDER BY "to"`,
    )
    expect(rows.map(({ to }) => to)).toEqual([client.email, reviewer.email].sort())
    expect(rows[0]?.data).toMatchObject({
      project: 'Perfume spot',
      deliverable: 'Spot, 30 seconds · v1',
      due: '4. Dezember 2099',
      link: `http://localhost:3000/de/portal/review/${project.deliverableId}`,
    })
    const [round] = (await read(reviewer)).rounds
    expect(round).toMatchObject({ mayAnswer: true, mayClose: false, maySignOff: false })
    expect(round?.unanswered).toHaveLength(2)
    expect((await read(viewer)).rounds).toMatchObject([{ mayAnswer: false }])
  })

  it('is unique per deliverable while open', async () => {
    const tried = await Promise.all([open(), open(), open()])
    expect(tried.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it.each([
    ['the day before yesterday', '2020-01-01', '422 invalidFields {"dueOn":"invalidChoice"}'],
    ['no day', 'soon', '422 invalidFields {"dueOn":"wrongType"}'],
  ])('that ends on %s is not opened', async (_, dueOn, refusal) => {
    expect(await outcome(open(editor, dueOn))).toBe(refusal)
  })

  it('stores each member’s last answer until it is closed', async () => {
    const round = await opened()
    expect(await outcome(say(viewer, round, 'approved'))).toBe('403 forbidden')
    expect(await outcome(say(editor, round, 'approved'))).toBe('403 forbidden')
    expect(await outcome(say(reviewer, round, 'perhaps'))).toBe(
      '422 invalidFields {"verdict":"invalidChoice"}',
    )
    await Promise.all([
      say(reviewer, round, 'changes', 'The hand.'),
      say(client, round, 'approved'),
    ])
    await say(reviewer, round, 'approvedWithNotes')
    const [after] = (await read(editor)).rounds
    const verdicts = after?.answers.map(({ verdict }) => verdict).sort()
    expect(verdicts).toEqual(['approved', 'approvedWithNotes'])
    expect(after?.unanswered).toEqual([])
    expect(await outcome(close(client, round))).toBe('403 forbidden')
    expect(await outcome(close(editor, round))).toBe('200')
    expect(await outcome(close(editor, round))).toBe('200')
    expect(await outcome(say(reviewer, round, 'changes'))).toBe('409 conflict')
  })

  it('shows contradictions to the studio', async () => {
    const round = await opened()
    await say(client, round, 'approved')
    await say(reviewer, round, 'changes')
    const id = async (person: Person) => (await person.account()).id
    expect((await read(editor)).rounds[0]?.contradictions).toEqual([
      { kind: 'split', approving: [await id(client)], asking: [await id(reviewer)] },
    ])
    expect((await read(client)).rounds[0]?.contradictions).toEqual([])
  })

  it('that is overdue says so', async () => {
    await opened()
    await cms.pool.query("UPDATE review_rounds SET due_on = now() - interval '3 days'")
    expect((await read(client)).rounds).toMatchObject([{ isOverdue: true }])
  })

  it('sends no reminder right after it was opened', async () => {
    const { id } = await opened()
    await cms.pool.query('UPDATE review_rounds SET due_on = now() WHERE id = $1', [id])
    expect(await remindMembers(cms.pool)).toBe(0)
    await cms.pool.query(
      "UPDATE review_rounds SET created_at = now() - interval '13 hours' WHERE id = $1",
      [id],
    )
    expect(await remindMembers(cms.pool)).toBe(2)
  })

  it('reminds members without an answer once, on the day before it is due', async () => {
    const round = await opened()
    await say(client, round, 'approved')
    const soon = new Date(Date.now() + 6 * DAY)
    expect(await remindMembers(cms.pool)).toBe(0)
    expect(await remindMembers(cms.pool, soon)).toBe(1)
    expect(await remindMembers(cms.pool, soon)).toBe(0)
    const { rows } = await cms.pool.query<{ to: string; language: string }>(
      `SELECT "to", language FROM mails WHERE template = 'roundReminder'`,
    )
    expect(rows).toEqual([{ to: reviewer.email, language: 'de' }])
  })
})

describe('a closed round', () => {
  const signersAsked = async () => {
    const { rows } = await cms.pool.query<{ to: string }>(
      `SELECT "to" FROM mails WHERE template = 'versionToSign'`,
    )
    return rows.map(({ to }) => to)
  }

  it('that approves asks the client’s admins once for their signature', async () => {
    const round = await opened()
    await say(reviewer, round, 'approvedWithNotes')
    await close(editor, round)
    await close(editor, round)
    expect(await signersAsked()).toEqual([client.email])
  })

  it.each([
    ['without answers', null],
    ['that asks for changes', 'changes'],
  ])('%s asks nobody for a signature', async (_, verdict) => {
    const round = await opened()
    if (verdict) await say(reviewer, round, verdict)
    await close(editor, round)
    expect(await signersAsked()).toEqual([])
  })
})

describe('a signature', () => {
  async function closed(): Promise<Round> {
    const round = await opened()
    await close(editor, round)
    return round
  }

  it('records the file, its version, who, when, and the number of open notes', async () => {
    const body = {
      key: crypto.randomUUID(),
      anchor: { kind: 'whole' },
      text: 'Louder at the end.',
    }
    await reviewer.call('writeNote', { parameters: { version: String(project.versionId) }, body })
    const round = await closed()
    const signed = (await (await sign(client, round)).json()) as Rounds
    expect(signed.signOffs).toMatchObject([
      {
        versionNumber: 1,
        fileName: 'spot-v1.mp4',
        sha256: DIGEST,
        signedBy: 'Amal Haddad',
        openNotes: 1,
        resolvedNotes: 0,
      },
    ])
    expect(signed.rounds).toMatchObject([{ maySignOff: false }])
    const { rows } = await cms.pool.query("SELECT 1 FROM mails WHERE template = 'versionSignedOff'")
    expect(rows).toHaveLength(1)
  })

  it('requires a client admin and a closed round', async () => {
    const round = await opened()
    expect(await outcome(sign(client, round))).toBe('409 conflict')
    await close(editor, round)
    for (const person of [editor, reviewer, viewer]) {
      expect(await outcome(sign(person, round))).toBe('403 forbidden')
    }
    expect(await outcome(sign(new Person(cms), round))).toBe('401 unauthenticated')
    expect(await outcome(sign(client, round, { name: ' ', agrees: false }))).toBe(
      '422 invalidFields {"agrees":"mustAccept","name":"required"}',
    )
  })

  it('is stored once, however often it is clicked', async () => {
    const round = await closed()
    const tried = await Promise.all([1, 2, 3].map(() => sign(client, round)))
    expect(tried.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await read(client)).signOffs).toHaveLength(1)
  })

  it('requires a file with a known hash', async () => {
    const round = await closed()
    await cms.pool.query('UPDATE deliverable_versions SET sha256 = NULL')
    expect(await outcome(sign(client, round))).toBe('409 conflict')
  })

  it('cannot be changed by later versions, deletions or database updates', async () => {
    const round = await closed()
    await sign(client, round)
    await newVersion(cms, project.deliverableId, 2)
    expect((await read(client)).signOffs).toMatchObject([{ versionNumber: 1, sha256: DIGEST }])
    const parameters = { project: String(project.projectId) }
    const shown = (await (await client.call('readProject', { parameters })).json()) as Project
    expect(shown.deliverables).toMatchObject([{ signedVersionId: String(project.versionId) }])
    for (const statement of [
      "UPDATE sign_offs SET sha256 = 'b'",
      'DELETE FROM sign_offs',
      'UPDATE sign_offs SET open_notes = 9, account_id = NULL',
    ]) {
      await expect(cms.pool.query(statement)).rejects.toThrow('neither changed nor deleted')
    }
    const admin = await newStaff(cms, 'admin')
    const headers = await adminHeaders(admin)
    const body = { currentPassword: admin.password }
    const refused = await askPayload('DELETE', `/projects/${project.projectId}`, { body, headers })
    expect(refused.status).toBe(409)
    expect((await read(client)).signOffs).toHaveLength(1)
  })

  it('remains when the account of its signer is deleted', async () => {
    const round = await closed()
    const leaving = await new Person(cms).settle()
    const { id } = await leaving.account()
    await cms.payload.update({
      collection: 'projects',
      id: project.projectId,
      data: { members: [{ user: Number(id), role: 'clientAdmin' }] },
    })
    await sign(leaving, round)
    const body = { password: leaving.password }
    expect((await leaving.call('eraseAccount', { body })).status).toBeLessThan(300)
    expect((await read(editor)).signOffs).toMatchObject([{ signedBy: 'Amal Haddad' }])
  })
})

describe('the open notes of a signature', () => {
  const write = async (person: Person, changes: object = {}): Promise<Note> => {
    const body = {
      key: crypto.randomUUID(),
      anchor: { kind: 'whole' },
      text: 'A remark.',
      ...changes,
    }
    const parameters = { version: String(project.versionId) }
    return (await (await person.call('writeNote', { parameters, body })).json()) as Note
  }
  const resolve = (note: { id: string }, isResolved: boolean) =>
    editor.call('resolveNote', { parameters: { note: note.id }, body: { isResolved } })
  const toSign = async () => {
    const round = await opened()
    await close(editor, round)
    return round
  }
  const seen = async (person: Person, { id }: { id: string }) => {
    const { rounds } = await read(person)
    return rounds.find((round) => round.id === id)?.openNotes ?? null
  }
  const newGuest = async () => {
    const parameters = { deliverable: String(project.deliverableId) }
    const body = { label: 'Brand', passphrase: PASSPHRASE, days: 7, mayComment: true }
    const made = await client.call('createGuestLink', { parameters, body })
    const guest = new Guest(cms, ((await made.json()) as { secret: string }).secret)
    await guest.enter()
    return guest
  }
  const certified = async () => (await read(client)).signOffs

  it('are told to those who may sign, without the notes for the studio alone', async () => {
    const note = await write(reviewer)
    await write(editor, { isStudioOnly: true })
    await resolve(await write(reviewer), true)
    const round = await toSign()
    expect(await seen(client, round)).toMatchObject({ count: 1 })
    for (const person of [editor, reviewer, viewer]) expect(await seen(person, round)).toBeNull()
    await resolve(note, true)
    expect(await seen(client, round)).toMatchObject({ count: 0 })
    expect(await outcome(sign(client, round))).toBe('200')
    expect(await certified()).toMatchObject([{ openNotes: 0, resolvedNotes: 2 }])
    expect(await seen(client, round)).toBeNull()
  })

  it('have to be those that the signer has seen, also if their number is the same', async () => {
    const first = await write(reviewer)
    const round = await toSign()
    const known = await seen(client, round)
    const guest = await newGuest()
    await resolve(first, true)
    expect(await outcome(sign(client, round, { openNotes: known?.digest }))).toBe(
      '409 notesChanged',
    )
    const body = { key: crypto.randomUUID(), anchor: { kind: 'whole' }, text: 'A guest’s.' }
    await guest.ask('writeNoteAsGuest', { version: String(project.versionId) }, body)
    expect(await seen(client, round)).toMatchObject({ count: known?.count })
    expect(await outcome(sign(client, round, { openNotes: known?.digest }))).toBe(
      '409 notesChanged',
    )
    expect(await certified()).toEqual([])
    expect(await outcome(sign(client, round))).toBe('200')
    expect(await certified()).toMatchObject([{ openNotes: 1, resolvedNotes: 1 }])
  })

  it('are not changed by replies, nor by notes for the studio alone', async () => {
    const note = await write(reviewer)
    const round = await toSign()
    const known = await seen(client, round)
    const body = { key: crypto.randomUUID(), text: 'We will do that.' }
    await editor.call('replyToNote', { parameters: { note: note.id }, body })
    await write(editor, { isStudioOnly: true })
    expect(await outcome(sign(client, round, { openNotes: known?.digest }))).toBe('200')
  })

  it('include a note whose storing began before the signature', async () => {
    const round = await toSign()
    const known = await seen(client, round)
    const other = await cms.pool.connect()
    try {
      await other.query('BEGIN')
      await other.query('SELECT id FROM deliverable_versions WHERE id = $1 FOR UPDATE', [
        project.versionId,
      ])
      await other.query(
        `INSERT INTO review_notes (version_id, number, anchor, text, author_name, author_side)
         VALUES ($1, 1, '{"kind":"whole"}', 'Just in time.', 'Rana', 'guest')`,
        [project.versionId],
      )
      const signing = outcome(sign(client, round, { openNotes: known?.digest }))
      await vi.waitFor(async () => {
        const { rows } = await cms.pool.query(
          `SELECT 1 FROM pg_stat_activity
           WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
        expect(rows).toHaveLength(1)
      })
      await other.query('COMMIT')
      expect(await signing).toBe('409 notesChanged')
    } finally {
      other.release()
    }
    expect(await certified()).toEqual([])
  })

  it('are those of the certificate, or nothing is signed, in 50 rounds in which somebody changes a note at the same moment', async () => {
    const guest = await newGuest()
    const told: string[] = []
    for (let turn = 0; turn < 50; turn += 1) {
      await cms.pool.query('TRUNCATE rate_limits')
      const [opened, settled] = await freshNotes()
      const round = await closedRound()
      const known = await seen(client, round)
      const parameters = { version: String(project.versionId) }
      const body = { key: crypto.randomUUID(), anchor: { kind: 'whole' }, text: 'At once.' }
      const changes = [
        () => reviewer.call('writeNote', { parameters, body }),
        () => guest.ask('writeNoteAsGuest', parameters, body),
        () => resolve(opened, true),
        () => resolve(settled, false),
        () => reviewer.call('deleteNote', { parameters: { note: opened.id } }),
      ]
      const change = () => changes[turn % changes.length]?.()
      // Both orders are tried, because the first call usually is a little ahead.
      const early = turn % 2 === 0 ? change() : undefined
      const signing = outcome(sign(client, round, { openNotes: known?.digest }))
      const [signed, changed] = await Promise.all([signing, early ?? change()])
      expect(changed?.ok).toBe(true)
      const { rows } = await cms.pool.query<{ open: number }>(
        'SELECT open_notes::int AS open FROM sign_offs WHERE round_id = $1',
        [round.id],
      )
      expect(rows).toEqual(signed === '200' ? [{ open: known?.count }] : [])
      told.push(signed)
    }
    expect(told).toHaveLength(50)
    expect(told.filter((answer) => answer !== '200' && answer !== '409 notesChanged')).toEqual([])
  }, 300_000)

  /** Stores an open and a resolved note in place of all others. */
  async function freshNotes() {
    const { id } = await reviewer.account()
    await cms.pool.query('DELETE FROM review_notes WHERE version_id = $1', [project.versionId])
    const { rows } = await cms.pool.query<{ id: number }>(
      `INSERT INTO review_notes
         (version_id, number, anchor, text, author_id, author_name, author_side, resolved_at)
       VALUES ($1, 1, '{"kind":"whole"}', 'Open.', $2, 'Rana', 'client', NULL),
         ($1, 2, '{"kind":"whole"}', 'Resolved.', $2, 'Rana', 'client', now()) RETURNING id`,
      [project.versionId, Number(id)],
    )
    return rows.map((row) => ({ id: String(row.id) })) as [{ id: string }, { id: string }]
  }

  /** Stores a closed round without answers. */
  async function closedRound(): Promise<{ id: string }> {
    const { rows } = await cms.pool.query<{ id: number }>(
      'INSERT INTO review_rounds (version_id, closed_at) VALUES ($1, now()) RETURNING id',
      [project.versionId],
    )
    return { id: String(rows[0]?.id) }
  }
})

describe('the project', () => {
  const standing = async () => {
    const parameters = { project: String(project.projectId) }
    const answered = await client.call('readProject', { parameters })
    const { state, signedOffCount, paidCount } = (await answered.json()) as Project
    return { state, signedOffCount, paidCount }
  }
  const stateOf = async () => (await standing()).state
  const change = async (body: object, path = `/projects/${project.projectId}`) =>
    askPayload('PATCH', `${path}?locale=en`, { body, headers: await adminHeaders(editor) })
  const pay = (paidAt: string | null = '2026-11-27T12:00:00.000Z', id = project.deliverableId) =>
    change({ paidAt }, `/deliverables/${id}`)
  const signNewest = async () => {
    const round = await opened()
    await close(editor, round)
    await sign(client, round)
  }
  const addDeliverable = async () => {
    const headers = await adminHeaders(editor)
    const body = { title: 'Poster', project: project.projectId }
    const made = await askPayload('POST', '/deliverables?locale=en', { body, headers })
    return ((await made.json()) as { doc: { id: number } }).doc.id
  }

  it('changes its status from a round through changes and a signature to delivery', async () => {
    await change({ state: 'planned' })
    const first = await opened()
    expect(await stateOf()).toBe('inReview')
    await say(client, first, 'changes', 'The label is too small.')
    await close(editor, first)
    expect(await stateOf()).toBe('inProduction')
    const second = await opened()
    await say(client, second, 'approved')
    await close(editor, second)
    expect(await stateOf()).toBe('inReview')
    await sign(client, second)
    expect(await standing()).toEqual({ state: 'inReview', signedOffCount: 1, paidCount: 0 })
    await pay()
    expect(await standing()).toEqual({ state: 'delivered', signedOffCount: 1, paidCount: 1 })
  })

  it('that is paid is delivered with its last signature', async () => {
    await pay()
    await signNewest()
    expect(await stateOf()).toBe('delivered')
  })

  it('is not delivered again while a deliverable was added and is not settled', async () => {
    await pay()
    await signNewest()
    const added = await addDeliverable()
    expect(await standing()).toEqual({ state: 'inProduction', signedOffCount: 1, paidCount: 1 })
    await pay(undefined, added)
    expect(await standing()).toEqual({ state: 'inProduction', signedOffCount: 1, paidCount: 2 })
    const admin = await newStaff(cms, 'admin')
    await askPayload('DELETE', `/deliverables/${added}`, {
      body: { currentPassword: admin.password },
      headers: await adminHeaders(admin),
    })
    expect(await standing()).toEqual({ state: 'delivered', signedOffCount: 1, paidCount: 1 })
  })

  it('is not delivered after its payment was withdrawn', async () => {
    await pay()
    await signNewest()
    await pay(null)
    expect(await standing()).toEqual({ state: 'inReview', signedOffCount: 1, paidCount: 0 })
  })

  it('keeps a status set by the studio', async () => {
    await signNewest()
    await change({ state: 'closed' })
    await pay()
    expect(await stateOf()).toBe('closed')
    await opened()
    expect(await stateOf()).toBe('closed')
  })

  it('counts one signature less after a newer version', async () => {
    const round = await opened()
    await close(editor, round)
    await sign(client, round)
    await newVersion(cms, project.deliverableId, 2)
    expect((await standing()).signedOffCount).toBe(0)
  })
})
