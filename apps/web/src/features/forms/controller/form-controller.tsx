import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { definitionOf, type FormName } from '@/features/forms/definitions'
import type { FallbackContact } from '@/features/forms/types'
import { useContractForm } from '@/features/forms/use-contract-form'
import type { attemptKeys } from './attempt-key'
import { followControls, valuesOf, type Values } from './controls'
import { FieldErrors } from './field-errors'
import { FormFeedback } from './form-feedback'
import { useSiteForm } from './use-site-form'
import { visibleSchema } from './visible-schema'

interface Props {
  form: FormName
  contact: FallbackContact
  element: HTMLFormElement
  onReady: (send: () => void) => void
  /** See `useSiteForm`. */
  attach?: (() => Promise<[name: string, file: File][]>) | undefined
  keyOf?: ReturnType<typeof attemptKeys> | undefined
  /** Called when the confirmation of a sent form is closed. */
  onDone?: (() => void) | undefined
}

/**
 * The scripts of a form, which are loaded when the form is first touched. The fields that the
 * server has rendered stay in place with their content, and react-hook-form is connected to them.
 */
export function FormController({ form, contact, element, onReady, attach, keyOf, onDone }: Props) {
  const t = useTranslations('forms')
  const [{ contract, defaultValues }] = useState(() => ({
    contract: visibleSchema(form),
    defaultValues: valuesOf(form, element),
  }))
  const { register, handleSubmit, setError, setValue, reset, formState } = useContractForm<
    Values,
    Values
  >(contract, { defaultValues, mode: 'onTouched' })
  const { news, setNews, submit: send } = useSiteForm({ form, element, setError, attach, keyOf })
  useEffect(() => followControls(form, element, register), [form, element, register])
  useEffect(() => {
    const submit = handleSubmit(send, () => setNews({ kind: 'invalid' }))
    onReady(() => {
      // Some browsers fill in fields without an event.
      for (const [name, value] of Object.entries(valuesOf(form, element))) setValue(name, value)
      void submit()
    })
  }, [form, element, handleSubmit, setValue, send, setNews, onReady])

  const startAnew = () => {
    element.reset()
    // The controls are still mounted, so they stay registered.
    reset(valuesOf(form, element), { keepFieldsRef: true })
    setNews(null)
    onDone?.()
  }
  const { fields } = definitionOf(form)
  return (
    <>
      <FieldErrors
        element={element}
        names={[...fields.map(({ name }) => name), 'file']}
        errors={formState.errors}
        fields={Object.fromEntries(
          fields.map(({ name, word, max = 0 }) => [name, { label: t(`fields.${word}`), max }]),
        )}
      />
      <FormFeedback {...{ form, element, contact, news, startAnew }} />
    </>
  )
}
