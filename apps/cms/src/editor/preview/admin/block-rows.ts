/** The row of a page's block with this id, or null. @param fields the form's fields by path */
export function rowOfBlock(
  fields: Record<string, { value?: unknown } | undefined>,
  block: string,
): number | null {
  for (const [path, field] of Object.entries(fields)) {
    const row = /^blocks\.(\d+)\.id$/.exec(path)?.[1]
    if (row !== undefined && field?.value === block) return Number(row)
  }
  return null
}

/** The row of the page's block whose fields contain the element, or null. */
export function blockRowOf(element: Pick<Element, 'closest'>): number | null {
  const id = element.closest('[id^="blocks-row-"]')?.id
  const row = /^blocks-row-(\d+)$/.exec(id ?? '')?.[1]
  return row === undefined ? null : Number(row)
}
