import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callApi } from '../../test-support/call-api'
import { contactBody, inquiryBody } from '../../test-support/form-body'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

async function stored(email: string) {
  const { docs } = await cms.payload.find({
    collection: 'submissions',
    where: { email: { equals: email } },
    depth: 0,
  })
  return docs
}

async function mailsTo(address: string) {
  const { rows } = await cms.pool.query<{ template: string; language: string; data: object }>(
    'SELECT template, language, data FROM mails WHERE "to" = $1 OR reply_to = $1 ORDER BY id',
    [address],
  )
  return rows
}

async function referenceIn(response: Response): Promise<string> {
  expect(response.status).toBe(200)
  return ((await response.json()) as { reference: string }).reference
}

describe('a message', () => {
  it('is stored with a mail to its sender and one to the office of its country', async () => {
    const body = await contactBody({ country: 'gr', company: 'Haddad & Söhne' })
    const reference = await referenceIn(await callApi('sendContact', { body, language: 'ar' }))

    const [message, ...others] = await stored(body.email)
    expect(others).toEqual([])
    expect(message).toMatchObject({
      reference,
      kind: 'contact',
      status: 'new',
      title: 'Amal Haddad',
      name: 'Amal Haddad',
      country: 'gr',
      language: 'ar',
      projectType: 'storyboards',
      company: 'Haddad & Söhne',
      receivesUpdates: false,
    })
    expect(await mailsTo(body.email)).toMatchObject([
      { template: 'inquiryReceived', language: 'ar', data: { reference } },
      { template: 'inquiryForStaff', language: 'de', data: { message: body.message } },
    ])
    const { rows } = await cms.pool.query('SELECT "to" FROM mails WHERE reply_to = $1', [
      body.email,
    ])
    expect(rows).toEqual([{ to: 'berlin@studio.example' }])
  })

  it.each([
    ['jörg@müller.de', 'jörg@xn--mller-kva.de', null],
    ['Jo Doe <r&d@مثال.إختبار>', 'r&d@xn--mgbh0fb.xn--kgbechtv', 'r&d@xn--mgbh0fb.xn--kgbechtv'],
    ['o’brien@example.com', "o'brien@example.com", "o'brien@example.com"],
  ])('from %s reaches the studio, also with two phone numbers', async (typed, email, replyTo) => {
    const phone = 'Tel. (+49) 30 123456 / 0171 3456789 (nach 18 Uhr)'
    const body = await contactBody({ email: typed, phone })
    await referenceIn(await callApi('sendContact', { body }))
    expect(await stored(email)).toMatchObject([{ email, phone }])
    const { rows } = await cms.pool.query(
      'SELECT template, reply_to FROM mails ORDER BY id DESC LIMIT 2',
    )
    expect(rows).toEqual([
      { template: 'inquiryForStaff', reply_to: replyTo },
      { template: 'inquiryReceived', reply_to: null },
    ])
  })

  it('of the short form needs neither name nor company', async () => {
    const body = await inquiryBody({ page: '/pricing' })
    await referenceIn(await callApi('sendInquiry', { body }))
    expect(await stored(body.email)).toMatchObject([
      { kind: 'inquiry', title: body.email, page: '/pricing', country: 'us' },
    ])
  })

  it('shows its topic in the inbox and in the mail', async () => {
    const body = await contactBody({
      country: 'gr',
      project_type: 'studioRental',
      topic: 'podcast-studio.two-cameras',
    })
    await referenceIn(await callApi('sendContact', { body }))
    expect(await stored(body.email)).toMatchObject([{ topic: 'podcast-studio.two-cameras' }])
    const [, toStaff] = await mailsTo(body.email)
    expect(toStaff?.data).toMatchObject({
      projectType: 'Studiomiete: Podcast-Studio, Video, zwei Kameras',
    })
    const unknown = await contactBody({ topic: 'podcast-studio.nine-cameras' })
    const refused = await callApi('sendContact', { body: unknown })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ error: { fields: { topic: 'invalidChoice' } } })
  })

  it('of the feedback form names the project before the words', async () => {
    const body = await inquiryBody({ project_type: undefined, about: 'Harbor spot', name: 'Amal' })
    await referenceIn(await callApi('sendFeedback', { body }))
    expect(await stored(body.email)).toMatchObject([
      { kind: 'feedback', title: 'Amal', message: `Harbor spot\n\n${body.message}` },
    ])
  })

  it('that asks for a visit requires a valid day', async () => {
    const day = new Date(Date.now() + 30 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10)
    const body = await inquiryBody({ project_type: undefined, name: 'Amal', day })
    await referenceIn(await callApi('askForVisit', { body }))
    expect(await stored(body.email)).toMatchObject([
      { kind: 'visit', message: `${day}\n\n${body.message}` },
    ])
    const other = await inquiryBody({ project_type: undefined, name: 'Amal', day: '2027-02-31' })
    const refused = await callApi('askForVisit', { body: other })
    expect(await refused.json()).toMatchObject({ error: { fields: { day: 'invalidDate' } } })
  })

  it('that asks for updates sends a mail that confirms the sign-up', async () => {
    const body = await contactBody({ receives_updates: true })
    await referenceIn(await callApi('sendContact', { body }))
    const templates = (await mailsTo(body.email)).map(({ template }) => template)
    expect(templates).toEqual(['inquiryReceived', 'inquiryForStaff', 'newsletterConfirm'])
  })

  it('is not stored if its mails cannot be queued', async () => {
    const body = await contactBody()
    await cms.pool.query('ALTER TABLE mails RENAME TO mails_away')
    const response = await callApi('sendContact', { body })
    await cms.pool.query('ALTER TABLE mails_away RENAME TO mails')
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ error: { code: 'internal' } })
    expect(await stored(body.email)).toEqual([])
    await referenceIn(await callApi('sendContact', { body }))
  })
})

describe('the same attempt', () => {
  it('in parallel is one message with one answer', async () => {
    const body = await contactBody()
    const clicks = Array.from({ length: 6 }, () => callApi('sendContact', { body }))
    const references = await Promise.all((await Promise.all(clicks)).map(referenceIn))
    expect(new Set(references).size).toBe(1)
    expect(await stored(body.email)).toHaveLength(1)
    expect(await mailsTo(body.email)).toHaveLength(2)
  })

  it('later gets the same answer, with another token and despite rate limits', async () => {
    const body = await contactBody()
    const first = await referenceIn(await callApi('sendContact', { body }))
    const again = { ...body, form_token: 'forged', website: 'filled in' }
    expect(await referenceIn(await callApi('sendContact', { body: again }))).toBe(first)
  })

  it('with other content is refused', async () => {
    const body = await contactBody()
    await referenceIn(await callApi('sendContact', { body }))
    const other = { ...body, message: 'Something else' }
    const response = await callApi('sendContact', { body: other })
    expect(response.status).toBe(409)
    expect(await response.json()).toEqual({ error: { code: 'idempotencyMismatch' } })
  })
})
