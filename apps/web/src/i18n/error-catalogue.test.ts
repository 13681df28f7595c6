import { describe, expect, it } from 'vitest'
import messages from '@/messages/en.json'

const { alerts, account, error, notFound } = messages

describe('the texts of the error catalogue', () => {
  it.each([
    ['any response with status 500 or higher', alerts.error_alert_title, 'Oops...'],
    [
      'any response with status 500 or higher',
      alerts.error_alert_text,
      'Something went wrong! Please try again.',
    ],
    ['401 while logged in', alerts.token_expired_alert_title, 'Session Expired!'],
    ['401 while logged in', alerts.token_expired_alert_text, 'Please log in again to continue.'],
    ['unknown page', notFound.title, 'This page could not be found'],
    ['unknown page', notFound.home, 'Back to the home page'],
    [
      'other navigation or render error',
      error.title,
      'An error occurred while rendering the page.',
    ],
    ['email verification failure', account.verify.failed, 'Failed to verify email.'],
    ['success messages', account.profile.done, 'Your info has been updated!'],
    ['success messages', account.password.done, 'Your password has been updated!'],
    ['success messages', account.reset.done, 'Your password has been updated!'],
  ])('%s: “%s”', (_, said, text) => {
    expect(said).toBe(text)
  })

  it.each([account.register.doneText, account.resend.doneText, account.profile.doneEmail])(
    'verification notice: an email with a verification link was sent: “%s”',
    (notice) => {
      expect(notice).toMatch(/sent/)
      expect(notice).toMatch(/email with a verification link/)
    },
  )
})
