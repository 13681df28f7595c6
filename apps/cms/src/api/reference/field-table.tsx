import { schemaOf, type JsonSchema } from '@studio/shared/api/openapi/schema-of'
import type { z } from 'zod'
import { describeField } from './describe-field'

export function FieldTable({ title, schema }: { title: string; schema: z.ZodObject }) {
  const described = schemaOf(schema, 'input')
  const required = new Set(described.required as string[] | undefined)
  const fields = Object.entries((described.properties ?? {}) as Record<string, JsonSchema>)
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">What it is</th>
          <th scope="col">Needed</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(([name, field]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{describeField(field)}</td>
            <td>{required.has(name) ? 'yes' : 'no'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
