import { z } from 'zod'

export type JsonSchema = Record<string, unknown>

/**
 * Converts a schema to JSON Schema 2020-12, which OpenAPI 3.1 uses.
 * @param io `input` describes requests, `output` answers
 */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const described: JsonSchema = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    // Rules that are code, such as the comparison of two fields, cannot be expressed in JSON
    // Schema.
    unrepresentable: 'any',
  })
  // The document declares the dialect once for all schemas.
  delete described.$schema
  return described
}

interface Field {
  name: string
  isRequired: boolean
  field: JsonSchema
}

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
