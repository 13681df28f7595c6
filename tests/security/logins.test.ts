import { expect, test } from 'vitest'
import { someAddress } from '../support/api-caller'
import { logInFrom, statusesOf, WRONG } from '../support/attacks/password-guesses'
import { adminClient } from '../support/cms-client'
import { staffSession } from '../support/staff-session'

for (const door of ['admin', 'site'] as const) {
  test(`eighty e-mail addresses tried from one IP address at the ${door}: thirty attempts, then 429`, async () => {
    const address = someAddress()
    const attempts = Array.from({ length: 80 }, (_, index) =>
      logInFrom({ email: `staff-${index}@studio.example`, password: WRONG }, address, door),
    )
    expect(await statusesOf(attempts)).toEqual({ 401: 30, 429: 50 })
  })
}

test('guesses at the admin require a proof of work and do not lock its owner out', async () => {
  const cms = await adminClient()
  const staff = await staffSession(cms, 'editor')
  const home = someAddress()
  expect((await logInFrom(staff, home, 'admin')).status).toBe(200)
  const guesses = Array.from({ length: 40 }, () =>
    logInFrom({ ...staff, password: WRONG }, someAddress(), 'admin'),
  )
  expect(await statusesOf(guesses)).toEqual({ 401: 10, 428: 30 })
  expect((await logInFrom(staff, home, 'admin')).status).toBe(200)
  await staff.end()
})
