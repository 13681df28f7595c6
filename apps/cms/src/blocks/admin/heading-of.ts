/** The fields that name a block, the first written one wins. */
export const NAMING_FIELDS = ['heading', 'title', 'eyebrow', 'label', 'text']

/** The heading of a block for the head of its row; empty if nothing is written. */
export function headingOf(block: Record<string, unknown> | undefined): string {
  const texts = NAMING_FIELDS.map((name) => block?.[name])
  return (
    (texts.find((text) => typeof text === 'string' && text.trim() !== '') as string | undefined) ??
    ''
  )
}
