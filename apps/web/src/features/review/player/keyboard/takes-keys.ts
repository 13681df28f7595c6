const TYPED_INTO =
  'input:not([type=range], [type=radio], [type=checkbox]), textarea, select, [contenteditable=""], [contenteditable=true]'
const PRESSED =
  'button, a[href], summary, input, [role=button], [role=menuitem], [role=tab], [role=switch]'
/** These move inside themselves. */
const WALKED =
  'input, [role=slider], [role=tablist], [role=menu], [role=listbox], [role=radiogroup]'

/** One that lies over the player; the room itself may stand in a dialog. */
const DIALOG_ABOVE = 'dialog:modal:not(:has(.player))'

/** Whether what has the focus needs that key itself, or a dialog lies over the player. */
export function takesKey(target: EventTarget | null, key: string): boolean {
  if (document.querySelector(DIALOG_ABOVE)) return true
  if (!(target instanceof Element)) return false
  if (target.closest(TYPED_INTO)) return true
  if ((key === ' ' || key === 'Enter') && target.closest(PRESSED)) return true
  return /^(Arrow|Home$|End$)/.test(key) && target.closest(WALKED) !== null
}
