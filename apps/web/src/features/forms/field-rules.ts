import type { z } from 'zod'

/** Those rules of a field's contract that its control has to know. */
export interface FieldRules {
  kind: 'text' | 'email' | 'url' | 'date' | 'select' | 'checkbox'
  isRequired: boolean
  /** Maximum length in characters. */
  max?: number
}

/** Derives the rules of each field from its contract. */
export function fieldRules(contract: z.ZodObject): Record<string, FieldRules> {
  const shape = contract.shape as Record<string, z.ZodType>
  return Object.fromEntries(Object.entries(shape).map(([name, rule]) => [name, rulesOf(rule)]))
}

function rulesOf(rule: z.ZodType): FieldRules {
  return { ...readRule(rule), isRequired: !rule.safeParse(undefined).success }
}

const KINDS: Partial<Record<string, FieldRules['kind']>> = {
  boolean: 'checkbox',
  literal: 'checkbox',
  enum: 'select',
}

/** Formats for which there is an input type. */
const FORMATS = ['email', 'url', 'date'] as const

/** Reads zod's definitions. Its classes are not used, because pages would then load them. */
function readRule(rule: z.core.$ZodType): Omit<FieldRules, 'isRequired'> {
  const { def } = (rule as z.core.$ZodTypes)._zod
  if (def.type === 'pipe') {
    const { out } = def
    if ((out as z.core.$ZodTypes)._zod.def.type === 'transform') return readRule(def.in)
    return { ...readRule(def.in), ...readRule(out) }
  }
  if ('innerType' in def) return readRule(def.innerType)
  const { format, maxLength } = rule as z.ZodString
  const kind = FORMATS.find((one) => one === format) ?? KINDS[def.type] ?? 'text'
  return { kind, ...(maxLength && { max: maxLength }) }
}
