import type { z } from 'zod'

/** A visitor's own words may be field names here: neither many nor long ones are sent back. */
const MOST_FIELDS = 30
const LONGEST_NAME = 60

/** What is wrong with each field, the first thing only. */
export function fieldProblems(error: z.ZodError): Record<string, string> {
  const problems = error.issues.flatMap((issue): [string, string][] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [key.slice(0, LONGEST_NAME), 'unknown'])
      : [[issue.path.join('.').slice(0, LONGEST_NAME), codeIn(issue.message)]],
  )
  return Object.fromEntries(problems.reverse().slice(-MOST_FIELDS))
}

/** Our contracts' messages are codes; a sentence is one of zod's own. */
function codeIn(message: string): string {
  return /^[a-zA-Z]+$/.test(message) ? message : 'wrongType'
}
