import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import pg from 'pg'
import type { Locale } from '../../packages/shared/src/locales'
import type { Words } from './account-words'
import { adminClient } from './cms-client'
import { runningStack, stackUnderTest } from './stack-under-test'

export interface Client {
  name: string
  email: string
  password: string
}

/** The data of a client with a unique e-mail address, for whom no account exists yet. */
export function newClient(name = 'Lina Haddad'): Client {
  return { name, email: `${randomUUID()}@client.example`, password: 'a quiet blue kite' }
}

/** Creates a client's account with a confirmed e-mail address. */
export async function existingClient(locale: Locale, client = newClient()): Promise<Client> {
  const cms = await adminClient()
  const verifiedAt = new Date().toISOString()
  await cms.create('users', { ...client, locale, roles: ['client'], verifiedAt })
  return client
}

export async function fillLogin(page: Page, words: Words, who: Client): Promise<void> {
  const { fields, login } = words.account
  await page.getByRole('main').getByLabel(fields.email, { exact: true }).fill(who.email)
  await page.getByRole('main').getByLabel(fields.password, { exact: true }).fill(who.password)
  await page.getByRole('button', { name: login.submit, exact: true }).click()
}

/** Logs a browser in to the website by the form's API call, without loading a page. */
export async function logIn(
  page: Page,
  { email, password }: Pick<Client, 'email' | 'password'>,
): Promise<void> {
  const { webUrl } = runningStack()
  const answer = await page.request.post(`${webUrl}/api/login`, {
    headers: { origin: webUrl },
    data: { email, password },
  })
  const text = await answer.text()
  expect(answer.status(), text).toBe(200)
  expect(text).not.toContain('secondStep')
}

/** Ends all sessions of an account, as if they had expired. */
export async function endSessions({ email }: Client): Promise<void> {
  await query('DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE email = $1)', [
    email,
  ])
}

/** Moves the login into the past, beyond the ten minutes for which it counts as recent. */
export async function ageSessions({ email }: Client): Promise<void> {
  await query(
    `UPDATE sessions SET created_at = now() - interval '15 minutes'
     WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
    [email],
  )
}

async function query(text: string, values: string[]): Promise<void> {
  const database = new pg.Client({ connectionString: stackUnderTest().databaseUrl })
  await database.connect()
  try {
    await database.query(text, values)
  } finally {
    await database.end()
  }
}
