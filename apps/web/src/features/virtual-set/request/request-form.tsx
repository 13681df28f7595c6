import { publicPath } from '@studio/shared/paths'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { attemptKeys } from '@/features/forms/controller/attempt-key'
import { definitionOf } from '@/features/forms/definitions'
import { HoneypotField } from '@/features/forms/honeypot-field'
import { pictureFiles } from './picture-files'
import { RequestField } from './request-field'
import type { AskForSetProps } from './types'

const FORM = 'setRequest'

/**
 * The unsent text and its attempt keys. They outlive the dialog, which may be closed while the set
 * is edited or a response is pending.
 */
let unsent = nothingWritten()

function nothingWritten() {
  return { words: {} as Record<string, string>, keyOf: attemptKeys() }
}

type Props = Omit<AskForSetProps, 'onClose'>

/** The request's form. Its fields are handled like those of other forms. */
export function RequestForm({ scene, picture, ownPictures, page }: Props) {
  const t = useTranslations('forms')
  const ui = useTranslations('ui')
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const send = useRef<() => void>(undefined)
  const [controller, setController] = useState<ReactNode>(null)
  const isSent = useRef(false)
  const latest = useRef({ picture, ownPictures })
  useEffect(() => {
    latest.current = { picture, ownPictures }
  })
  const { locale, contact, country } = page
  useEffect(() => {
    let isWanted = true
    void import('@/features/forms/controller/open-controller')
      .then(({ openController }) =>
        openController({
          ...{ form: FORM, locale, contact, element: element.current },
          onReady: (ready) => {
            send.current = ready
          },
          attach: () => pictureFiles(latest.current),
          keyOf: unsent.keyOf,
          onDone: () => {
            isSent.current = true
            // Closing the dialog by script returns the focus to its opener.
            element.current?.closest('dialog')?.close()
          },
        }),
      )
      .then((parts) => {
        if (isWanted) setController(parts)
      })
    return () => {
      isWanted = false
    }
  }, [locale, contact])

  useEffect(() => {
    const { current: form } = element
    return () => {
      if (isSent.current) unsent = nothingWritten()
      else if (form) unsent.words = textsOf(form)
    }
  }, [])
  return (
    <>
      <form
        ref={element}
        noValidate
        aria-label={t(`names.${FORM}`)}
        className="site-form"
        onSubmit={(event) => {
          event.preventDefault()
          send.current?.()
        }}
      >
        <input type="hidden" name="country" value={country} />
        <input type="hidden" name="set" value={JSON.stringify(scene)} />
        <HoneypotField id={id} label={t('trap')} />
        {definitionOf(FORM).fields.map((field) => (
          <RequestField
            key={field.name}
            id={`${id}-${field.name}`}
            field={field}
            label={t(`fields.${field.word}`)}
            optionalWord={ui('optional')}
            value={unsent.words[field.name]}
          />
        ))}
        <div className="form-foot">
          <Button type="submit" aria-disabled={!controller}>
            <span className="form-rest">{t(`send.${FORM}`)}</span>
            <span className="form-busy">
              {t('sending')}
              <span className="drawing" aria-hidden />
            </span>
          </Button>
          <p className="max-w-[34rem] text-small text-pencil">
            {t(`purposes.${FORM}`)}{' '}
            {t.rich('privacy', {
              link: (text) => (
                // The link opens in a new tab, so that the set stays open.
                <a
                  href={publicPath(locale, 'privacy-policy')}
                  target="_blank"
                  className="underline hover:text-accent"
                >
                  {text}
                </a>
              ),
            })}
          </p>
        </div>
        <div className="sm:col-span-2" role="status">
          <div data-form-news tabIndex={-1} className="outline-none" />
        </div>
      </form>
      {controller}
    </>
  )
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  const data = new FormData(form)
  return Object.fromEntries(
    definitionOf(FORM).fields.flatMap(({ name }) => {
      const text = data.get(name)
      return typeof text === 'string' ? [[name, text]] : []
    }),
  )
}
