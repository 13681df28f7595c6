import type { BlocksFeatureProps, LexicalRichTextAdapter } from '@payloadcms/richtext-lexical'
import { flattenAllFields, type FlattenedField, type RichTextField } from 'payload'

const known = new WeakMap<object, Map<string, FlattenedField[]>>()

/** The fields of each block that a rich text field of the sanitized config offers. */
export function editorBlocks({ editor }: RichTextField): Map<string, FlattenedField[]> {
  const { editorConfig } = editor as LexicalRichTextAdapter
  const found = known.get(editorConfig) ?? fieldsOfBlocks(editorConfig)
  known.set(editorConfig, found)
  return found
}

function fieldsOfBlocks({
  resolvedFeatureMap,
}: LexicalRichTextAdapter['editorConfig']): Map<string, FlattenedField[]> {
  const options: unknown = resolvedFeatureMap.get('blocks')?.sanitizedServerFeatureProps
  const { inlineBlocks = [], blocks = [] } = (options ?? {}) as BlocksFeatureProps
  return new Map(
    [...inlineBlocks, ...blocks].flatMap((block) =>
      typeof block === 'string'
        ? []
        : [[block.slug, flattenAllFields({ fields: block.fields })] as const],
    ),
  )
}
