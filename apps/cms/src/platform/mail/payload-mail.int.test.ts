import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

it('A start does not warn that mail is missing, because Payload has an adapter', () => {
  expect(cms.payload.config.email).toBeDefined()
  expect(cms.payload.email.name).toBe('mail-queue')
})

it('A mail that goes around the queue is refused and not lost', async () => {
  const mail = { to: 'amal@client.example', subject: 'Hello', text: 'Hello' }
  await expect(cms.payload.sendEmail(mail)).rejects.toThrow('use queueMail')
})
