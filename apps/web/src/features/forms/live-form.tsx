'use client'

import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react'
import type { Locale } from '@studio/shared/locales'
import { chooseTopic, followTopic } from './choose-topic'
import type { FormName } from './definitions'
import { keepTyped } from './keep-typed'
import type { FallbackContact } from './types'

interface Props {
  id: string
  form: FormName
  locale: Locale
  contact: FallbackContact
  /** The address that the form is sent to without scripts. */
  action: string
  takesFile: boolean
  /** Name of the draft in the tab's storage. */
  draftName?: string | undefined
  className: string
  label: string
  children: ReactNode
}

/**
 * A form that also works without scripts. Validation, sending and messages are loaded when it is
 * first touched. If that fails, the browser submits the form.
 */
export function LiveForm({
  form,
  locale,
  contact,
  action,
  takesFile,
  draftName,
  label,
  ...rest
}: Props) {
  const element = useRef<HTMLFormElement>(null)
  const controller = useRef<Promise<() => void>>(null)
  const [parts, setParts] = useState<ReactNode>(null)

  const load = (): Promise<() => void> => {
    controller.current ??= new Promise((onReady, onFailure) => {
      import('./controller/open-controller')
        .then(({ openController }) =>
          openController({ form, locale, contact, element: element.current, onReady }),
        )
        .then(setParts, (reason: unknown) => {
          controller.current = null
          onFailure(reason instanceof Error ? reason : new Error(String(reason)))
        })
    })
    return controller.current
  }
  const prepare = () => void load().catch(() => undefined)
  const takeOver = useEffectEvent(() => {
    const { current } = element
    if (!current) return
    // The site's own messages replace the browser's once they are loaded.
    current.noValidate = true
    // The field already had the focus before hydration.
    if (current.contains(document.activeElement)) prepare()
  })
  useEffect(() => takeOver(), [])
  useEffect(() => {
    const { current } = element
    if (!current) return
    const ends = [
      draftName ? keepTyped(draftName, current, current) : null,
      form === 'contact' ? followTopic(current) : null,
    ]
    if (form === 'contact') chooseTopic(current)
    return () => ends.forEach((end) => end?.())
  }, [form, draftName])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = event.currentTarget
    void load().then(
      (send) => send(),
      () => sent.submit(),
    )
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears its fields get the focus, and its button pressed */}
      <form
        ref={element}
        method="post"
        action={action}
        encType={takesFile ? 'multipart/form-data' : undefined}
        aria-label={label}
        data-form={form}
        onFocus={prepare}
        onMouseDown={keepFocus}
        onSubmit={submit}
        {...rest}
      />
      {parts}
    </>
  )
}

/**
 * Keeps the focus in the field while the button is pressed. Otherwise the field would be checked when
 * it loses the focus, its error line would move the button away, and the click would miss it.
 */
function keepFocus(event: MouseEvent<HTMLFormElement>): void {
  const { target } = event
  if (target instanceof Element && target.closest('[type="submit"]')) event.preventDefault()
}
