import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askGuide } from '../../test-support/ask-guide'
import { callApi } from '../../test-support/call-api'
import { inquiryBody } from '../../test-support/form-body'
import { outcome } from '../../test-support/person'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

async function rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await cms.pool.query<Row>(text, values)).rows
}

function read(conversation: string): Promise<Response> {
  return callApi('readGuideConversation', { body: { conversation, country: 'us' } })
}

describe('a visitor asks for a person', () => {
  it('after another person has done so, and the conversation stays with the first inquiry', async () => {
    const { conversation } = await askGuide({ text: 'Can you draw a pangolin?' })
    const send = async (email: string) => {
      const body = await inquiryBody({ email, conversation })
      expect((await callApi('sendInquiry', { body })).status).toBe(200)
    }
    await send('first@client.example')
    await send('second@client.example')
    await cms.payload.delete({
      collection: 'submissions',
      where: { email: { equals: 'first@client.example' } },
    })
    expect(await outcome(read(conversation))).toBe('404 notFound')
    const left = await rows('SELECT transcript FROM submissions WHERE email = $1', [
      'second@client.example',
    ])
    expect(JSON.stringify(left)).toContain('pangolin')
  })

  it('twice, and the conversation belongs to the latest inquiry', async () => {
    const { conversation } = await askGuide({ text: 'Can you draw a tapir?' })
    const bodies = [
      await inquiryBody({ email: 'Same@client.example', conversation }),
      await inquiryBody({ email: 'same@client.example', conversation }),
    ]
    for (const body of bodies) await callApi('sendInquiry', { body })
    const erase = (at: number) =>
      cms.payload.delete({
        collection: 'submissions',
        where: { idempotencyKey: { equals: bodies[at]?.idempotency_key } },
      })
    await erase(0)
    expect((await read(conversation)).status).toBe(200)
    await erase(1)
    expect(await outcome(read(conversation))).toBe('404 notFound')
  })

  it('with the conversation attached, which staff can read and which is deleted with the inquiry', async () => {
    const { conversation } = await askGuide({ text: 'Can you draw an axolotl?' })
    const body = await inquiryBody({ conversation })
    expect((await callApi('sendInquiry', { body })).status).toBe(200)
    const { docs } = await cms.payload.find({
      collection: 'submissions',
      where: { idempotencyKey: { equals: body.idempotency_key } },
    })
    expect(docs[0]?.transcript).toContain('» Can you draw an axolotl?')
    const mails = await rows<{ data: { message: string } }>(
      `SELECT data FROM mails WHERE template = 'inquiryForStaff' ORDER BY id DESC LIMIT 1`,
    )
    expect(mails[0]?.data.message).toContain('axolotl')
    await cms.payload.delete({ collection: 'submissions', id: docs[0]?.id ?? 0 })
    expect(await outcome(read(conversation))).toBe('404 notFound')
    const left = await rows(`SELECT 1 FROM guide_questions WHERE question LIKE '%axolotl%'`)
    expect(left).toEqual([])
  })

  it('after the conversation was deleted, and the inquiry is stored without it', async () => {
    const body = await inquiryBody({ conversation: 'B'.repeat(43) })
    expect((await callApi('sendInquiry', { body })).status).toBe(200)
  })
})
