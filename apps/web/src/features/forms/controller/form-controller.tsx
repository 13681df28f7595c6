import { useEffect, useState } from 'react'
import { COUNTRY_FACTS } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { definitionOf, type FormName } from '@/features/forms/definitions'
import type { FallbackContact, FormWords } from '@/features/forms/types'
import { useContractForm } from '@/features/forms/use-contract-form'
import type { attemptKeys } from './attempt-key'
import { followControls, valuesOf, type Values } from './controls'
import { FieldErrors } from './field-errors'
import { FormFeedback } from './form-feedback'
import { useSiteForm } from './use-site-form'
import { visibleSchema } from './visible-schema'

interface Props {
  form: FormName
  locale: Locale
  contact: FallbackContact
  element: HTMLFormElement
  words: FormWords
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
export function FormController({
  form,
  locale,
  contact,
  element,
  words,
  onReady,
  attach,
  keyOf,
  onDone,
}: Props) {
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
  const names = definitionOf(form).fields.map(({ name }) => name)
  return (
    <>
      <FieldErrors
        element={element}
        names={[...names, 'file']}
        errors={formState.errors}
        words={words.errors}
        limits={limitsOf(form, locale)}
        labels={labelsOf(form, words)}
      />
      <FormFeedback {...{ form, element, contact, words, news, startAnew }} />
    </>
  )
}

function labelsOf(form: FormName, { fields }: FormWords): Record<string, string> {
  return Object.fromEntries(definitionOf(form).fields.map(({ name, word }) => [name, fields[word]]))
}

/** @returns the maximum lengths of the fields, formatted for the language */
function limitsOf(form: FormName, locale: Locale): Record<string, string> {
  const format = new Intl.NumberFormat(COUNTRY_FACTS.us.formats[locale])
  return Object.fromEntries(
    definitionOf(form).fields.map(({ name, max = 0 }) => [name, format.format(max)]),
  )
}
