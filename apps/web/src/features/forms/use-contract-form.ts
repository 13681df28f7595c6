import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type FieldValues, type UseFormProps, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { fieldRules, type FieldRules } from './field-rules'

/** A form validated by its contract, with the rules of its fields. */
export interface ContractForm<
  Values extends FieldValues = FieldValues,
  Sent extends FieldValues = FieldValues,
> extends UseFormReturn<Values, unknown, Sent> {
  rules: Record<string, FieldRules>
}

/** Validates a form by its contract. A contract that changes after the first render is ignored. */
export function useContractForm<Values extends FieldValues, Sent extends FieldValues>(
  contract: z.ZodObject & z.ZodType<Sent, Values>,
  options: Omit<UseFormProps<Values, unknown, Sent>, 'resolver'> = {},
): ContractForm<Values, Sent> {
  const [{ resolver, rules }] = useState(() => ({
    resolver: zodResolver<Values, unknown, Sent>(contract),
    rules: fieldRules(contract),
  }))
  return { ...useForm<Values, unknown, Sent>({ ...options, resolver }), rules }
}
