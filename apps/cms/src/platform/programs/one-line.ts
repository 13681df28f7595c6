const MAX_LENGTH = 500

/**
 * Joins the lines that a program writes about a failure, because an expected failure is one line in
 * the log.
 */
export function oneLine(text: string): string {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim())
  return [...new Set(lines)].filter(Boolean).join('; ').slice(0, MAX_LENGTH)
}
