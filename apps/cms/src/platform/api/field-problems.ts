import type { z } from 'zod'

/** Field names are chosen by the caller, so their number and length in a response are limited. */
const MAX_FIELDS = 30
const MAX_NAME_LENGTH = 60

export function fieldProblems(error: z.ZodError): Record<string, string> {
  const problems = error.issues.flatMap((issue): [string, string][] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [key.slice(0, MAX_NAME_LENGTH), 'unknown'])
      : [[issue.path.join('.').slice(0, MAX_NAME_LENGTH), codeIn(issue.message)]],
  )
  return Object.fromEntries(problems.reverse().slice(-MAX_FIELDS))
}

/** Messages of the contracts are codes. A message with spaces was written by zod. */
function codeIn(message: string): string {
  return /^[a-zA-Z]+$/.test(message) ? message : 'wrongType'
}
