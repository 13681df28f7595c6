import type { Field } from 'payload'

/** Ties a document to the seed's entry of the same name, so that seeding again finds it. */
export function seedKey(): Field {
  return {
    name: 'seedKey',
    type: 'text',
    unique: true,
    index: true,
    admin: { hidden: true },
  }
}
