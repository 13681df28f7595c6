/** The list shows what the film shows, but not while somebody reads or writes in it. */
export function followNote(roll: HTMLElement, noteId: string): void {
  if (roll.contains(document.activeElement) || roll.matches(':hover')) return
  const note = roll.querySelector<HTMLElement>(`[data-note="${CSS.escape(noteId)}"]`)
  if (!note || roll.scrollHeight <= roll.clientHeight) return
  const [seen, wanted] = [roll.getBoundingClientRect(), note.getBoundingClientRect()]
  if (wanted.top >= seen.top && wanted.bottom <= seen.bottom) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  roll.scrollBy({ top: wanted.top - seen.top - 12, behavior: isCalm ? 'instant' : 'smooth' })
}
