import { definitionOf, type FormName } from '../definitions'
import type { FormState } from '../form-state'
import type { Outcome } from '../outcome'
import type { Draft } from './drafts'

interface Given extends Pick<Draft, 'from' | 'reach'> {
  form: FormName
  data: FormData
  outcome: Exclude<Outcome, { kind: 'done' }>
}

/** Everything that was typed, and what is to be said about it. */
export function draftOf({ form, data, from, reach, outcome }: Given): Draft {
  const { fields, hidden } = definitionOf(form)
  return {
    form,
    from,
    reach,
    hidden: textsOf(data, hidden),
    state: {
      values: textsOf(
        data,
        fields.map(({ name }) => name),
      ),
      errors: outcome.kind === 'fields' ? outcome.fields : {},
      news: newsOf(form, outcome),
    },
  }
}

function newsOf(form: FormName, outcome: Given['outcome']): FormState['news'] {
  if (outcome.kind === 'mismatch') return 'refused'
  if (outcome.kind !== 'fields') return outcome.kind
  const { fields, file } = definitionOf(form)
  const shown = [...fields.map(({ name }) => name), ...(file ? ['file'] : [])]
  // What no field stands for cannot be corrected.
  return Object.keys(outcome.fields).some((name) => shown.includes(name)) ? 'invalid' : 'refused'
}

function textsOf(data: FormData, names: readonly string[]): Record<string, string> {
  const texts = names.flatMap((name) => {
    const value = data.get(name)
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return Object.fromEntries(texts)
}
