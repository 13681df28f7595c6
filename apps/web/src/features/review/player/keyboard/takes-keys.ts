const TYPED_INTO =
  'input:not([type=range], [type=radio], [type=checkbox]), textarea, select, [contenteditable=""], [contenteditable=true]'
const PRESSED =
  'button, a[href], summary, input, [role=button], [role=menuitem], [role=tab], [role=switch]'
/** Widgets with their own arrow keys. */
const WALKED =
  'input, [role=slider], [role=tablist], [role=menu], [role=listbox], [role=radiogroup]'

/** Matches a modal dialog over the player. A dialog that contains the player does not count. */
const DIALOG_ABOVE = 'dialog:modal:not(:has(.player))'

/** @returns whether the focused element handles the key itself, or a dialog covers the player */
export function takesKey(target: EventTarget | null, key: string): boolean {
  if (document.querySelector(DIALOG_ABOVE)) return true
  if (!(target instanceof Element)) return false
  if (target.closest(TYPED_INTO)) return true
  if ((key === ' ' || key === 'Enter') && target.closest(PRESSED)) return true
  return /^(Arrow|Home$|End$)/.test(key) && target.closest(WALKED) !== null
}
