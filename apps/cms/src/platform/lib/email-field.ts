import { isEmail, tidyEmail } from '@studio/shared/contracts/addresses'
import type { EmailField } from 'payload'

/**
 * An email field with the rule of the site's forms. Payload's own rule refuses top-level domains
 * outside ASCII and senders whose address has such letters before the @.
 */
export function emailField(field: Omit<EmailField, 'type' | 'validate'>): EmailField {
  const { hooks, required } = field
  return {
    ...field,
    type: 'email',
    hooks: { ...hooks, beforeValidate: [tidyValue, ...(hooks?.beforeValidate ?? [])] },
    validate: (value: unknown) => {
      if (!value && !required) return true
      return (
        (typeof value === 'string' && isEmail(value)) || 'This is not a complete email address.'
      )
    },
  }
}

function tidyValue({ value }: { value?: unknown }): unknown {
  return typeof value === 'string' ? tidyEmail(value) : value
}
