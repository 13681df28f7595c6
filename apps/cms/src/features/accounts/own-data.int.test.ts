import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askGuide } from '../../test-support/ask-guide'
import { callApi } from '../../test-support/call-api'
import { inquiryBody, tokenOfPerson } from '../../test-support/form-body'
import { outcome, Person } from '../../test-support/person'
import { newStaff } from '../../test-support/staff'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

async function send(person: Person, message: string): Promise<string> {
  const body = {
    first_name: 'Jo',
    last_name: 'Weaver',
    email: person.email,
    project_type: 'animatics',
    message,
    idempotency_key: randomUUID(),
  }
  const response = await person.call('sendContact', { body })
  return ((await response.json()) as { reference: string }).reference
}

describe('the portal', () => {
  it('shows a client their own inquiries, including those from before the account', async () => {
    const jo = new Person(cms)
    const early = await send(jo, 'A spot of 30 seconds\nwith a fox')
    await jo.settle()
    const late = await send(jo, 'x'.repeat(300))
    await send(await new Person(cms).settle(), 'Somebody else’s')
    const portal = (await (await jo.call('readPortal')).json()) as { projects: object[] }
    expect(portal).toMatchObject({
      user: { email: jo.email },
      projects: [
        {
          reference: late,
          subject: `${'x'.repeat(120)}…`,
          status: 'received',
          isFromAccount: true,
        },
        {
          reference: early,
          subject: 'A spot of 30 seconds',
          status: 'received',
          isFromAccount: false,
        },
      ],
    })
    expect(portal.projects).toHaveLength(2)
  })

  it('never shows what a stranger sent with the client’s address as the client’s own', async () => {
    const jo = await new Person(cms).settle()
    const { reference } = (await (
      await new Person(cms).call('sendInquiry', {
        body: await inquiryBody({ email: jo.email, message: 'planted by a stranger' }),
      })
    ).json()) as { reference: string }
    const marked = { reference, isFromAccount: false }
    const portal: unknown = await (await jo.call('readPortal')).json()
    expect(portal).toMatchObject({ projects: [marked] })
    const message: unknown = await (
      await jo.call('readMessage', { parameters: { reference } })
    ).json()
    expect(message).toMatchObject({ ...marked, text: 'planted by a stranger' })
    const exported: unknown = await (await jo.call('exportAccount')).json()
    expect(exported).toMatchObject({ account: { messages: [marked] } })
  })

  it('does not show messages that staff marked as spam', async () => {
    const jo = await new Person(cms).settle()
    await send(jo, 'Hello')
    await cms.pool.query("UPDATE submissions SET status = 'spam' WHERE email = $1", [jo.email])
    const portal: unknown = await (await jo.call('readPortal')).json()
    expect(portal).toMatchObject({ projects: [{ status: 'received' }] })
  })
})

describe("an account's data", () => {
  it('can be exported completely, without secrets and data of others', async () => {
    const [jo, kim] = [await new Person(cms).settle(), await new Person(cms).settle()]
    const reference = await send(jo, 'Mine')
    await send(kim, 'Not mine')
    const text = await (await jo.call('exportAccount')).text()
    expect(JSON.parse(text)).toMatchObject({
      account: {
        email: jo.email,
        sessions: [{ device: '' }],
        messages: [{ reference, message: 'Mine' }],
        identities: [],
        newsletter: [],
      },
    })
    expect(text).not.toContain(kim.email)
    expect(text).not.toMatch(/hash|salt|digest/i)
    expect(text).not.toContain(jo.credentials?.token)
  })

  it('contains all questions to the guide of a conversation that was sent with a message', async () => {
    const jo = await new Person(cms).settle()
    await askGuide({ text: 'A question of nobody' })
    const { conversation } = await askGuide({ text: 'Do you draw wombats?' })
    const body = await inquiryBody({ email: jo.email, conversation })
    expect(await outcome(jo.call('sendInquiry', { body }))).toMatch(/^200/)
    await askGuide({ text: 'And after that, narwhals?', conversation })
    const text = await (await jo.call('exportAccount')).text()
    const { account } = JSON.parse(text) as {
      account: { messages: { questionsToGuide: { question: string }[] }[] }
    }
    expect(account.messages[0]?.questionsToGuide.map(({ question }) => question)).toEqual([
      'Do you draw wombats?',
      'And after that, narwhals?',
    ])
    expect(text).not.toContain('of nobody')
  })

  it('contains a requested set and its files', async () => {
    const jo = await new Person(cms).settle()
    const place = { isFlippedX: false, isFlippedY: false, scale: 0.6, x: 0.4, y: 0.9 }
    const set = {
      version: 1,
      background: null,
      people: [{ id: 'a1', source: { from: 'own', key: 'me' }, keying: null, ...place }],
      match: { light: 0.5, color: 0.5 },
      showsSafeAreas: false,
    }
    const body = new FormData()
    body.set('name', 'Jo')
    body.set('email', jo.email)
    body.set('set', JSON.stringify(set))
    body.set('idempotency_key', randomUUID())
    body.set('form_token', await tokenOfPerson())
    const create = { width: 40, height: 30, channels: 3, background: '#2a8f3c' } as const
    const picture = new Uint8Array(await sharp({ create }).png().toBuffer())
    for (const name of ['picture', 'own_me']) body.set(name, new File([picture], `${name}.png`))
    expect((await callApi('askForSet', { body })).status).toBe(200)
    const { account } = (await (await jo.call('exportAccount')).json()) as {
      account: { messages: object[] }
    }
    const file = { type: 'image/png', size: picture.length }
    expect(account.messages).toMatchObject([
      {
        form: 'virtualSet',
        set,
        files: [
          { fileName: 'picture.png', ...file },
          { fileName: 'own_me.png', ...file, key: 'me' },
        ],
      },
    ])
  })

  it('is erased with the password, and only a last mail is left', async () => {
    const [jo, kim] = [await new Person(cms).settle(), await new Person(cms).settle()]
    for (const person of [jo, kim]) await send(person, 'Hello')
    const wrong = jo.call('eraseAccount', { body: { password: 'wrong one' } })
    expect(await outcome(wrong)).toBe('422 invalidFields {"password":"wrongPassword"}')
    const erased = jo.call('eraseAccount', { body: { password: jo.password } })
    expect(await outcome(erased)).toBe('204')
    expect(await outcome(jo.call('readUser'))).toBe('401 sessionExpired')
    expect(await jo.mails()).toEqual(['accountErased'])
    const counts = await cms.pool.query<{ email: string }>(
      'SELECT email FROM users UNION ALL SELECT email FROM submissions',
    )
    const emails = counts.rows.map(({ email }) => email)
    expect(emails).not.toContain(jo.email)
    expect(emails.filter((email) => email === kim.email)).toHaveLength(2)
  })

  it('of staff cannot be erased by its owner', async () => {
    const editor = await newStaff(cms)
    const body = { password: editor.password }
    expect(await outcome(editor.call('eraseAccount', { body }))).toBe('403 forbidden')
  })
})
