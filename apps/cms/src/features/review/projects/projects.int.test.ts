import type { Credentials, Invitation } from '@studio/shared/api/account'
import type { Project, ProjectSummary, Room } from '@studio/shared/review/projects'
import type { Rounds } from '@studio/shared/review/rounds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminHeaders, askPayload } from '../../../test-support/ask-payload'
import { contactBody } from '../../../test-support/form-body'
import { outcome, Person } from '../../../test-support/person'
import { newProject, newVersion } from '../../../test-support/review-project'
import { newStaff } from '../../../test-support/staff'
import { startCms, type TestCms } from '../../../test-support/start-cms'
import { untilBlocked } from '../../../test-support/until-blocked'
import type { OpenInvitation } from './open-invitations'

let cms: TestCms
let editor: Person
let headers: Record<string, string>

beforeAll(async () => {
  cms = await startCms()
  editor = await newStaff(cms)
  headers = await adminHeaders(editor)
})

afterAll(() => cms.stop())

async function listed(person: Person): Promise<ProjectSummary[]> {
  const answered = await person.call('listProjects')
  return ((await answered.json()) as { projects: ProjectSummary[] }).projects
}

function invite(body: object, by = headers): Promise<Response> {
  const person = { email: 'kim@client.example', role: 'reviewer', locale: 'de', ...body }
  return askPayload('POST', '/review-staff/invitation', { body: person, headers: by })
}

describe('projects in the portal', () => {
  it('are listed for their members, and all of them for the studio', async () => {
    const [jo, kim] = [await new Person(cms).settle(), await new Person(cms).settle()]
    const mine = await newProject(cms, [[jo, 'clientAdmin']], {
      nextDate: '2026-12-04T12:00:00.000Z',
      nextStep: 'Second animatic',
    })
    const theirs = await newProject(cms, [[kim, 'viewer']])
    expect(await listed(jo)).toEqual([
      {
        id: String(mine.projectId),
        title: 'Perfume spot',
        state: 'inReview',
        isSample: false,
        role: 'clientAdmin',
        nextDate: '2026-12-04',
        nextStep: 'Second animatic',
        openNotes: 0,
        deliverableCount: 1,
        versionCount: 1,
        signedOffCount: 0,
        paidCount: 0,
        waiting: [],
      },
    ])
    const ids = (await listed(editor)).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([String(mine.projectId), String(theirs.projectId)]))
    expect(await outcome(new Person(cms).call('listProjects'))).toBe('401 unauthenticated')
    const translator = await newStaff(cms, 'translator')
    expect(await listed(translator)).toEqual([])
  })

  it('show their deliverables, versions and people', async () => {
    const jo = await new Person(cms).settle()
    const { id } = await editor.account()
    const made = await newProject(cms, [[jo, 'reviewer']], { contact: Number(id) })
    const parameters = {
      project: String(made.projectId),
      deliverable: String(made.deliverableId),
    }
    const project = (await (await jo.call('readProject', { parameters })).json()) as Project
    expect(project).toMatchObject({
      contact: { email: editor.email },
      members: [
        { name: 'Jo Weaver', isYou: true, role: 'reviewer', side: 'client', isInvited: false },
      ],
      deliverables: [
        {
          title: 'Spot, 30 seconds',
          versions: [{ number: 1, state: 'ready' }],
          signedVersionId: null,
        },
      ],
      mayUpload: false,
    })
    const room = (await (await jo.call('readRoom', { parameters })).json()) as Room
    expect(room).toMatchObject({ mayWrite: true, mayResolve: false, project: { role: 'reviewer' } })
    expect(room.people.map(({ side }) => side).sort()).toEqual(['client', 'studio'])
    expect(JSON.stringify([project.members, room])).not.toContain(jo.email)
  })

  it('are not shown to an unverified account', async () => {
    const jo = await new Person(cms).settle()
    await newProject(cms, [[jo, 'reviewer']])
    await cms.pool.query('UPDATE users SET verified_at = NULL WHERE email = $1', [jo.email])
    const answered = await jo.call('listProjects')
    if (answered.ok) expect(((await answered.json()) as { projects: [] }).projects).toEqual([])
  })
})

