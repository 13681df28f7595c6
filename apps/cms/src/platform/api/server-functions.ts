import type { SanitizedConfig } from 'payload'
import { z } from 'zod'
import { ROLES, hasRole, type Role } from '../access/roles'

/** Functions that forms, lists and their drawers need. What they show follows the access rules. */
const SCREENS = [
  'form-state',
  'table-state',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
] as const

type ServerFunction = (typeof SCREENS)[number]

/**
 * The functions of Payload's admin that each role may call. All others are refused, above all those
 * behind buttons that are switched off: copying texts to another language, scheduling by Payload,
 * widgets, folders and generated slugs.
 */
const SERVER_FUNCTIONS: Record<Role, readonly ServerFunction[]> = {
  client: [],
  translator: SCREENS,
  editor: SCREENS,
  admin: SCREENS,
}

const slug = z.string().optional()

/** The arguments by which Payload chooses the document or list. Payload fails if one is missing. */
const argumentsSchema = z.looseObject({
  collectionSlug: z.union([z.string(), z.array(z.string())]).optional(),
  globalSlug: slug,
  schemaPath: slug,
  path: slug,
  docID: z.union([z.string(), z.number()]).nullish(),
  id: z.union([z.string(), z.number()]).nullish(),
  query: z.record(z.string(), z.unknown()).nullish(),
})

type Config = Pick<SanitizedConfig, 'collections' | 'globals'>

/** @returns true if the user may call the function with these arguments */
export function mayCallFunction(
  user: unknown,
  { name, args }: { name: unknown; args: unknown },
  { collections, globals }: Config,
): boolean {
  const roles = ROLES.filter((role) => hasRole(user, role))
  if (!roles.some((role) => SERVER_FUNCTIONS[role].some((allowed) => allowed === name)))
    return false
  const given = argumentsSchema.safeParse(args)
  if (!given.success) return false
  const { collectionSlug, globalSlug } = given.data
  const asked = collectionSlug === undefined ? [] : [collectionSlug].flat()
  if (asked.length === 0 && globalSlug === undefined) return name === 'render-field'
  return (
    asked.every((one) => collections.some((collection) => collection.slug === one)) &&
    (globalSlug === undefined || globals.some((global) => global.slug === globalSlug))
  )
}
