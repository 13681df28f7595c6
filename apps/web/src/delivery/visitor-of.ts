import type { Visitor } from '@studio/shared/visitor/visitor'
import { readVisitor, VISITOR_HEADER } from '@studio/shared/visitor/visitor-headers'

/** Who sent a request; null where its server did not mark it. */
export function visitorOf({ headers }: Request): Visitor | null {
  return readVisitor(headers.get(VISITOR_HEADER))
}