describe('open rounds', () => {
  const dayFrom = (days: number) =>
    new Date(Date.now() + days * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10)

  /** Opens a round for the first version of a new film, with a due day. @returns the round's id */
  async function asked(project: number, title: string, dueOn: string | null): Promise<string> {
    const { id } = await cms.payload.create({
      collection: 'deliverables',
      data: { title, project },
    })
    const version = await newVersion(cms, id, 1)
    const body = { dueOn: dueOn && dayFrom(30) }
    const parameters = { version: String(version) }
    const opened = (await (await editor.call('openRound', { parameters, body })).json()) as Rounds
    await cms.pool.query('UPDATE review_rounds SET due_on = $1 WHERE id = $2', [
      dueOn && `${dueOn}T12:00:00Z`,
      opened.rounds[0]?.id,
    ])
    return opened.rounds[0]?.id ?? ''
  }

  const waitingFor = async (person: Person, project: number) =>
    (await listed(person))
      .filter(({ id }) => id === String(project))
      .flatMap(({ waiting }) => waiting)

  it('are listed by role: overdue ones first, then by day', async () => {
    const [jo, kim, lee] = [
      await new Person(cms).settle(),
      await new Person(cms).settle(),
      await new Person(cms).settle(),
    ]
    const { projectId } = await newProject(cms, [
      [jo, 'reviewer'],
      [kim, 'clientAdmin'],
      [lee, 'viewer'],
    ])
    const { projectId: elsewhere } = await newProject(cms, [[lee, 'reviewer']])
    await asked(projectId, 'Whenever', null)
    const soon = await asked(projectId, 'Soon', dayFrom(3))
    await asked(projectId, 'Late', dayFrom(-3))
    await asked(elsewhere, 'Elsewhere', dayFrom(3))
    const titles = async (person: Person) =>
      (await waitingFor(person, projectId)).map(({ deliverableTitle }) => deliverableTitle)

    expect(await waitingFor(jo, projectId)).toMatchObject([
      { deliverableTitle: 'Late', versionNumber: 1, dueOn: dayFrom(-3), isOverdue: true },
      { deliverableTitle: 'Soon', versionNumber: 1, dueOn: dayFrom(3), isOverdue: false },
      { deliverableTitle: 'Whenever', versionNumber: 1, dueOn: null, isOverdue: false },
    ])
    await jo.call('answerRound', {
      parameters: { round: soon },
      body: { verdict: 'approved', comment: '' },
    })
    expect(await titles(jo)).toEqual(['Late', 'Whenever'])
    expect(await titles(kim)).toEqual(['Late', 'Soon', 'Whenever'])
    expect(await titles(editor)).toEqual(['Late', 'Soon', 'Whenever'])
    expect(await titles(lee)).toEqual([])
    expect(await waitingFor(lee, elsewhere)).toMatchObject([{ deliverableTitle: 'Elsewhere' }])

    await editor.call('closeRound', { parameters: { round: soon } })
    expect(await titles(kim)).toEqual(['Late', 'Whenever'])
    expect(await titles(editor)).toEqual(['Late', 'Whenever'])
    const parameters = { project: String(projectId) }
    const project = (await (await kim.call('readProject', { parameters })).json()) as Project
    expect(project.waiting).toEqual(await waitingFor(kim, projectId))
  })
})

async function opened(token: string): Promise<Invitation> {
  const answered = await new Person(cms).call('readInvitation', { parameters: { token } })
  return (await answered.json()) as Invitation
}

function accept(person: Person, token: string): Promise<Response> {
  const { password } = person
  return person.call('acceptInvitation', {
    body: { token, password, confirm_password: password },
  })
}

