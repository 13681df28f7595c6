import type { Field } from 'payload'

export function headerTheme(): Field {
  return {
    name: 'headerTheme',
    type: 'select',
    required: true,
    defaultValue: 'light',
    options: ['light', 'dark'],
    admin: { position: 'sidebar' },
  }
}
