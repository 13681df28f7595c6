import type { z } from 'zod'

type Variables = Readonly<Record<string, string | undefined>>

/**
 * Reads an app's configuration. An empty variable counts as not set, because compose files pass
 * variables without a value as empty ones.
 * @param app the subject of the error's sentence, such as `The website`
 * @param fallback values for variables that are not set
 * @throws an error that names every missing or wrong variable
 */
export function readEnvironment<Schema extends z.ZodObject>(
  schema: Schema,
  variables: Variables,
  app: string,
  fallback: Variables = {},
): z.output<Schema> {
  const filled = Object.entries(variables).filter(([, value]) => value !== '')
  const set: Variables = { ...fallback, ...Object.fromEntries(filled) }
  const result = schema.safeParse(set)
  if (result.success) return result.data
  const problems = result.error.issues.map(
    ({ path: [name = ''], message }) =>
      `${String(name)} ${set[String(name)] === undefined ? 'is not set' : message}`,
  )
  throw new Error(`${app} cannot start, its configuration is not right: ${problems.join('; ')}.`)
}
