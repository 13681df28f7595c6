import { readVisitor, type Visitor, VISITOR_HEADER } from '@studio/shared/visitor/visitor'

/** Who sent a request; null where its server did not mark it. */
export function visitorOf({ headers }: Request): Visitor | null {
  return readVisitor(headers.get(VISITOR_HEADER))
}
