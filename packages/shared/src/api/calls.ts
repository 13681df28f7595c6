import { accountCalls } from './account-calls'
import { formCalls } from './form-calls'
import { listCalls } from './list-calls'
import { secondFactorCalls } from './second-factor-calls'

/** All calls that the product offers; what is not here does not exist. */
export const apiCalls = [...accountCalls, ...secondFactorCalls, ...formCalls, ...listCalls] as const

export type CallName = (typeof apiCalls)[number]['name']

export type CallNamed<Name extends CallName> = Extract<(typeof apiCalls)[number], { name: Name }>

/** The declaration, with the types of its own body and answer. */
export function callNamed<Name extends CallName>(name: Name): CallNamed<Name> {
  const isIt = (call: (typeof apiCalls)[number]): call is CallNamed<Name> => call.name === name
  const found = apiCalls.find(isIt)
  if (!found) throw new Error(`There is no call “${name}”.`)
  return found
}
