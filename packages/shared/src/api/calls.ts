import { accountCalls } from './account-calls'
import type { ApiCall } from '../contracts/call'
import { conversationCalls } from './conversation'
import { formCalls } from './forms'
import { guestCalls } from '../review/guest-links'
import { guideCalls } from './guide'
import { listCalls } from './lists'
import { reviewCalls } from './review-calls'
import { searchCalls } from './search-calls'
import { secondFactorCalls } from './second-factor'
import { setCalls } from './set-request'
import { versionCalls } from '../review/version-changes'

export * from './account-calls'
export * from './second-factor'
export * from './conversation'
export * from './review-calls'
export * from '../review/guest-links'
export * from './forms'
export * from './set-request'
export * from './guide'
export * from './lists'
export * from './search-calls'
export * from '../review/version-changes'

/**
 * All calls of the product. Any other path below `/api` answers 404, unless it is a stream. Scripts
 * in the browser import a call from the module of its resource, because this module loads all
 * contracts.
 */
export const apiCalls = [
  ...accountCalls,
  ...secondFactorCalls,
  ...conversationCalls,
  ...reviewCalls,
  ...guestCalls,
  ...formCalls,
  ...setCalls,
  ...guideCalls,
  ...listCalls,
  ...searchCalls,
  ...versionCalls,
] as const

export type CallName = (typeof apiCalls)[number]['name']

export type CallNamed<Name extends CallName> = Extract<(typeof apiCalls)[number], { name: Name }>

export function callNamed<Name extends CallName>(name: Name): CallNamed<Name> {
  const isIt = (call: (typeof apiCalls)[number]): call is CallNamed<Name> => call.name === name
  const found = apiCalls.find(isIt)
  if (!found) throw new Error(`There is no call “${name}”.`)
  return found
}

/**
 * Finds the calls at a path below `/api`, with any method.
 *
 * @param parameter a pattern for the values of parameters
 */
export function callFinder(parameter: string): (path: string) => ApiCall[] {
  const patterns = apiCalls.map((call: ApiCall) => ({
    call,
    pattern: new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, parameter)}$`),
  }))
  return (path) => patterns.filter(({ pattern }) => pattern.test(path)).map(({ call }) => call)
}