describe('an invitation to a project', () => {
  it('creates an account with a link to choose a password, which leads into the project', async () => {
    const { projectId } = await newProject(cms, [])
    const kim = new Person(cms)
    const sent = await invite({ project: String(projectId), email: kim.email, name: 'Kim' })
    expect(sent.status).toBe(200)
    expect(await kim.mails()).toEqual(['projectInvitation'])
    const { rows } = await cms.pool.query<{ language: string; data: object }>(
      'SELECT language, data FROM mails WHERE "to" = $1',
      [kim.email],
    )
    expect(rows).toMatchObject([{ language: 'de', data: { project: 'Perfume spot', name: 'Kim' } }])
    const token = await kim.linkIn('projectInvitation')
    expect(await opened(token)).toEqual({
      state: 'open',
      project: { id: String(projectId), title: 'Perfume spot' },
    })
    const answered = await accept(kim, token)
    kim.credentials = (await answered.json()) as Credentials
    expect(await listed(kim)).toMatchObject([{ id: String(projectId), role: 'reviewer' }])
    expect(await opened(token)).toEqual({ state: 'expired', project: null })
  })

  it('adds an existing account once, with a mail in its language', async () => {
    const jo = await new Person(cms).settle()
    const { projectId } = await newProject(cms, [])
    const project = String(projectId)
    await invite({ project, email: jo.email.toUpperCase(), role: 'viewer' })
    await invite({ project, email: jo.email, role: 'clientAdmin' })
    const mails = (await jo.mails()).filter((name) => name === 'addedToProject')
    expect(mails).toHaveLength(1)
    expect(await listed(jo)).toMatchObject([{ id: project, role: 'clientAdmin' }])
  })

  it('in parallel with others adds everybody', async () => {
    const { projectId } = await newProject(cms, [])
    const people = Array.from({ length: 5 }, () => new Person(cms))
    const sent = await Promise.all(
      people.map(({ email }) => invite({ project: String(projectId), email })),
    )
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const { members } = await cms.payload.findByID({ collection: 'projects', id: projectId })
    expect(members).toHaveLength(5)
  })

  it.each([
    ['no address', { email: 'kim' }, '422 invalidFields {"email":"invalidEmail"}'],
    ['no role of a client', { role: 'admin' }, '422 invalidFields {"role":"invalidChoice"}'],
    ['no project', { project: '999999' }, '404 notFound'],
    ['no language', { locale: 'fr' }, '422 invalidFields {"locale":"invalidChoice"}'],
  ])('to %s is refused', async (_, changes, refusal) => {
    const { projectId } = await newProject(cms, [])
    expect(await outcome(invite({ project: String(projectId), ...changes }))).toBe(refusal)
  })

  it.each(['translator', null] as const)('cannot be sent by %s', async (role) => {
    const { projectId } = await newProject(cms, [])
    const by = role ? await adminHeaders(await newStaff(cms, role)) : {}
    const refused = await outcome(invite({ project: String(projectId) }, by))
    expect(refused).toBe(role ? '403 forbidden' : '401 unauthenticated')
  })
})

