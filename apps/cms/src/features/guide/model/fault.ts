import { APICallError } from 'ai'

/**
 * The part of a failure that operators may read. It does not include requests and responses,
 * because they contain the visitor's words.
 */
export interface Fault {
  fault: string
  status: number | null
}

export function faultOf(error: unknown): Fault {
  return {
    fault: error instanceof Error ? error.name : 'unknown',
    status: APICallError.isInstance(error) ? (error.statusCode ?? null) : null,
  }
}
