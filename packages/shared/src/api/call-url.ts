import type { z } from 'zod'
import type { ApiCall } from '../contracts/call'

/** The names in braces of a declared path. */
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

/** The values for the parameters and the query in the address of a call, a read or a stream. */
export type AddressInput<Declared extends { path: string }> = ParametersOf<Declared['path']> &
  (Declared extends { query: infer Query extends z.ZodObject }
    ? Part<'query', z.input<Query>>
    : unknown)

/** A form takes the place of the body where the call accepts files. */
type FormOf<Call extends ApiCall> = Call extends { takesFile: true } | { takesPictures: true }
  ? FormData
  : string extends Call['path']
    ? FormData
    : never

/** All input of a call. The body is as it is sent: before the contract's defaults. */
export type CallInput<Call extends ApiCall> = AddressInput<Call> &
  (Call extends { body: infer Body extends z.ZodObject }
    ? Part<'body', z.input<Body> | FormOf<Call>>
    : unknown)

/** The arguments after the call: none for a call without input. */
export type InputArguments<Input> = unknown extends Input
  ? []
  : Partial<Input> extends Input
    ? [input?: Input]
    : [input: Input]

type Output<Answer> = Answer extends z.ZodType ? z.output<Answer> : null

/** The value of a successful answer; null for an empty one. */
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

/** The path of a call, a read or a stream below `/api`, with its parameters and query. */
export function callPath<Declared extends { path: string }>(
  { path }: Declared,
  ...[input]: InputArguments<AddressInput<Declared>>
): string {
  return fillPath(path, input ?? {})
}

/** The address of a call on the server that answers it, which begins with `/api`. */
export function callUrl<Declared extends { path: string }>(
  { path }: Declared,
  ...[input]: InputArguments<AddressInput<Declared>>
): string {
  return `/api${fillPath(path, input ?? {})}`
}

/** For callers whose input has been checked against the call already. */
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