describe('an open invitation', () => {
  const staff = (name: string, body: object, by = headers) =>
    askPayload('POST', `/review-staff/invitation/${name}`, { body, headers: by })

  async function open(project: number): Promise<OpenInvitation[]> {
    const answered = await askPayload('GET', `/review-staff/invitations/${project}`, { headers })
    return ((await answered.json()) as { invitations: OpenInvitation[] }).invitations
  }

  /** @returns an invited person and their project */
  async function invited() {
    const { projectId } = await newProject(cms, [])
    const kim = new Person(cms)
    await invite({ project: String(projectId), email: kim.email, name: 'Kim' })
    const [{ user } = { user: 0 }] = await open(projectId)
    return { kim, projectId, member: { project: String(projectId), user } }
  }

  it('shows recipient, sender, role and expiry until they have joined', async () => {
    const { kim, projectId } = await invited()
    const [shown, ...others] = await open(projectId)
    expect(others).toEqual([])
    expect(shown).toMatchObject({
      email: kim.email,
      name: 'Kim',
      role: 'reviewer',
    })
    expect(shown?.sentBy).toMatch(/\S/)
    const days = Date.parse(shown?.expiresAt ?? '') - Date.parse(shown?.sentAt ?? '')
    expect(Math.round(days / (24 * 60 * 60 * 1_000))).toBe(7)
    await accept(kim, await kim.linkIn('projectInvitation'))
    expect(await open(projectId)).toEqual([])
  })

  it('is shown as expired, and can be sent again with a new link', async () => {
    const { kim, projectId, member } = await invited()
    const first = await kim.linkIn('projectInvitation')
    await cms.pool.query(
      "UPDATE account_links SET expires_at = expires_at - interval '8 days' WHERE user_id = $1",
      [member.user],
    )
    const [late] = await open(projectId)
    expect(Date.parse(late?.expiresAt ?? '')).toBeLessThan(Date.now())
    expect(await opened(first)).toEqual({ state: 'expired', project: null })
    expect((await staff('again', member)).status).toBe(200)
    expect(await kim.mails()).toEqual(['projectInvitation', 'projectInvitation'])
    expect(await outcome(accept(kim, first))).toBe('410 linkExpired')
    expect(await outcome(accept(kim, await kim.linkIn('projectInvitation')))).toBe('200')
  })

  it('can be withdrawn: the membership ends, and the link says so', async () => {
    const { kim, projectId, member } = await invited()
    const token = await kim.linkIn('projectInvitation')
    expect((await staff('withdrawal', member)).status).toBe(200)
    expect(await open(projectId)).toEqual([])
    const { members } = await cms.payload.findByID({ collection: 'projects', id: projectId })
    expect(members).toEqual([])
    expect(await opened(token)).toEqual({ state: 'withdrawn', project: null })
    expect(await outcome(accept(kim, token))).toBe('410 invitationWithdrawn')
    // A repeated invitation contains a valid link.
    await invite({ project: member.project, email: kim.email })
    expect(await outcome(accept(kim, await kim.linkIn('projectInvitation')))).toBe('200')
  })

  it('ends as well when the member is removed in the project’s form', async () => {
    const { kim, projectId } = await invited()
    const token = await kim.linkIn('projectInvitation')
    await askPayload('PATCH', `/projects/${projectId}?locale=en`, {
      body: { members: [] },
      headers,
    })
    expect((await opened(token)).state).toBe('withdrawn')
  })

  it('to a second project has its own link, and both are valid', async () => {
    const { kim, projectId } = await invited()
    const first = await kim.linkIn('projectInvitation')
    const other = await newProject(cms, [], { title: 'Second spot' })
    await invite({ project: String(other.projectId), email: kim.email })
    expect(await kim.mails()).toEqual(['projectInvitation', 'projectInvitation'])
    expect((await opened(first)).project?.id).toBe(String(projectId))
    const second = await kim.linkIn('projectInvitation')
    expect((await opened(second)).project?.title).toBe('Second spot')
  })

  it('of a member who has joined can be neither sent again nor withdrawn', async () => {
    const { kim, member } = await invited()
    await accept(kim, await kim.linkIn('projectInvitation'))
    expect(await outcome(staff('again', member))).toBe('409 conflict')
    expect(await outcome(staff('withdrawal', member))).toBe('409 conflict')
    expect(await outcome(staff('again', { ...member, user: 999_999 }))).toBe('404 notFound')
    expect(await outcome(staff('again', { project: 'x' }))).toBe('422 invalidFields')
  })

  it('is either accepted or withdrawn when both happen at once', async () => {
    const { kim, projectId, member } = await invited()
    const token = await kim.linkIn('projectInvitation')
    const holder = await cms.pool.connect()
    try {
      await holder.query('BEGIN')
      await holder.query('SELECT id FROM users WHERE id = $1 FOR UPDATE', [member.user])
      const accepted = outcome(accept(kim, token))
      const withdrawn = outcome(staff('withdrawal', member))
      await untilBlocked(cms.pool, 2)
      await holder.query('COMMIT')
      const both = await Promise.all([accepted, withdrawn])
      expect([
        ['200', '409 conflict'],
        ['410 invitationWithdrawn', '200'],
      ]).toContainEqual(both)
    } finally {
      holder.release()
    }
    expect(await open(projectId)).toEqual([])
  })

  it.each(['again', 'withdrawal'])('cannot be managed by a translator: %s', async (name) => {
    const { member } = await invited()
    const translator = await adminHeaders(await newStaff(cms, 'translator'))
    expect(await outcome(staff(name, member, translator))).toBe('403 forbidden')
    const list = askPayload('GET', `/review-staff/invitations/${member.project}`, {
      headers: translator,
    })
    expect(await outcome(list)).toBe('403 forbidden')
  })
})

