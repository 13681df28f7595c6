import type { z } from 'zod'

/** What a contract says of one field, as far as its control needs it. */
export interface FieldRules {
  kind: 'text' | 'email' | 'url' | 'date' | 'select' | 'checkbox'
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
  return { ...readRule(rule), isRequired: !rule.safeParse(undefined).success }
}

const KINDS: Partial<Record<string, FieldRules['kind']>> = {
  boolean: 'checkbox',
  literal: 'checkbox',
  enum: 'select',
}

/** What browsers have a control for. */
const FORMATS = ['email', 'url', 'date'] as const

/** By the definitions, not by zod's classes: pages would load those that no contract of theirs uses. */
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
