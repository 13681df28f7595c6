import type { RequestContext } from 'payload'

/**
 * The context of saves with a file of the product itself, which is known to be complete, such as a
 * picture of the library.
 */
export const OWN_FILE = { isOwnFile: true } as const

export function isOwnFile({ context }: { context: RequestContext }): boolean {
  return context.isOwnFile === true
}
