import { useTranslations } from 'next-intl'
import type { KeyboardEvent } from 'react'
import { BACKGROUND } from '../types'
import { keepFocus } from './keep-focus'
import { actionOfKey } from './keyboard'
import { backgroundText, nameOf, personText } from './part-text'
import { useTool } from './tool-context'

/**
 * Handles the keys that move, resize, reorder and remove the selected part, and announces the
 * result.
 */
export function usePartKeys() {
  const t = useTranslations('virtualSet')
  const tool = useTool()
  const { store, library } = tool.session
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { history, chosen } = store.get()
    const action = actionOfKey(event, history.present, chosen)
    if (!action) return
    event.preventDefault()
    const before = history.present.people.find(({ id }) => id === chosen)
    store.change(action, action.type.startsWith('change') ? `keys ${String(chosen)}` : null)
    store.pauseStroke()
    const { people, background } = store.get().history.present
    const person = people.find(({ id }) => id === chosen)
    if (action.type.startsWith('remove')) keepFocus()
    if (action.type === 'removePerson' && before) {
      tool.say(t('said.removed', { name: nameOf(before.source, library, t) }))
    } else if (action.type === 'removeBackground') {
      tool.say(t('said.removed', { name: t('panels.background') }))
    } else if (action.type === 'orderPerson' && person) {
      const name = nameOf(person.source, library, t)
      const place = people.indexOf(person) + 1
      tool.say(t('said.order', { name, place, total: people.length }))
    } else if (chosen === BACKGROUND && background) {
      tool.say(backgroundText(background, t, tool.format))
    } else if (person) {
      tool.say(personText(person, t, tool.format))
    }
  }
}
