import { isTopic, projectTypeOf, readTopic, TOPIC_FIELD } from '@studio/shared/inquiry/topics'

/**
 * Selects the topic of the link that led to the form. The query is then removed, so that a later
 * choice survives a reload.
 */
export function chooseTopic(form: HTMLFormElement): void {
  const address = new URL(location.href)
  const topic = readTopic(address.searchParams)
  if (topic === null) return
  choose(form, TOPIC_FIELD, topic)
  address.searchParams.delete(TOPIC_FIELD)
  history.replaceState(null, '', address)
}

/** Keeps the project type consistent with the topic. @returns a function that stops this */
export function followTopic(form: HTMLFormElement): () => void {
  const follow = ({ target }: Event) => {
    if (!(target instanceof HTMLSelectElement) || target.name !== TOPIC_FIELD) return
    if (isTopic(target.value)) choose(form, 'project_type', projectTypeOf(target.value))
  }
  form.addEventListener('change', follow)
  return () => form.removeEventListener('change', follow)
}

/** Sets a value and fires the events of a user's input. */
function choose(form: HTMLFormElement, name: string, value: string): void {
  const list = form.elements.namedItem(name)
  if (!(list instanceof HTMLSelectElement)) return
  list.value = value
  list.dispatchEvent(new Event('change', { bubbles: true }))
}
