import { validOperators } from 'payload/shared'

/** Of places on a map, which nothing here has: Payload fails at what is none. */
const ON_A_MAP = ['near', 'within', 'intersects']
const OPERATORS = validOperators.filter((operator) => !ON_A_MAP.includes(operator))

const NUMBERS = ['limit', 'page', 'depth']
const NUMBER = /^\d{1,6}$/
const FIELDS = /^(-?\w+(\.\w+)*(,-?\w+(\.\w+)*)*)?$/
/** `where[or][0][and][1][title][equals]`, and what an operator may have behind it. */
const CONDITION = new RegExp(
  `^where(\\[(and|or)\\]\\[\\d*\\])*\\[[\\w.-]+\\]\\[(${OPERATORS.join('|')})\\](\\[[^\\]]*\\])*$`,
  'i',
)
/** Of conditions within conditions, as deep as Payload reads them from an address. */
const MOST_LEVELS = 10

/**
 * What Payload's lists cannot make sense of in a query, by the parameter's name: Payload would hand
 * it to the database, or fail on the way there.
 */
export function queryProblems(query: URLSearchParams): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const [name, value] of query) {
    const [parameter = ''] = name.split('[', 1)
    if (!fits(parameter, name, value)) problems[parameter] = 'wrongType'
  }
  return problems
}

function fits(parameter: string, name: string, value: string): boolean {
  if (NUMBERS.includes(parameter)) return name === parameter && NUMBER.test(value)
  if (parameter === 'sort') return /^sort(\[\d*\])?$/.test(name) && FIELDS.test(value)
  // A document that Payload would read in the stored one's place, whatever it is.
  if (parameter === 'data') return false
  if (parameter !== 'where') return true
  return name === 'where' ? value === '' || isWhere(parse(value)) : CONDITION.test(name)
}

function isWhere(value: unknown, level = 0): boolean {
  if (!isRecord(value) || level > MOST_LEVELS) return false
  return Object.entries(value).every(([name, condition]) =>
    /^(and|or)$/i.test(name)
      ? Array.isArray(condition) && condition.every((part) => isWhere(part, level + 1))
      : isRecord(condition) && Object.keys(condition).every(isOperator),
  )
}

function isOperator(name: string): boolean {
  return OPERATORS.some((operator) => operator === name)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