describe('a project from a message', () => {
  async function send(person: Person): Promise<number> {
    const body = await contactBody({ email: person.email, company: 'Weaver' })
    const answered = await person.call('sendContact', { body })
    const { reference } = (await answered.json()) as { reference: string }
    const where = { reference: { equals: reference } }
    const { docs } = await cms.payload.find({ collection: 'submissions', where })
    return docs[0]?.id ?? 0
  }

  const make = (message: unknown, invites = true) =>
    askPayload('POST', '/review-staff/project', { body: { message, invites }, headers })

  async function plan(message: number): Promise<object> {
    const path = `/review-staff/project-plan/${message}`
    return (await (await askPayload('GET', path, { headers })).json()) as object
  }

  it('is planned first, without sending a mail', async () => {
    const [jo, stranger] = [await new Person(cms).settle(), new Person(cms)]
    const [known, unknown] = [await send(jo), await send(stranger)]
    const before = await jo.mails()
    expect(await plan(known)).toMatchObject({
      project: null,
      email: jo.email,
      mail: 'addedToProject',
    })
    expect(await plan(unknown)).toMatchObject({ email: stranger.email, mail: 'projectInvitation' })
    expect(await jo.mails()).toEqual(before)
    const { id } = (await (await make(known)).json()) as { id: number }
    expect(await plan(known)).toMatchObject({ project: id })
    expect(await jo.mails()).toEqual([...before, 'addedToProject'])
  })

  it('is created without members and mails on request', async () => {
    const stranger = new Person(cms)
    const message = await send(stranger)
    const before = await stranger.mails()
    const { id } = (await (await make(message, false)).json()) as { id: number }
    const { members } = await cms.payload.findByID({ collection: 'projects', id })
    expect(members).toEqual([])
    expect(await stranger.mails()).toEqual(before)
  })

  it('is created once, with the sender as client admin', async () => {
    const jo = await new Person(cms).settle()
    const id = await send(jo)
    const made = await Promise.all([make(id), make(id), make(id)])
    const ids = await Promise.all(
      made.map(async (one) => ((await one.json()) as { id: number }).id),
    )
    expect(new Set(ids).size).toBe(1)
    expect(await listed(jo)).toMatchObject([{ role: 'clientAdmin', state: 'planned' }])
  })

  it.each([['1'], [0], [null], [2 ** 40]])('cannot be created from %j', async (message) => {
    expect((await make(message)).status).toBe(422)
  })

  it('cannot be created from a missing message or a job application', async () => {
    expect((await make(2_000_000_000)).status).toBe(404)
    const id = await send(await new Person(cms).settle())
    await cms.pool.query("UPDATE submissions SET kind = 'application' WHERE id = $1", [id])
    expect((await make(id)).status).toBe(404)
  })
})

it('members are stored without duplicates', async () => {
  const jo = await new Person(cms).settle()
  const { projectId } = await newProject(cms, [[jo, 'viewer']])
  const user = Number((await jo.account()).id)
  const body = {
    members: [
      { user, role: 'viewer' },
      { user, role: 'clientAdmin' },
    ],
  }
  const refused = await askPayload('PATCH', `/projects/${projectId}`, { body, headers })
  expect(refused.status).toBe(400)
})

it('an editor cannot add members whose accounts they cannot read', async () => {
  const [jo, stranger] = [await new Person(cms).settle(), await new Person(cms).settle()]
  const { projectId } = await newProject(cms, [[jo, 'viewer']])
  const editor = await adminHeaders(await newStaff(cms))
  const idOf = async (person: Person) => Number((await person.account()).id)
  const members = [
    { user: await idOf(jo), role: 'viewer' },
    { user: await idOf(stranger), role: 'viewer' },
  ]
  const address = `/projects/${projectId}`
  const refused = await askPayload('PATCH', address, { body: { members }, headers: editor })
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining('Invite people by their email address'),
  ])
  // Members who stay in the list keep their access.
  const kept = { body: { members: members.slice(0, 1) }, headers: editor }
  expect((await askPayload('PATCH', address, kept)).status).toBe(200)
})
