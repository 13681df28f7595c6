import { isTopic, projectTypeOf, readTopic, TOPIC_FIELD } from '@studio/shared/inquiry/topics'

/**
 * Chooses in a form what the link asks about that led to it. The address then drops it: it was
 * for this one arrival, and what the visitor chooses instead has to outlive a reload.
 */
export function chooseTopic(form: HTMLFormElement): void {
  const address = new URL(location.href)
  const topic = readTopic(address.searchParams)
  if (topic === null) return
  choose(form, TOPIC_FIELD, topic)
  address.searchParams.delete(TOPIC_FIELD)
  history.replaceState(null, '', address)
}

/** The type of project goes with the topic, whoever chose that. @returns what ends it */
export function followTopic(form: HTMLFormElement): () => void {
  const follow = ({ target }: Event) => {
    if (!(target instanceof HTMLSelectElement) || target.name !== TOPIC_FIELD) return
    if (isTopic(target.value)) choose(form, 'project_type', projectTypeOf(target.value))
  }
  form.addEventListener('change', follow)
  return () => form.removeEventListener('change', follow)
}

/** As a visitor would: whoever watches the form hears of it. */
function choose(form: HTMLFormElement, name: string, value: string): void {
  const list = form.elements.namedItem(name)
  if (!(list instanceof HTMLSelectElement)) return
  list.value = value
  list.dispatchEvent(new Event('change', { bubbles: true }))
}
