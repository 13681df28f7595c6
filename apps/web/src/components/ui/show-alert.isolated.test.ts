import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { messagesFor } from '@/i18n/messages'
import { openAlert } from './open-alert'
import { showAlert } from './show-alert'

vi.mock('./open-alert', () => ({ openAlert: vi.fn(() => Promise.resolve()) }))
vi.mock('@/i18n/messages', { spy: true })

beforeEach(() => {
  vi.mocked(openAlert).mockClear()
  vi.mocked(messagesFor).mockClear()
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('Any response with status 500 or higher: “Oops...”, its text and an OK button', async () => {
  await showAlert('error')
  expect(openAlert).toHaveBeenCalledExactlyOnceWith({
    title: 'Oops...',
    text: 'Something went wrong! Please try again.',
    ok: 'OK',
  })
})

it('401 while logged in: “Session Expired!” and its text', async () => {
  await showAlert('token_expired')
  expect(openAlert).toHaveBeenCalledExactlyOnceWith({
    title: 'Session Expired!',
    text: 'Please log in again to continue.',
    ok: 'OK',
  })
})

it('says that what was written is kept, where it is', async () => {
  await showAlert('token_expired', true)
  expect(openAlert).toHaveBeenCalledExactlyOnceWith({
    title: 'Session Expired!',
    text: 'Please log in again to continue. What you wrote is safe in this browser.',
    ok: 'OK',
  })
})

it('several failures at once are one alert, and a later one is another', async () => {
  await Promise.all([showAlert('error'), showAlert('token_expired'), showAlert('error')])
  expect(messagesFor).toHaveBeenCalledOnce()
  expect(openAlert).toHaveBeenCalledOnce()
  await showAlert('error')
  expect(openAlert).toHaveBeenCalledTimes(2)
})

it('A locale-load error is only logged: no alert appears, and nothing waits for it', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const error = new Error('Loading chunk 7 failed.')
  vi.mocked(messagesFor).mockRejectedValueOnce(error)
  await expect(showAlert('error')).resolves.toBeUndefined()
  expect(openAlert).not.toHaveBeenCalled()
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), error)
  log.mockRestore()
})
