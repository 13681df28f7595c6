/**
 * Messages between the admin's form and the preview in its frame. Each side accepts messages only
 * from the other side's origin and window.
 */
export type PreviewMessage =
  /** The preview asks the form to open the fields of this block. */
  | { type: 'studio-edit-block'; block: string }
  /** The form asks the preview to mark this block, or none. */
  | { type: 'studio-mark-block'; block: string | null }

type Kind = PreviewMessage['type']

interface Sender {
  origin: string
  /** The window whose messages are accepted; null if it does not exist. */
  source: unknown
}

const MAX_ID = 100

/** @returns the message, or null if it has another sender or another kind, or is malformed */
export function readPreviewMessage<Wanted extends Kind>(
  event: { origin: string; source: unknown; data: unknown },
  kind: Wanted,
  sender: Sender,
): Extract<PreviewMessage, { type: Wanted }> | null {
  const isFromSender =
    event.origin === sender.origin && sender.source !== null && event.source === sender.source
  const { data } = event
  if (!isFromSender || typeof data !== 'object' || data === null) return null
  if (!('type' in data) || data.type !== kind || !('block' in data)) return null
  const { block } = data
  const isId = typeof block === 'string' && block !== '' && block.length <= MAX_ID
  const isNone = block === null && kind === 'studio-mark-block'
  if (!isId && !isNone) return null
  return { type: kind, block } as Extract<PreviewMessage, { type: Wanted }>
}
