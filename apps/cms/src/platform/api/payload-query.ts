import { validOperators } from 'payload/shared'

/**
 * Geo operators are refused, because no collection has points and Payload crashes on invalid ones.
 */
const GEO_OPERATORS = ['near', 'within', 'intersects']
const OPERATORS = validOperators.filter((operator) => !GEO_OPERATORS.includes(operator))

const NUMBERS = ['limit', 'page', 'depth']
const NUMBER = /^\d{1,6}$/
const FIELDS = /^(-?\w+(\.\w+)*(,-?\w+(\.\w+)*)*)?$/
/**
 * Matches parameters such as `where[or][0][and][1][title][equals]`, with an optional index after
 * the operator.
 */
const CONDITION = new RegExp(
  `^where(\\[(and|or)\\]\\[\\d*\\])*\\[[\\w.-]+\\]\\[(${OPERATORS.join('|')})\\](\\[[^\\]]*\\])*$`,
  'i',
)
/** The maximum depth of nested conditions that Payload reads from a query string. */
const MAX_LEVELS = 10

/**
 * @returns the problems of a query by parameter; Payload would pass such queries to the database,
 * or crash on them
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
  // Payload would use this document instead of the stored one.
  if (parameter === 'data') return false
  if (parameter !== 'where') return true
  return name === 'where' ? value === '' || isWhere(parse(value)) : CONDITION.test(name)
}

function isWhere(value: unknown, level = 0): boolean {
  if (!isRecord(value) || level > MAX_LEVELS) return false
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
