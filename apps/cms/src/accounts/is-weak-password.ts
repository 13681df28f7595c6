const ROWS = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'qwertzuiop', 'asdfghjkl', '01234567890']
const COMMON = ['password', 'passwort', 'letmein', 'iloveyou', 'welcome', 'sunshine', 'princess']
const FEWEST_SIGNS = 5
/** What must be left when all that is easy to guess is taken out. */
const FEWEST_LEFT = 6

interface Person {
  name: string
  email: string
}

/**
 * Long, and yet one of the first that somebody would try: a few signs repeated, a
 * row of the keyboard, a word of every list, or what the account itself says.
 */
export function isWeakPassword(password: string, { name, email }: Person): boolean {
  const text = password.toLowerCase()
  if (new Set(text).size < FEWEST_SIGNS) return true
  const own = [...name.split(/\s+/), ...email.split(/[@.]/)].filter((word) => word.length > 3)
  const guessed = [...COMMON, ...own.map((word) => word.toLowerCase())]
  const left = guessed.reduce((rest, word) => rest.replaceAll(word, ''), text)
  return withoutRuns(left).length < FEWEST_LEFT
}

/** Without four signs or more that follow each other on a keyboard, in either direction. */
function withoutRuns(text: string): string {
  const rows = ROWS.flatMap((row) => [row, Array.from(row).reverse().join('')])
  let rest = text
  for (const row of rows) {
    for (let length = row.length; length >= 4; length -= 1) {
      for (let at = 0; at + length <= row.length; at += 1) {
        rest = rest.replaceAll(row.slice(at, at + length), '')
      }
    }
  }
  return rest
}
