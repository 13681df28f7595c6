import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import type { CmsClient } from './cms-client'

export function formIn(page: Page, form: string): Locator {
  return page.locator(`main form[data-form="${form}"]`)
}

/**
 * Fills in the required fields of the contact form.
 * @returns the message, which is unique to this test
 */
export async function fillContact(form: Locator, words: string): Promise<string> {
  const message = `${words} ${Date.now()}`
  await form.locator('[name="first_name"]').fill('Lina')
  await form.locator('[name="last_name"]').fill('Haddad')
  await form.locator('[name="email"]').fill('lina@agency.example')
  await form.locator('[name="phone"]').fill('+1 305 555 0142')
  await form.locator('[name="project_type"]').selectOption('animatics')
  await form.locator('[name="message"]').fill(message)
  return message
}

const listSchema = z.object({ docs: z.array(z.record(z.string(), z.unknown())) })

/** @returns the entries in the inbox that have this message */
export async function sentAbout(
  cms: CmsClient,
  message: string,
): Promise<Record<string, unknown>[]> {
  const query = new URLSearchParams({ 'where[message][equals]': message, depth: '0' })
  return listSchema.parse(await cms.call('GET', `/submissions?${query.toString()}`)).docs
}
