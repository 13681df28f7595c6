'use client'
import { useConfig } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { z } from 'zod'
import { useWords } from '../../../platform/admin-language/use-words'
import { Question } from '../../../platform/admin-parts/question'
import { OutsideForm } from '../../../editor/schedule/admin/outside-form'
import type { MenuPlace } from '../entry/menu-places'
import { nameOfPlace } from './name-of-place'
import { menuWords } from './words'

const MAX_NAME = 40

const refusalSchema = z.object({
  error: z.object({ code: z.enum(['locked', 'alreadyThere', 'placeFull', 'placeNotFound']) }),
})

interface MenuDialogProps {
  page: number
  title: string
  /** Whether visitors can open the page. */
  isLive: boolean
  /** The language of the form, in which the name is written. */
  locale: string
  places: MenuPlace[]
  onClose: () => void
  onDone: () => void
}

/** Asks for a column and a name, and says what visitors will see. */
export function MenuDialog(props: MenuDialogProps) {
  const { page, title, isLive, locale, places, onClose, onDone } = props
  const { MENU_TEXTS } = useWords(menuWords)
  const { config } = useConfig()
  const ids = { place: useId(), name: useId() }
  const [key, setKey] = useState('')
  const [name, setName] = useState(title.slice(0, MAX_NAME))
  const [refusal, setRefusal] = useState('')
  const place = places.find((one) => one.key === key)
  const result = isLive ? MENU_TEXTS.result : MENU_TEXTS.resultDraft

  async function put() {
    const answer = await fetch(`${config.routes.api}/menus/entries`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ page, place: key, name, locale }),
    }).catch(() => null)
    if (answer?.ok) {
      onDone()
      return
    }
    const why = refusalSchema.safeParse(await answer?.json().catch(() => null))
    setRefusal(MENU_TEXTS.refusals[why.data?.error.code ?? 'other'])
  }

  return (
    <OutsideForm>
      <Question
        cancelLabel={MENU_TEXTS.close}
        confirmLabel={MENU_TEXTS.confirm}
        heading={MENU_TEXTS.heading(title)}
        isConfirmDisabled={!place || name.trim() === ''}
        onCancel={onClose}
        onConfirm={put}
      >
        <div className="schedule__form">
          <div className="schedule__field">
            <label htmlFor={ids.place}>{MENU_TEXTS.place}</label>
            <select id={ids.place} onChange={({ target }) => setKey(target.value)} value={key}>
              <option value="">{MENU_TEXTS.choose}</option>
              {places.map((one) => (
                <option disabled={one.isFull} key={one.key} value={one.key}>
                  {nameOfPlace(one, MENU_TEXTS)}
                  {one.isFull && ` (${MENU_TEXTS.full})`}
                </option>
              ))}
            </select>
          </div>
          <div className="schedule__field">
            <label htmlFor={ids.name}>{MENU_TEXTS.name}</label>
            <input
              dir="auto"
              id={ids.name}
              maxLength={MAX_NAME}
              onChange={({ target }) => setName(target.value)}
              value={name}
            />
          </div>
          <p aria-live="polite" className="schedule__result">
            {place && name.trim() !== '' && (
              <>
                {result(name.trim(), nameOfPlace(place, MENU_TEXTS))} {MENU_TEXTS.languages}
              </>
            )}
          </p>
          {refusal && (
            <p className="schedule__problems" role="alert">
              {refusal}
            </p>
          )}
        </div>
      </Question>
    </OutsideForm>
  )
}
