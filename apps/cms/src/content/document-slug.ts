import { type CollectionWithPaths, documentPaths } from '@studio/shared/document-paths'
import type { Payload, TextField } from 'payload'
import { isFreePath } from '../platform/fields/check-addresses'
import { freeCopy } from '../platform/fields/free-copy'

interface Options {
  collection: CollectionWithPaths
  /** An example for the field's description, such as `careers/a-job`. */
  example: string
}

const PLAIN =
  'Write letters and digits with single hyphens between them, and no slash, for example a-good-title.'

/** The last segment of a document's path. */
export function documentSlug({ collection, example }: Options): TextField {
  return {
    name: 'slug',
    label: 'Path',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    hooks: { beforeDuplicate: [freeCopy] },
    admin: {
      position: 'sidebar',
      description: `The part of the address after the slash, for example ${example}. If you change it, the old path leads to the new one.`,
    },
    validate: async (value: unknown, { req, event }) => {
      if (!isFreePath(value) || value.includes('/')) return PLAIN
      if (event === 'onChange') return true
      const taken = await isPageAt(req.payload, documentPaths(collection, value))
      return taken ? 'A page has this path already. Choose another one.' : true
    },
  }
}

/** A page takes precedence over another document with the same path, and would hide it. */
async function isPageAt(payload: Payload, paths: string[]): Promise<boolean> {
  const where = { slug: { in: paths } }
  return (await payload.count({ collection: 'pages', where })).totalDocs > 0
}
