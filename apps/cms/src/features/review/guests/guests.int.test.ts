import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { GUEST_VISIT_HEADER } from '@studio/shared/api/headers'
import type { GuestLink } from '@studio/shared/review/guest-links'
import type { Note } from '@studio/shared/review/notes'
import type { Room } from '@studio/shared/review/projects'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Guest, PASSPHRASE } from '../../../test-support/guest'
import { outcome, Person } from '../../../test-support/person'
import { newProject, newVersion, type ReviewProject } from '../../../test-support/review-project'
import { newStaff } from '../../../test-support/staff'
import { startCms, type TestCms } from '../../../test-support/start-cms'
import { purgeGuestLinks } from './purge-guest-links'

let cms: TestCms
let editor: Person
let client: Person
let reviewer: Person
let project: ReviewProject
let other: ReviewProject

beforeAll(async () => {
  cms = await startCms()
  editor = await newStaff(cms)
  ;[client, reviewer] = await Promise.all([new Person(cms).settle(), new Person(cms).settle()])
})

afterAll(() => cms.stop())

beforeEach(async () => {
  await cms.pool.query('TRUNCATE rate_limits')
  project = await newProject(cms, [
    [client, 'clientAdmin'],
    [reviewer, 'reviewer'],
  ])
  other = await newProject(cms, [])
})

interface Made {
  secret: string
  links: GuestLink[]
}

const wanted = (changes: object = {}) => ({
  label: 'Brand team',
  passphrase: PASSPHRASE,
  days: 7,
  mayComment: true,
  ...changes,
})

const create = (person: Person, changes: object = {}, { deliverableId } = project) =>
  person.call('createGuestLink', {
    parameters: { deliverable: String(deliverableId) },
    body: wanted(changes),
  })

async function madeBy(person: Person): Promise<string> {
  return ((await (await create(person)).json()) as Made).secret
}

async function made(changes: object = {}): Promise<Made> {
  return (await (await create(client, changes)).json()) as Made
}

async function guest(changes: object = {}): Promise<Guest> {
  const entered = new Guest(cms, (await made(changes)).secret)
  expect((await entered.enter()).status).toBe(200)
  return entered
}

const draft = (text = 'The label, please.') => ({
  key: randomUUID(),
  anchor: { kind: 'frames', first: 3, last: 3 },
  text,
})
const onVersion = ({ versionId } = project) => ({ version: String(versionId) })

/** Adds a file for each asset name to a version. */
async function withFiles(): Promise<void> {
  const folder = randomBytes(16).toString('hex')
  const files = path.join(process.env.MEDIA_DIR ?? '', 'review', 'files', folder)
  await mkdir(files, { recursive: true })
  for (const name of ['original', 'proxy.mp4', 'poster.jpg']) {
    await writeFile(path.join(files, name), `this is ${name}`)
  }
  await cms.pool.query(
    `UPDATE deliverable_versions SET storage_key = $2, proxy_key = $3, poster_key = $4,
       browser_plays = true WHERE id = $1`,
    [project.versionId, `${folder}/original`, `${folder}/proxy.mp4`, `${folder}/poster.jpg`],
  )
}

