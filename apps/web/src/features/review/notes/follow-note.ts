/** Where the list shows what the film shows: not while somebody reads or writes in it. */
export function followNote(list: HTMLElement, noteId: string): void {
  if (list.contains(document.activeElement) || list.matches(':hover')) return
  const note = list.querySelector<HTMLElement>(`[data-note="${CSS.escape(noteId)}"]`)
  if (!note || list.scrollHeight <= list.clientHeight) return
  const [seen, wanted] = [list.getBoundingClientRect(), note.getBoundingClientRect()]
  if (wanted.top >= seen.top && wanted.bottom <= seen.bottom) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  list.scrollBy({ top: wanted.top - seen.top - 12, behavior: isCalm ? 'instant' : 'smooth' })
}
