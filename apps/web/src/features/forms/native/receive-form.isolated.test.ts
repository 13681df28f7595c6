import { openForm, sendContact } from '@studio/shared/api/forms'
import { createChallenge } from 'altcha-lib/v1'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ownFields } from '../own-fields'
import { findDraft } from './drafts'
import { receiveForm } from './receive-form'
import { callApiInternally } from '@/api/proxy/call-api-internally'

vi.mock('@/api/proxy/call-api-internally', () => ({ callApiInternally: vi.fn() }))
const internalCall = vi.mocked(callApiInternally)

const reach = { phone: '+49 30 1', phoneHref: 'tel:+49301', email: 'berlin@studio.example' }
const own = ownFields({ locale: 'de', from: '/de/contact', reach })
const written = {
  first_name: 'Jörg',
  last_name: 'Weiß',
  email: 'joerg@',
  message: 'Zwei\r\nZeilen',
}

function post(entries: Record<string, string | File>): Request {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...own, ...entries })) data.set(name, value)
  return new Request('https://studio.test/api/form/x', { method: 'POST', body: data })
}

/**
 * Mocks the API's response, and then the response with a token for the form that is shown again.
 */
function answers(status: number, body: unknown): void {
  internalCall.mockResolvedValueOnce(
    status === 204 ? new Response(null, { status }) : Response.json(body, { status }),
  )
  internalCall.mockResolvedValueOnce(Response.json({ form_token: 'fresh' }))
}

function draftIn(response: Response) {
  const location = new URL(response.headers.get('location') ?? '', 'https://studio.test')
  return {
    path: location.pathname,
    draft: findDraft(location.searchParams.get('draft') ?? '', 'contact'),
  }
}

beforeEach(() => {
  internalCall.mockReset()
})

describe('receiveForm', () => {
  it('sends valid data, and confirms in the visitor’s language', async () => {
    answers(200, { reference: 'A-1' })
    const response = await receiveForm(post({ ...written, website: '' }), 'contact')
    expect([response.status, response.headers.get('location')]).toEqual([303, '/de/thank-you'])
    expect(internalCall.mock.calls[0]?.[1]).toBe(sendContact)
    expect(internalCall.mock.calls[0]?.[2]).toMatchObject({
      locale: 'de',
      body: { first_name: 'Jörg', message: 'Zwei\nZeilen', receives_updates: false },
    })
  })

  it('gives a repeated submit the same key', async () => {
    const keys = []
    for (const text of ['a', 'a', 'b']) {
      internalCall.mockReset()
      answers(200, { reference: 'A-1' })
      await receiveForm(post({ ...written, message: text }), 'contact')
      const body = internalCall.mock.lastCall?.[2].body as Record<string, string> | undefined
      keys.push(body?.idempotency_key)
    }
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('shows the values again, with their errors', async () => {
    answers(422, { error: { code: 'invalidFields', fields: { email: 'invalidEmail' } } })
    const { path, draft } = draftIn(await receiveForm(post(written), 'contact'))
    expect(path).toBe('/de/form/contact')
    expect(draft).toMatchObject({
      from: '/de/contact',
      reach,
      hidden: {},
      state: { errors: { email: 'invalidEmail' }, news: 'invalid', values: { ...written } },
    })
  })

  it.each([
    [503, { error: { code: 'cmsUnavailable' } }, 'down'],
    [429, { error: { code: 'tooManyRequests' } }, 'tooMany'],
    [428, { error: { code: 'proofRequired' } }, 'proof'],
    [409, { error: { code: 'idempotencyMismatch' } }, 'refused'],
    [422, { error: { code: 'invalidFields', fields: { country: 'invalidChoice' } } }, 'refused'],
  ])('keeps all values when the API answers %d', async (status, body, news) => {
    answers(status, body)
    const { draft } = draftIn(await receiveForm(post(written), 'contact'))
    expect(draft?.state).toMatchObject({ news, values: written })
  })

  it('lets visitors wait instead of a proof of work, with a signed token', async () => {
    answers(428, { error: { code: 'proofRequired' } })
    const { draft } = draftIn(await receiveForm(post(written), 'contact'))
    expect(draft?.hidden).toEqual({ form_token: 'fresh' })
  })

  /** Mocks a response that requires a proof of work, then success. */
  async function answersWithPuzzle(): Promise<void> {
    const proof = await createChallenge({ algorithm: 'SHA-256', hmacKey: 'key', maxnumber: 50 })
    internalCall.mockReset()
    internalCall.mockImplementation((_, call, { body }) => {
      if (call === openForm) return Promise.resolve(Response.json({ form_token: 'fresh' }))
      const isSolved = typeof (body as { proof?: unknown }).proof === 'string'
      return Promise.resolve(
        isSolved
          ? Response.json({ reference: 'A-1' })
          : Response.json(
              { error: { code: 'proofRequired', proof: { ...proof, maxnumber: 50 } } },
              { status: 428 },
            ),
      )
    })
  }

  it('solves the proof of work of a busy address for browsers without scripts', async () => {
    await answersWithPuzzle()
    const response = await receiveForm(post(written), 'contact')
    expect(response.headers.get('location')).toBe('/de/thank-you')
  })

  it('returns a text with many links once, and then solves the proof of work', async () => {
    await answersWithPuzzle()
    const message = 'https://a.example https://b.example https://c.example'
    const { draft } = draftIn(await receiveForm(post({ ...written, message }), 'contact'))
    expect(draft).toMatchObject({ hidden: { form_token: 'fresh' }, state: { news: 'proof' } })
    const again = await receiveForm(post({ ...written, message, ...draft?.hidden }), 'contact')
    expect(again.headers.get('location')).toBe('/de/thank-you')
  })

  it('does not call the API with a file of a refused type', async () => {
    const file = new File(['MZ'], 'portfolio.exe')
    const response = await receiveForm(post({ name: 'Lina', file }), 'application')
    expect(response.status).toBe(303)
    expect(internalCall).not.toHaveBeenCalled()
  })

  it("answers forms of other sites with the API's error", async () => {
    internalCall.mockResolvedValueOnce(
      Response.json({ error: { code: 'crossSite' } }, { status: 403 }),
    )
    expect((await receiveForm(post(written), 'contact')).status).toBe(403)
  })

  it('confirms the newsletter on its own page', async () => {
    answers(204, null)
    const response = await receiveForm(post({ email: 'a@b.example' }), 'newsletter')
    expect(response.headers.get('location')).toBe('/de/form/newsletter?sent=1')
  })

  it('rejects invalid bodies', async () => {
    const request = new Request('https://studio.test/', { method: 'POST', body: '{}' })
    expect((await receiveForm(request, 'contact')).status).toBe(400)
  })
})
