import { z } from 'zod'

/** What a contract says of one field, as far as its control needs it. */
export interface FieldRules {
  kind: 'text' | 'email' | 'url' | 'select' | 'checkbox'
  isRequired: boolean
  /** The most characters it takes. */
  max?: number
}

/** Reads the rules of each field from its contract, so that no form states them again. */
export function fieldRules(contract: z.ZodObject): Record<string, FieldRules> {
  const shape = contract.shape as Record<string, z.ZodType>
  return Object.fromEntries(Object.entries(shape).map(([name, rule]) => [name, rulesOf(rule)]))
}

function rulesOf(rule: z.ZodType): FieldRules {
  const parts = partsOf(rule)
  const max = parts.find((part) => part instanceof z.ZodString)?.maxLength
  return {
    kind: parts.map(kindOf).find((kind) => kind !== 'text') ?? 'text',
    isRequired: !rule.safeParse(undefined).success,
    ...(max && { max }),
  }
}

/** The plain rules that optional ones, defaults and sequences are made of. */
function partsOf(rule: unknown): unknown[] {
  if (rule instanceof z.ZodOptional || rule instanceof z.ZodDefault) return partsOf(rule.unwrap())
  if (rule instanceof z.ZodPipe) return [...partsOf(rule.in), ...partsOf(rule.out)]
  return [rule]
}

function kindOf(rule: unknown): FieldRules['kind'] {
  if (rule instanceof z.ZodEmail) return 'email'
  if (rule instanceof z.ZodURL) return 'url'
  if (rule instanceof z.ZodEnum) return 'select'
  return rule instanceof z.ZodBoolean || rule instanceof z.ZodLiteral ? 'checkbox' : 'text'
}
