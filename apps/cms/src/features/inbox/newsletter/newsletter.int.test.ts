import { afterAll, beforeAll, expect, it } from 'vitest'
import { callApi } from '../../../test-support/call-api'
import { tokenOfPerson } from '../../../test-support/form-body'
import { startCms, type TestCms } from '../../../test-support/start-cms'

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

it('a subscription starts when the link is opened, and records the text that was agreed to', async () => {
  expect(await signUp('Reader@Client.example', 'de')).toBe(204)
  const email = 'reader@client.example'
  expect(await subscriber(email)).toMatchObject({ status: 'pending', language: 'de' })
  const { confirm: id } = await linksTo(email)
  expect(await confirm(id)).toBe(204)
  const confirmed = await subscriber(email)
  expect(confirmed).toMatchObject({ status: 'confirmed', source: 'newsletter' })
  expect(confirmed?.wording).toContain('Ja, ich möchte Neues erfahren')
  expect(confirmed?.confirmedAt).toBeTruthy()
  // Mail programs open links, too, so a second request must succeed.
  expect(await confirm(id)).toBe(204)
})

it("only the hash of the link's secret is stored", async () => {
  await signUp('hash@client.example')
  const { confirm: id } = await linksTo('hash@client.example')
  const { rows } = await cms.pool.query('SELECT * FROM subscribers')
  expect(JSON.stringify(rows)).not.toContain(id)
})

it('known and unknown addresses get the same response, and a subscription is not interrupted', async () => {
  const email = 'known@client.example'
  await signUp(email)
  await confirm((await linksTo(email)).confirm)
  expect(await signUp(email)).toBe(204)
  expect(await subscriber(email)).toMatchObject({ status: 'confirmed' })
})

it('the link ends a subscription, unknown links get the same response, and it can start again', async () => {
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

it('a link after a week and an invented link do not start a subscription', async () => {
  const email = 'late@client.example'
  await signUp(email)
  await cms.pool.query(
    `UPDATE subscribers SET asked_at = now() - interval '8 days' WHERE email = $1`,
    [email],
  )
  expect(await confirm((await linksTo(email)).confirm)).toBe(410)
  expect(await confirm('y'.repeat(43))).toBe(410)
})

it('two concurrent sign-ups create one subscriber', async () => {
  const email = 'twice@client.example'
  expect(await Promise.all([signUp(email), signUp(email)])).toEqual([204, 204])
  expect(await subscriber(email)).toMatchObject({ status: 'pending' })
})
