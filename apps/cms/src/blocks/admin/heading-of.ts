/** The fields from which the name of a block is taken. The first field with text is used. */
export const NAMING_FIELDS = ['heading', 'title', 'eyebrow', 'label', 'text']

/** The heading of a block for the header of its row, or an empty string if no field has text. */
export function headingOf(block: Record<string, unknown> | undefined): string {
  const texts = NAMING_FIELDS.map((name) => block?.[name])
  return (
    (texts.find((text) => typeof text === 'string' && text.trim() !== '') as string | undefined) ??
    ''
  )
}
