import { z } from 'zod'

export type JsonSchema = Record<string, unknown>

/** As OpenAPI 3.1 has it: JSON Schema of 2020-12. `input` is what is sent, `output` what is answered. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const described: JsonSchema = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    // Rules that are code, such as “the same twice”, have no words in JSON Schema.
    unrepresentable: 'any',
  })
  // The document says it once for all.
  delete described.$schema
  return described
}

interface Field {
  name: string
  isRequired: boolean
  field: JsonSchema
}

/** What is sent in a query, a path or a body, field by field. */
export function fieldsOf(schema: z.ZodObject): Field[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, field]) => ({
    name,
    isRequired: required.includes(name),
    field,
  }))
}
