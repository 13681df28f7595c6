import { pause } from './use-unsaved'

const POLL_MS = 50
const ELEMENT_TIMEOUT_MS = 4_000
const NOTE = 'preflight-field'

/**
 * Shows a field of the form and focuses it: chooses its tab, opens the blocks and rows around it,
 * and scrolls to it. Payload renders rows when they come into view, so each step waits for the next
 * element.
 *
 * @param path path in the form state: `blocks.1.heading`
 */
export async function goToField(path: string): Promise<void> {
  await openRows(path)
  const target = await appear(() => shown(controlOf(path)))
  target?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}

/** Opens a block or row and focuses its first field. @param path `blocks.1` */
export async function goToRow(path: string): Promise<void> {
  const row = await openRows(path)
  const target = await appear(() => shown(row?.querySelector<HTMLElement>(FIRST_CONTROL)))
  row?.scrollIntoView({ block: 'start' })
  target?.focus({ preventScroll: true })
}

/**
 * Focuses a cell of a line of a price list.
 *
 * @param field of the row; without one, the first amount
 */
export async function goToPriceRow(index: number, field?: string): Promise<void> {
  const row = `[data-price-row="${index}"]`
  const find = (cell: string) => () => document.querySelector<HTMLElement>(`${row} ${cell}`)
  if (!(await appear(find('')))) return
  const cell =
    field === undefined ? '.price-table__amount' : `[data-price-cell="${CSS.escape(field)}"]`
  const target = find(cell)() ?? find('[data-price-cell]')()
  target?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}

/** Opens the rows around a field. @returns the innermost row */
async function openRows(path: string): Promise<HTMLElement | null> {
  const parts = path.split('.')
  // A dialog over the form is closed first, because it holds the focus.
  await pause(0)
  await chooseTab(parts[0] ?? '')
  let row: HTMLElement | null = null
  for (const [index, part] of parts.entries()) {
    if (!/^\d+$/.test(part)) continue
    const id = `${parts.slice(0, index).join('-')}-row-${part}`
    row = await appear(() => document.getElementById(id))
    if (!row) return null
    row.scrollIntoView({ block: 'start' })
    openRow(row)
  }
  return row
}

/** Focuses the field after the form has been loaded again, such as in another language. */
export function goToFieldAfterLoad(path: string, href: string): void {
  sessionStorage.setItem(NOTE, path)
  window.location.assign(href)
}

export function goToNotedField(): void {
  const path = sessionStorage.getItem(NOTE)
  sessionStorage.removeItem(NOTE)
  if (path) void goToField(path)
}

/** The page does not contain the fields of tabs that are not open. */
async function chooseTab(name: string): Promise<void> {
  const isThere = () => document.getElementById(`field-${name}`) ?? labelOf(name)
  if (await appear(isThere, POLL_MS * 4)) return
  for (const tab of document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')) {
    tab.click()
    if (await appear(isThere, POLL_MS * 10)) return
  }
}

function openRow(row: HTMLElement): void {
  const collapsed = row.querySelector(':scope > .collapsible--collapsed')
  collapsed?.querySelector<HTMLElement>('.collapsible__toggle')?.click()
}

const CONTROLS =
  'input:not([type="hidden"]), textarea, select, [contenteditable="true"], button, [tabindex="0"]'

/** The input for the name of a block is in the block's header, not among its fields. */
const FIRST_CONTROL = CONTROLS.split(', ')
  .map((control) => `.render-fields ${control}`)
  .join(', ')

/** Finds the element of a field that can have the focus. */
function controlOf(path: string): HTMLElement | null {
  const id = `field-${path.replaceAll('.', '__')}`
  const field = document.getElementById(id) ?? labelOf(path)?.closest<HTMLElement>('.field-type')
  if (!field) return null
  return field.matches(CONTROLS) ? field : field.querySelector<HTMLElement>(CONTROLS)
}

/** An element cannot be focused while its row is still being opened. */
function shown(element: HTMLElement | null | undefined): HTMLElement | null {
  return element?.checkVisibility({ visibilityProperty: true }) ? element : null
}

/** A rich text field has no id, so it is found by its label. */
function labelOf(path: string): HTMLElement | null {
  const name = CSS.escape(`field-${path.replaceAll('.', '__')}`)
  return document.querySelector<HTMLElement>(`label[for="${name}"]`)
}

async function appear(
  find: () => HTMLElement | null,
  timeout = ELEMENT_TIMEOUT_MS,
): Promise<HTMLElement | null> {
  const until = Date.now() + timeout
  for (;;) {
    const found = find()
    if (found || Date.now() > until) return found
    await pause(POLL_MS)
  }
}
