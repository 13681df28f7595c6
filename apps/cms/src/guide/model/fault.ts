import { APICallError } from 'ai'

/** What operators may read of a failure: what is sent and answered has a visitor's words in it. */
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
