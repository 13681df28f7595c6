import type { IncomingMessage } from 'node:http'
import type { Visitor } from './visitor'
import { VISITOR_HEADER, writeVisitor } from './visitor-headers'

/** Notes on a request who sent it; what came from outside under that name is dropped. */
export function noteVisitor({ headers }: IncomingMessage, visitor: Visitor | null): void {
  if (visitor) headers[VISITOR_HEADER] = writeVisitor(visitor)
  else Reflect.deleteProperty(headers, VISITOR_HEADER)
}
