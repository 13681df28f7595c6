import type * as en from './words/en'

type Names = typeof en.CONTROL_NAMES

/** The selectors of Payload's controls that show only an icon. */
const ICONS: [selector: string, name: Exclude<keyof Names, 'select'>][] = [
  ['#select-all', 'selectAll'],
  ['.clickable-arrow--left', 'previousPage'],
  ['.clickable-arrow--right', 'nextPage'],
  ['.collapsible__drag, .upload--has-many__drag', 'move'],
  ['.clear-indicator, .date-time-picker__clear-button', 'clear'],
  ['.upload-relationship-details__edit, .drawer-link__doc-drawer-toggler', 'edit'],
  ['.upload-relationship-details__remove, .file-details__remove', 'remove'],
  ['.copy-to-clipboard', 'copy'],
  ['[data-button-key="bold"]', 'bold'],
  ['[data-button-key="italic"]', 'italic'],
  ['[data-button-key="underline"]', 'underline'],
  ['[data-button-key="strikethrough"]', 'strikethrough'],
  ['[data-button-key="inlineCode"]', 'inlineCode'],
  ['[data-button-key="link"]', 'link'],
]

/** Inputs whose label Payload shows beside them without connecting the two. */
const FIELDS = '.rs__input, .date-time-picker input, [contenteditable][role="textbox"]'

/**
 * Gives Payload's unnamed controls a name for screen readers, and corrects roles that contradict
 * each other. If Payload changes its classes, the controls merely lose these names.
 */
export function nameControls(root: Document, names: Names): void {
  const all = (selector: string) => root.querySelectorAll<HTMLElement>(selector)
  for (const [selector, name] of ICONS) {
    all(selector).forEach((control) => setName(control, names[name]))
  }
  for (const button of all('.popup-button')) {
    if (!button.textContent.trim()) setName(button, names.actions)
  }
  for (const box of all('tbody input[type="checkbox"]')) {
    const row = box.closest('tr')?.querySelector('td a, td:nth-child(2)')?.textContent.trim()
    if (row && !box.closest('label')) setName(box, names.select(row))
  }
  for (const field of all(FIELDS)) {
    const label = field.closest('.field-type')?.querySelector('.field-label')?.textContent
    if (label) setName(field, label.replace('*', '').trim())
  }
  for (const input of all('.edit-upload__input input')) {
    setName(input, input.getAttribute('name') ?? '')
  }
  // Only the mouse moves the focal point in the picture. Its two fields are for all other input.
  for (const button of all('.edit-upload__focalPoint')) {
    button.tabIndex = -1
    button.setAttribute('aria-hidden', 'true')
  }
  all('#select-all').forEach((box) => box.removeAttribute('aria-labelledby'))
  all('.clear-indicator').forEach((button) => button.removeAttribute('aria-hidden'))
  all('.dropdown-indicator[aria-hidden]').forEach((button) => (button.tabIndex = -1))
  for (const value of all('.multi-value[role="button"]')) {
    value.setAttribute('role', 'group')
    setName(value, value.querySelector('.multi-value-label__text')?.textContent ?? '')
  }
  correctStructure(all)
}

function correctStructure(all: (selector: string) => NodeListOf<HTMLElement>): void {
  if (all('main').length === 0) {
    const views = all('.collection-list, .template-minimal, .not-found')
    views.forEach((view) => view.setAttribute('role', 'main'))
  }
  all('.list-header').forEach((header) => header.setAttribute('role', 'none'))
  for (const header of all('.doc-header')) {
    header.setAttribute('role', 'region')
    setName(header, header.querySelector('h1')?.textContent.trim() ?? '')
  }
  all('.doc-tabs__tabs').forEach((tabs) => tabs.setAttribute('role', 'group'))
  const headings = '.array-field__title, .group-field__title, .blocks-field__header h3'
  all(`${headings}, .no-results h3, h4:has(> .field-label)`).forEach((one) =>
    one.setAttribute('aria-level', '2'),
  )
}

/**
 * The elements that have their names from here. Only these names are replaced when a row or the
 * language changes; Payload's own names stay.
 */
const named = new WeakSet<HTMLElement>()

function setName(element: HTMLElement, name: string): void {
  const present = element.getAttribute('aria-label')
  if (present === name || (present && !named.has(element))) return
  element.setAttribute('aria-label', name)
  named.add(element)
}