describe('a guest link', () => {
  it('can be created and listed by staff and client admins only', async () => {
    for (const person of [editor, client]) expect((await create(person)).status).toBe(200)
    expect(await outcome(create(reviewer))).toBe('403 forbidden')
    expect(await outcome(create(client, {}, other))).toBe('404 notFound')
    expect(await outcome(create(new Person(cms)))).toBe('401 unauthenticated')
    const parameters = { deliverable: String(project.deliverableId) }
    expect(await outcome(reviewer.call('listGuestLinks', { parameters }))).toBe('403 forbidden')
    const listed = await client.call('listGuestLinks', { parameters })
    const { links } = (await listed.json()) as Made
    expect(links.map(({ label }) => label)).toEqual(['Brand team', 'Brand team'])
  })

  it.each([
    [{ passphrase: 'short' }, 'passphrase', 'tooShort'],
    [{ passphrase: 'a - b - c - d' }, 'passphrase', 'tooShort'],
    [{ days: 3 }, 'days', 'invalidChoice'],
    [{ label: ' ' }, 'label', 'required'],
  ])('with %j is refused', async (changes, field, code) => {
    expect(await outcome(create(client, changes))).toBe(
      `422 invalidFields ${JSON.stringify({ [field]: code })}`,
    )
  })

  it('is stored without its secret and passphrase', async () => {
    const { secret } = await made()
    const { rows } = await cms.pool.query('SELECT * FROM guest_links')
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect(JSON.stringify(rows)).not.toContain(PASSPHRASE)
  })

  it('is shown again to its creator while it is active, and to nobody else', async () => {
    const parameters = { deliverable: String(project.deliverableId) }
    const secrets = async (person: Person) => {
      const { links } = (await (await person.call('listGuestLinks', { parameters })).json()) as Made
      return links.map((link) => link.secret)
    }
    const [own, staffs] = [await madeBy(client), await madeBy(editor)]
    expect(await secrets(client)).toEqual([null, own])
    expect(await secrets(editor)).toEqual([staffs, null])
    // Simulates a link from the time before links had seeds.
    await cms.pool.query('UPDATE guest_links SET seed = NULL WHERE created_by_id = $1', [
      Number((await editor.account()).id),
    ])
    expect(await secrets(editor)).toEqual([null, null])
    await cms.pool.query("UPDATE guest_links SET expires_at = now() - interval '1 minute'")
    expect(await secrets(client)).toEqual([null, null])
  })

  it('opens with its passphrase as people say and type it', async () => {
    const { secret } = await made({ passphrase: 'k3vm-7pqa-x2hd' })
    for (const said of [
      'k3vm-7pqa-x2hd',
      'K3VM 7PQA X2HD',
      'k3vm7pqax2hd',
      ' K3vm\u20117pqa\u2013x2hd ',
      'k3vm\u00a07pqa\u2212x2hd',
      'k٣vm-۷pqa-x٢hd',
      'Ｋ３ＶＭ－７ＰＱＡ－Ｘ２ＨＤ',
    ]) {
      await cms.pool.query('TRUNCATE rate_limits')
      expect([said, (await new Guest(cms, secret).enter(said)).status]).toEqual([said, 200])
    }
    for (const wrong of ['k3vm-7pqa-x2h', 'k3vm-7pqa-x2hdd', '-']) {
      await cms.pool.query('TRUNCATE rate_limits')
      expect((await new Guest(cms, secret).enter(wrong)).status).toBe(422)
    }
    const words = await made({ passphrase: 'Grüne Häfen سبعة' })
    const spoken = 'grüne häfen سبعة'.normalize('NFD').toUpperCase()
    expect((await new Guest(cms, words.secret).enter(spoken)).status).toBe(200)
  })

  it('from before opens with the passphrase as it was typed, and as people say it', async () => {
    const { hashPassword } = await import('../../accounts/secrets')
    const keep = async (passphrase: string) => {
      const { secret } = await made()
      const { hash, salt } = await hashPassword(passphrase)
      await cms.pool.query(
        `UPDATE guest_links SET passphrase_hash = $1, passphrase_salt = $2
         WHERE id = (SELECT max(id) FROM guest_links)`,
        [hash, salt],
      )
      return secret
    }
    const grouped = await keep('k3vm-7pqa-x2hd')
    for (const said of ['k3vm-7pqa-x2hd', 'K3VM 7PQA X2HD']) {
      expect((await new Guest(cms, grouped).enter(said)).status).toBe(200)
    }
    expect((await new Guest(cms, await keep('Seven Lamps')).enter('Seven Lamps')).status).toBe(200)
  })

  it('to one version shows that one, and is deleted with it', async () => {
    const second = await newVersion(cms, project.deliverableId, 2)
    const { secret, links } = await made({ version: String(project.versionId) })
    expect(links[0]?.version).toEqual({ number: 1 })
    const visitor = new Guest(cms, secret)
    await visitor.enter()
    const room = (await (await visitor.ask('readGuestRoom')).json()) as Room
    expect(room.deliverable.versions.map(({ number }) => number)).toEqual([1])
    const read = (version: number) =>
      outcome(visitor.ask('readNotesAsGuest', { version: String(version) }))
    expect(await read(project.versionId)).toBe('200')
    expect(await read(second)).toBe('404 notFound')
    expect((await visitor.get('original', second)).status).toBe(404)
    const write = visitor.ask('writeNoteAsGuest', { version: String(second) }, draft())
    expect(await outcome(write)).toBe('404 notFound')
    await cms.payload.delete({ collection: 'deliverable-versions', id: project.versionId })
    expect(await outcome(visitor.ask('readGuestRoom'))).toBe('404 notFound')
    expect(await read(second)).toBe('404 notFound')
    expect(await outcome(visitor.enter())).toBe('404 notFound')
  })

  it('to one version receives the events of that one alone', async () => {
    const second = await newVersion(cms, project.deliverableId, 2)
    const visitor = await guest({ version: String(project.versionId) })
    const stream = (await visitor.stream('events')).body?.getReader()
    const write = (versionId: number, text: string) =>
      client.call('writeNote', {
        parameters: onVersion({ ...project, versionId }),
        body: draft(text),
      })
    expect(await outcome(write(second, 'Only for us.'))).toBe('200')
    expect(await outcome(write(project.versionId, 'For everybody.'))).toBe('200')
    let text = ''
    while (!text.includes('For everybody.')) {
      const part = await stream?.read()
      if (!part || part.done) break
      text += Buffer.from(part.value).toString()
    }
    await stream?.cancel()
    expect(text).toContain('For everybody.')
    expect(text).not.toContain('Only for us.')
    expect(text).not.toContain(`"versionId":"${second}"`)
  })

  describe('to one version', () => {
    let fileCount = 0

    /** Writes a reply with a file. @returns the file's id */
    async function reply(noteId: string, text: string): Promise<number> {
      const parameters = { note: noteId }
      await reviewer.call('replyToNote', { parameters, body: { key: randomUUID(), text } })
      const folder = randomBytes(16).toString('hex')
      const folders = path.join(process.env.MEDIA_DIR ?? '', 'review', 'files', folder)
      await mkdir(folders, { recursive: true })
      await writeFile(path.join(folders, 'original'), text)
      fileCount += 1
      const { rows } = await cms.pool.query<{ id: number }>(
        `INSERT INTO note_files
           (deliverable_id, note_id, reply_id, file_name, mime_type, size, upload, storage_key)
         SELECT $1, note_id, id, $2 || '.txt', 'text/plain', 5, $3, $4
         FROM review_replies WHERE text = $2 RETURNING id`,
        [project.deliverableId, text, `upload ${fileCount}`, `${folder}/original`],
      )
      return rows[0]?.id ?? 0
    }

    async function carryTo(number: number): Promise<number> {
      const { carryNotes } = await import('../notes/carry-notes')
      const version = await newVersion(cms, project.deliverableId, number)
      await carryNotes(cms.pool, version)
      return version
    }

    const notesOn = async (visitor: Guest, version: number): Promise<Note[]> => {
      const read = await visitor.ask('readNotesAsGuest', { version: String(version) })
      return ((await read.json()) as { notes: Note[] }).notes
    }

    it('shows of a carried note what was written before, and nothing of other versions', async () => {
      const written = await reviewer.call('writeNote', { parameters: onVersion(), body: draft() })
      const { id: first } = (await written.json()) as Note
      const early = await reply(first, 'Early one')
      const second = await carryTo(2)
      const visitor = await guest({ version: String(second) })
      const late = await reply(first, 'Late one')
      const [copy] = await notesOn(visitor, second)
      const own = await reply(copy?.id ?? '', 'Own one')
      const third = await carryTo(3)
      const [next] = await notesOn(await guest(), third)
      const after = await reply(next?.id ?? '', 'Third one')

      const [shown] = await notesOn(visitor, second)
      expect(shown).toMatchObject({
        text: 'The label, please.',
        origin: null,
        replies: [
          { text: 'Early one', fromVersion: null, files: [{ name: 'Early one.txt' }] },
          { text: 'Own one', fromVersion: null },
        ],
      })
      expect(shown?.replies).toHaveLength(2)
      const files = async (person: Guest) => {
        const answers = [early, late, own, after].map((id) => person.stream(`note-files/${id}`))
        return (await Promise.all(answers)).map(({ status }) => status)
      }
      expect(await files(visitor)).toEqual([200, 404, 200, 404])
      expect(await files(await guest({ version: onVersion().version }))).toEqual([
        200, 200, 404, 404,
      ])
      const onThird = await guest({ version: String(third) })
      expect(await files(onThird)).toEqual([200, 200, 200, 200])
      expect((await notesOn(onThird, third))[0]?.replies).toHaveLength(4)
      expect(await files(await guest())).toEqual([200, 200, 200, 200])
      expect((await notesOn(await guest(), third))[0]).toMatchObject({
        origin: { versionNumber: 1 },
        replies: [{ fromVersion: 1 }, { fromVersion: 1 }, { fromVersion: 2 }, {}],
      })
    })

    it('does not hear of a reply on another version', async () => {
      const written = await reviewer.call('writeNote', { parameters: onVersion(), body: draft() })
      const { id: first } = (await written.json()) as Note
      const second = await carryTo(2)
      const visitor = await guest({ version: String(second) })
      const stream = (await visitor.stream('events')).body?.getReader()
      await reply(first, 'Elsewhere')
      await client.call('writeNote', {
        parameters: { version: String(second) },
        body: draft('For everybody.'),
      })
      let text = ''
      while (!text.includes('For everybody.')) {
        const part = await stream?.read()
        if (!part || part.done) break
        text += Buffer.from(part.value).toString()
      }
      await stream?.cancel()
      expect(text.match(/^event: \w+$/gm)).toEqual(['event: open', 'event: note'])
      expect(text).not.toContain('Elsewhere')
    })
  })

  it('to all versions includes later ones', async () => {
    const visitor = await guest()
    await newVersion(cms, project.deliverableId, 2)
    const room = (await (await visitor.ask('readGuestRoom')).json()) as Room
    expect(room.deliverable.versions.map(({ number }) => number)).toEqual([1, 2])
  })

  it('cannot name a version of another deliverable', async () => {
    for (const version of [String(other.versionId), '999999']) {
      expect(await outcome(create(client, { version }))).toBe(
        '422 invalidFields {"version":"invalidChoice"}',
      )
    }
  })

  it('requires its passphrase, and limits wrong ones', async () => {
    const visitor = new Guest(cms, (await made()).secret)
    expect(await outcome(visitor.ask('readGuestRoom'))).toBe('401 unauthenticated')
    const wrong = '422 invalidFields {"passphrase":"wrongPassphrase"}'
    expect(await outcome(visitor.enter('seven green lamp'))).toBe(wrong)
    await cms.pool.query('UPDATE rate_limits SET points = 1000')
    expect(await outcome(visitor.enter())).toBe('429 tooManyRequests')
    await cms.pool.query('TRUNCATE rate_limits')
    expect((await visitor.enter()).status).toBe(200)
    const { rows } = await cms.pool.query<{ kind: string }>(
      "SELECT kind FROM security_events WHERE kind LIKE 'guest-%' ORDER BY id DESC LIMIT 2",
    )
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['guest-entered', 'guest-refused'])
  })

  it.each(['A'.repeat(43), 'x', '%00'])('that does not exist (%s) is not found', async (link) => {
    expect(await outcome(new Guest(cms, link).enter())).toBe('404 notFound')
    expect(await outcome(new Guest(cms, link).ask('readGuestRoom'))).toBe('404 notFound')
  })

  it('lists each visit', async () => {
    const { secret } = await made()
    await new Guest(cms, secret).enter(PASSPHRASE, 'Rana')
    await new Guest(cms, secret).enter(PASSPHRASE, 'Lukas')
    const parameters = { deliverable: String(project.deliverableId) }
    const listed = await client.call('listGuestLinks', { parameters })
    const { links } = (await listed.json()) as Made
    expect(links[0]?.visits.map(({ name }) => name)).toEqual(['Lukas', 'Rana'])
  })

  it('that is revoked or expired ends the visits of its guests, too', async () => {
    const { secret, links } = await made()
    const inside = new Guest(cms, secret)
    await inside.enter()
    const line = await inside.stream('events')
    const guestLink = links[0]?.id ?? ''
    const revoke = (person: Person) =>
      outcome(person.call('revokeGuestLink', { parameters: { guestLink } }))
    expect(await revoke(reviewer)).toBe('403 forbidden')
    expect(await revoke(await new Person(cms).settle())).toBe('404 notFound')
    expect(await revoke(client)).toBe('200')
    expect(await revoke(client)).toBe('200')
    expect(await line.text()).toContain('event: open')
    for (const answered of [
      inside.ask('readGuestRoom'),
      inside.ask('writeNoteAsGuest', onVersion(), draft()),
      inside.get('poster', project.versionId),
      inside.stream('events'),
      inside.enter(),
    ]) {
      expect(await outcome(answered)).toBe('404 notFound')
    }
    const late = await guest()
    await cms.pool.query("UPDATE guest_links SET expires_at = now() - interval '1 second'")
    expect(await outcome(late.ask('readGuestRoom'))).toBe('404 notFound')
    expect(await outcome(late.enter())).toBe('404 notFound')
  })

  it('ends when its creator leaves the project; those of staff stay', async () => {
    const [ofClient, ofStudio] = [
      new Guest(cms, await madeBy(client)),
      new Guest(cms, await madeBy(editor)),
    ]
    await Promise.all([ofClient.enter(), ofStudio.enter()])
    const change = (role: 'clientAdmin' | 'reviewer') =>
      client.account().then(({ id }) =>
        cms.payload.update({
          collection: 'projects',
          id: project.projectId,
          data: { title: 'Renamed', members: [{ user: Number(id), role }] },
        }),
      )
    await change('clientAdmin')
    expect(await outcome(ofClient.ask('readGuestRoom'))).toBe('200')
    await change('reviewer')
    expect(await outcome(ofClient.ask('readGuestRoom'))).toBe('404 notFound')
    expect(await outcome(ofStudio.ask('readGuestRoom'))).toBe('200')
  })

  it('is deleted with its visits some time after its end, while its notes stay', async () => {
    const visitor = new Guest(cms, (await made()).secret)
    await visitor.enter(PASSPHRASE, 'Nour')
    await visitor.ask('writeNoteAsGuest', onVersion(), draft())
    expect(await purgeGuestLinks(cms.pool)).toBe(0)
    await cms.pool.query("UPDATE guest_links SET expires_at = now() - interval '91 days'")
    expect(await purgeGuestLinks(cms.pool)).toBeGreaterThan(0)
    const { rows } = await cms.pool.query('SELECT 1 FROM guest_visits WHERE name = $1', ['Nour'])
    expect(rows).toEqual([])
    const parameters = { version: String(project.versionId) }
    const read = await client.call('readNotes', { parameters })
    const { notes } = (await read.json()) as { notes: Note[] }
    expect(notes[0]?.author).toEqual({ id: null, name: 'Nour', side: 'guest', isYou: false })
  })
})

