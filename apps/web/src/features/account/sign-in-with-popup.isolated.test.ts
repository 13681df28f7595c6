import { startOauth } from '@studio/shared/api/account-calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callApi } from '@/api/client/call-api'
import { signInWithPopup } from './sign-in-with-popup'

vi.mock('@/api/client/call-api', () => ({ callApi: vi.fn() }))

const SITE = 'https://studio.test'
const URL_OF_PROVIDER = 'https://provider.test/authorize?state=s'
const popup = { closed: false, close: vi.fn(), location: { replace: vi.fn() } }
const open = vi.fn()
let page: EventTarget

beforeEach(() => {
  vi.clearAllMocks()
  vi.useFakeTimers()
  page = new EventTarget()
  popup.closed = false
  open.mockReturnValue(popup)
  vi.mocked(callApi).mockResolvedValue({ isDone: true, value: { url: URL_OF_PROVIDER } })
  vi.stubGlobal('open', open)
  vi.stubGlobal('location', { origin: SITE })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const place = { screenX: 100, screenY: 50, outerWidth: 1_600, outerHeight: 920 }
  for (const [name, value] of Object.entries(place)) vi.stubGlobal(name, value)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function enter() {
  const entrance = signInWithPopup('oidc', { hasConsent: false })
  await vi.advanceTimersByTimeAsync(0)
  return { entrance }
}

function say(data: object, origin = SITE): void {
  page.dispatchEvent(new MessageEvent('message', { data, origin }))
}

describe('POST /oauth/{provider}', () => {
  it('its field url opens in a popup of 600 by 720 px, in the middle of the window', async () => {
    const { entrance } = await enter()
    expect(callApi).toHaveBeenCalledExactlyOnceWith(startOauth, {
      parameters: { provider: 'oidc' },
      query: {},
    })
    expect(open.mock.calls).toEqual([
      ['about:blank', 'provider', 'popup,width=600,height=720,left=600,top=150'],
    ])
    expect(popup.location.replace).toHaveBeenCalledExactlyOnceWith(URL_OF_PROVIDER)
    say({ entered: true })
    await entrance
  })

  it('a message event from the API’s origin logs in, and one from another origin does nothing', async () => {
    const { entrance } = await enter()
    const ended = vi.fn()
    void entrance.then(ended)
    say({ entered: true }, 'https://provider.test')
    say({ entered: true, token: 'x' }, 'https://studio.test.evil.test')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(ended).not.toHaveBeenCalled()
    say({ entered: true })
    expect(await entrance).toBe('entered')
  })

  it('a popup that is closed without a message changes nothing', async () => {
    const { entrance } = await enter()
    popup.closed = true
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await entrance).toBe('closed')
  })

  it('its errors close the popup and are told where the button is', async () => {
    vi.mocked(callApi).mockResolvedValue({
      isDone: false,
      status: 403,
      code: 'providerDisabled',
      fields: {},
      proof: null,
    })
    const { entrance } = await enter()
    expect(await entrance).toBe('providerRefused')
    expect(popup.close).toHaveBeenCalledOnce()
    expect(popup.location.replace).not.toHaveBeenCalled()
  })
})
