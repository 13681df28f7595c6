import type { JsonSchema } from '@studio/shared/api/openapi/json-schema'

/** Describes the allowed values of a field, for example `text, at most 80 characters`. */
export function describeField(field: JsonSchema): string {
  const { type, format, minLength, maxLength, enum: choices, anyOf } = field
  if ('const' in field) return `exactly ${JSON.stringify(field.const)}`
  if (Array.isArray(choices)) return `one of ${choices.map((choice) => String(choice)).join(', ')}`
  if (Array.isArray(anyOf)) return (anyOf as JsonSchema[]).map(describeField).join(' or ')
  const facts = [
    typeof format === 'string' ? format : nameOf(type),
    typeof minLength === 'number' && minLength > 1 && `at least ${minLength} characters`,
    typeof maxLength === 'number' && `at most ${maxLength} characters`,
    'default' in field && `${JSON.stringify(field.default)} if left out`,
  ]
  return facts.filter(Boolean).join(', ')
}

function nameOf(type: unknown): string {
  if (type === 'string') return 'text'
  if (type === 'boolean') return 'yes or no'
  return typeof type === 'string' ? type : 'anything'
}
