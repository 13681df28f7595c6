import type { z } from 'zod'
import type { ApiCall } from '../contracts/call'

/** The names of the parameters in a declared path, which are in braces. */
type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never

type ParametersOf<Path extends string> = string extends Path
  ? { parameters?: Record<string, string> }
  : [ParameterNames<Path>] extends [never]
    ? unknown
    : { parameters: Record<ParameterNames<Path>, string> }

type Part<Key extends string, Value> =
  Partial<Value> extends Value ? Partial<Record<Key, Value>> : Record<Key, Value>

/**
 * The values for the parameters and the query of an address: that of a call, a read or a stream.
 */
export type AddressInput<Declared extends { path: string }> = ParametersOf<Declared['path']> &
  (Declared extends { query: infer Query extends z.ZodObject }
    ? Part<'query', z.input<Query>>
    : unknown)

/** Calls that accept files take a form in place of a body. */
type FormOf<Call extends ApiCall> = Call extends { takesFile: true } | { takesPictures: true }
  ? FormData
  : string extends Call['path']
    ? FormData
    : never

/**
 * The whole input of a call. The body has the type that is sent, before the contract fills in
 * defaults.
 */
export type CallInput<Call extends ApiCall> = AddressInput<Call> &
  (Call extends { body: infer Body extends z.ZodObject }
    ? Part<'body', z.input<Body> | FormOf<Call>>
    : unknown)

/** The arguments after the call itself. A call without input has none. */
export type InputArguments<Input> = unknown extends Input
  ? []
  : Partial<Input> extends Input
    ? [input?: Input]
    : [input: Input]

type Output<Answer> = Answer extends z.ZodType ? z.output<Answer> : null

/** The value of a successful answer, or null for an answer without a body. */
export type CallAnswer<Call extends { answer: z.ZodType | null }> = Output<Call['answer']>

/**
 * The answer that the website gives to browsers. It differs from the CMS's, because the website
 * moves secrets into cookies.
 */
export type BrowserAnswer<Call extends ApiCall> = Call extends {
  browserAnswer: infer Answer extends z.ZodType
}
  ? z.output<Answer>
  : CallAnswer<Call>

export interface LooseInput {
  parameters?: Record<string, string>
  query?: Record<string, string | undefined>
}

/** @returns the path of a call, a read or a stream below `/api`, with its parameters and query */
export function callPath<Declared extends { path: string }>(
  { path }: Declared,
  ...[input]: InputArguments<AddressInput<Declared>>
): string {
  return fillPath(path, input ?? {})
}

/** @returns the address of a call on the server that answers it, which begins with `/api` */
export function callUrl<Declared extends { path: string }>(
  { path }: Declared,
  ...[input]: InputArguments<AddressInput<Declared>>
): string {
  return `/api${fillPath(path, input ?? {})}`
}

/**
 * Fills a path without checking the input, which the caller has already checked against the call.
 */
export function fillPath(path: string, { parameters = {}, query = {} }: LooseInput): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name]
    if (value === undefined) throw new Error(`The path ${path} needs a value for “${name}”.`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, value)
  }
  return search.size === 0 ? filled : `${filled}?${search.toString()}`
}
