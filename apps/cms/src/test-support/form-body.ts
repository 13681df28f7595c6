import { randomUUID } from 'node:crypto'

/**
 * Creates a form token that is as old as that of a person's form. Keys must be derived after the
 * environment is set.
 */
export async function tokenOfPerson(age = 60_000): Promise<string> {
  const { deriveKey } = await import('../platform/spam/proof')
  const { makeFormToken } = await import('../platform/spam/form-token')
  return makeFormToken(deriveKey('form token'), Date.now() - age)
}

export async function contactBody(changes: object = {}) {
  return {
    first_name: 'Amal',
    last_name: 'Haddad',
    email: `amal-${randomUUID().slice(0, 8)}@client.example`,
    project_type: 'storyboards',
    message: 'We need boards for a spot of 30 seconds.',
    receives_updates: false,
    idempotency_key: randomUUID(),
    form_token: await tokenOfPerson(),
    ...changes,
  }
}

export async function inquiryBody(changes: object = {}) {
  return {
    email: `short-${randomUUID().slice(0, 8)}@client.example`,
    project_type: 'animation',
    message: 'How long does a whiteboard film take?',
    idempotency_key: randomUUID(),
    form_token: await tokenOfPerson(),
    ...changes,
  }
}
