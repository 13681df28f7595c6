import { afterAll, beforeAll, expect, it } from 'vitest'
import { callApi } from '../test-support/call-api'
import { tokenOfPerson } from '../test-support/form-body'
import { startCms, type TestCms } from '../test-support/start-cms'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

async function signUp(email: string, language = 'en'): Promise<number> {
  const body = { email, form_token: await tokenOfPerson() }
  return (await callApi('signUpForMail', { body, language })).status
}

async function subscriber(email: string) {
  const where = { email: { equals: email } }
  const { docs } = await cms.payload.find({ collection: 'subscribers', where })
  expect(docs.length).toBeLessThanOrEqual(1)
  return docs[0]
}

/** The ids in the links of the latest mail. */
async function linksTo(email: string): Promise<{ confirm: string; end: string }> {
  const { rows } = await cms.pool.query<{ data: { link: string; endLink: string } }>(
    'SELECT data FROM mails WHERE "to" = $1 ORDER BY id DESC LIMIT 1',
    [email],
  )
  const [row] = rows
  return {
    confirm: row?.data.link.split('/').at(-1) ?? '',
    end: row?.data.endLink.split('/').at(-1) ?? '',
  }
}

const confirm = async (id: string) => (await callApi('confirmSignUp', { body: { id } })).status
const end = async (id: string) => (await callApi('endSignUp', { body: { id } })).status

it('begins only when the link in the mail was followed, and keeps what was agreed to', async () => {
  expect(await signUp('Reader@Client.example', 'de')).toBe(204)
  const email = 'reader@client.example'
  expect(await subscriber(email)).toMatchObject({ status: 'pending', language: 'de' })
  const { confirm: id } = await linksTo(email)
  expect(await confirm(id)).toBe(204)
  const confirmed = await subscriber(email)
  expect(confirmed).toMatchObject({ status: 'confirmed', source: 'newsletter' })
  expect(confirmed?.wording).toContain('Ja, ich möchte Neues erfahren')
  expect(confirmed?.confirmedAt).toBeTruthy()
  // Mail programs open links, too.
  expect(await confirm(id)).toBe(204)
})

it('keeps no secret of the link, only its hash', async () => {
  await signUp('hash@client.example')
  const { confirm: id } = await linksTo('hash@client.example')
  const { rows } = await cms.pool.query('SELECT * FROM subscribers')
  expect(JSON.stringify(rows)).not.toContain(id)
})

it('answers a reader and a stranger alike, and does not disturb the reader', async () => {
  const email = 'known@client.example'
  await signUp(email)
  await confirm((await linksTo(email)).confirm)
  expect(await signUp(email)).toBe(204)
  expect(await subscriber(email)).toMatchObject({ status: 'confirmed' })
})

it('ends by the link, says nothing about links that end nothing, and can begin again', async () => {
  const email = 'leaving@client.example'
  await signUp(email)
  const links = await linksTo(email)
  await confirm(links.confirm)
  expect(await end(links.end)).toBe(204)
  expect(await subscriber(email)).toMatchObject({ status: 'ended' })
  expect(await end('x'.repeat(43))).toBe(204)
  expect(await confirm(links.confirm)).toBe(410)

  await signUp(email)
  expect(await subscriber(email)).toMatchObject({ status: 'pending' })
  expect(await confirm((await linksTo(email)).confirm)).toBe(204)
})

it('does not begin after a week, or with an invented link', async () => {
  const email = 'late@client.example'
  await signUp(email)
  await cms.pool.query(
    `UPDATE subscribers SET asked_at = now() - interval '8 days' WHERE email = $1`,
    [email],
  )
  expect(await confirm((await linksTo(email)).confirm)).toBe(410)
  expect(await confirm('y'.repeat(43))).toBe(410)
})

it('is one subscriber for two sign-ups at the same moment', async () => {
  const email = 'twice@client.example'
  expect(await Promise.all([signUp(email), signUp(email)])).toEqual([204, 204])
  expect(await subscriber(email)).toMatchObject({ status: 'pending' })
})