describe('a guest', () => {
  it('sees the deliverable, and nothing else of the project', async () => {
    await cms.pool.query("UPDATE projects SET next_step = 'Secret plan' WHERE id = $1", [
      project.projectId,
    ])
    await cms.pool.query('UPDATE deliverables SET paid_at = now()')
    const visitor = await guest()
    const text = await (await visitor.ask('readGuestRoom')).text()
    const room = JSON.parse(text) as Room
    expect(room).toMatchObject({
      people: [{ id: null, name: 'Rana', side: 'guest', isYou: true }],
      mayWrite: true,
      mayResolve: false,
      deliverable: { versions: [{ downloadUrl: null, isLocked: false }] },
    })
    for (const secret of ['Secret plan', client.email, reviewer.email]) {
      expect(text).not.toContain(secret)
    }
  })

  it('never sees an e-mail address in a note', async () => {
    await cms.pool.query('UPDATE users SET name = NULL WHERE email = $1', [reviewer.email])
    await reviewer.call('writeNote', { parameters: onVersion(), body: draft('From me') })
    const visitor = await guest()
    const text = await (await visitor.ask('readNotesAsGuest', onVersion())).text()
    expect(text).toContain('From me')
    expect(text).not.toContain('@')
  })

  it('never sees the e-mail address of a deleted account without a name', async () => {
    const leaving = await new Person(cms).settle()
    const member = { user: Number((await leaving.account()).id), role: 'reviewer' as const }
    const data = { members: [member] }
    await cms.payload.update({ collection: 'projects', id: project.projectId, data })
    await cms.pool.query('UPDATE users SET name = NULL WHERE email = $1', [leaving.email])
    await leaving.call('writeNote', { parameters: onVersion(), body: draft('Bye') })
    const visitor = new Guest(cms, await madeBy(editor))
    await visitor.enter()
    await leaving.call('eraseAccount', { body: { password: leaving.password } })
    const text = await (await visitor.ask('readNotesAsGuest', onVersion())).text()
    expect(text).toContain('Bye')
    expect(text).not.toContain('@')
  })

  it('writes, edits and deletes own notes, which everybody sees', async () => {
    const visitor = await guest()
    const note = (await (
      await visitor.ask('writeNoteAsGuest', onVersion(), draft())
    ).json()) as Note
    const author = { id: null, name: 'Rana', side: 'guest' }
    expect(note.author).toEqual({ ...author, isYou: true })
    const edited = visitor.ask('editNoteAsGuest', { note: note.id }, { text: 'Brighter.' })
    expect(await outcome(edited)).toBe('200')
    const read = await client.call('readNotes', { parameters: onVersion() })
    const { notes } = (await read.json()) as { notes: Note[] }
    expect(notes).toMatchObject([{ text: 'Brighter.', author: { ...author, isYou: false } }])
    const move = (last: number) =>
      visitor.ask(
        'editNoteAsGuest',
        { note: note.id },
        { anchor: { kind: 'frames', first: 9, last } },
      )
    expect(await outcome(move(240))).toBe('422 invalidFields {"anchor":"invalidChoice"}')
    expect(((await (await move(12)).json()) as Note).anchor).toMatchObject({ first: 9, last: 12 })
    expect(await outcome(visitor.ask('deleteNoteAsGuest', { note: note.id }))).toBe('204')
  })

  it('cannot change notes of others, including other guests of the link', async () => {
    const { secret } = await made()
    const [one, two] = [new Guest(cms, secret), new Guest(cms, secret)]
    await one.enter()
    await two.enter()
    const written = await one.ask('writeNoteAsGuest', onVersion(), draft())
    const { id: note } = (await written.json()) as Note
    expect(await outcome(two.ask('editNoteAsGuest', { note }, { text: 'Mine' }))).toBe(
      '403 forbidden',
    )
    const moved = two.ask('editNoteAsGuest', { note }, { anchor: { kind: 'whole' } })
    expect(await outcome(moved)).toBe('403 forbidden')
    expect(await outcome(two.ask('deleteNoteAsGuest', { note }))).toBe('403 forbidden')
    const reply = { key: randomUUID(), text: 'I agree.' }
    expect(await outcome(two.ask('replyToNoteAsGuest', { note }, reply))).toBe('200')
  })

  it('cannot write with a view-only link', async () => {
    const reply = await reviewer.call('writeNote', { parameters: onVersion(), body: draft() })
    const { id: note } = (await reply.json()) as Note
    const visitor = await guest({ mayComment: false })
    expect((await visitor.ask('readNotesAsGuest', onVersion())).status).toBe(200)
    const words = { key: randomUUID(), text: 'Hello' }
    for (const answered of [
      visitor.ask('writeNoteAsGuest', onVersion(), draft()),
      visitor.ask('replyToNoteAsGuest', { note }, words),
      visitor.ask('editNoteAsGuest', { note }, { text: 'x' }),
      visitor.ask('deleteNoteAsGuest', { note }),
    ]) {
      expect(await outcome(answered)).toBe('403 forbidden')
    }
  })

  it('gets the copies, and never the original', async () => {
    await withFiles()
    await cms.pool.query('UPDATE deliverables SET paid_at = now()')
    const visitor = await guest()
    expect(await (await visitor.get('play', project.versionId)).text()).toBe('this is proxy.mp4')
    expect(await (await visitor.get('poster', project.versionId)).text()).toBe('this is poster.jpg')
    expect(await outcome(visitor.get('original', project.versionId))).toBe('403 forbidden')
    await cms.pool.query('UPDATE deliverable_versions SET proxy_key = NULL')
    expect(await outcome(visitor.get('direct', project.versionId))).toBe('404 notFound')
    const { deliverable } = (await (await visitor.ask('readGuestRoom')).json()) as Room
    expect(deliverable.versions[0]?.playUrl).toBeNull()
  })

  it("cannot reach anything outside the link's deliverable", async () => {
    const written = await editor.call('writeNote', {
      parameters: onVersion(other),
      body: draft(),
    })
    const { id: note } = (await written.json()) as Note
    const visitor = await guest()
    const reply = { key: randomUUID(), text: 'Hello' }
    for (const answered of [
      visitor.ask('readNotesAsGuest', onVersion(other)),
      visitor.ask('writeNoteAsGuest', onVersion(other), draft()),
      visitor.ask('editNoteAsGuest', { note }, { text: 'x' }),
      visitor.ask('deleteNoteAsGuest', { note }),
      visitor.ask('replyToNoteAsGuest', { note }, reply),
      visitor.get('poster', other.versionId),
      visitor.get('original', other.versionId),
    ]) {
      expect(await outcome(answered)).toBe('404 notFound')
    }
    // The link does not open another deliverable of the same project.
    const { id } = await cms.payload.create({
      collection: 'deliverables',
      data: { title: 'Poster', project: project.projectId },
    })
    const beside = await newVersion(cms, id, 1)
    expect(await outcome(visitor.get('poster', beside))).toBe('404 notFound')
  })

  it('cannot use calls for accounts, nor an account those for guests', async () => {
    const visitor = await guest()
    const headers = { [GUEST_VISIT_HEADER]: visitor.visit }
    const parameters = { ...onVersion(), deliverable: String(project.deliverableId) }
    for (const name of ['readRoom', 'readNotes', 'readRounds', 'listGuestLinks'] as const) {
      expect(await outcome(visitor.call(name, { parameters, headers }))).toBe('401 unauthenticated')
    }
    const asAccount = client.call('readGuestRoom', { parameters: { link: visitor.link } })
    expect(await outcome(asAccount)).toBe('401 unauthenticated')
    const another = new Guest(cms, (await made()).secret)
    another.visit = visitor.visit
    expect(await outcome(another.ask('readGuestRoom'))).toBe('401 unauthenticated')
  })
})

it('a carried note keeps its guest as author', async () => {
  const { carryNotes } = await import('../notes/carry-notes')
  const visitor = await guest()
  await visitor.ask('writeNoteAsGuest', onVersion(), draft())
  const next = await newVersion(cms, project.deliverableId, 2)
  expect(await carryNotes(cms.pool, next)).toBe(1)
  const read = await visitor.ask('readNotesAsGuest', { version: String(next) })
  const { notes } = (await read.json()) as { notes: Note[] }
  expect(notes).toMatchObject([{ author: { name: 'Rana', isYou: true }, origin: { number: 1 } }])
})
