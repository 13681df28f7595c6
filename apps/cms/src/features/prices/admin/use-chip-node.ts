import { $isInlineBlockNode } from '@payloadcms/richtext-lexical/client'
import {
  $getNodeByKey,
  $isTextNode,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useMemo, useSyncExternalStore } from 'react'
import { z } from 'zod'

const fieldsSchema = z.object({
  priceGroup: z
    .union([z.number(), z.string(), z.object({ id: z.union([z.number(), z.string()]) })])
    .nullish()
    .catch(null)
    .transform((group) => (typeof group === 'object' ? (group?.id ?? null) : (group ?? null))),
  priceItem: z.string().nullish().catch(null),
})

interface ChipNode {
  group: number | string | null
  item: string | null
  /** The text directly before the price. */
  before: string
}

const NOTHING: ChipNode = { group: null, item: null, before: '' }

/**
 * @returns the price that a node of the editor refers to, and the text before it; both stay current
 */
export function useChipNode(nodeKey: string | undefined): ChipNode {
  const [editor] = useLexicalComposerContext()
  // The snapshot is a string, so the chip renders only when it changes.
  const snapshot = useSyncExternalStore(
    (notify) => editor.registerUpdateListener(notify),
    () => JSON.stringify(nodeKey === undefined ? NOTHING : readNode(editor, nodeKey)),
    () => JSON.stringify(NOTHING),
  )
  return useMemo(() => JSON.parse(snapshot) as ChipNode, [snapshot])
}

function readNode(editor: LexicalEditor, nodeKey: string): ChipNode {
  return editor.getEditorState().read(() => {
    const node = $getNodeByKey(nodeKey)
    if (!$isInlineBlockNode(node)) return NOTHING
    const { priceGroup, priceItem } = fieldsSchema.parse(node.getFields())
    const previous = node.getPreviousSibling()
    return {
      group: priceGroup,
      item: priceItem ?? null,
      before: $isTextNode(previous) ? previous.getTextContent() : '',
    }
  })
}
