'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'

interface Props {
  codes: string[]
  onKept: () => void
}

/** Shows the ten recovery codes once. It replaces the page and receives the focus. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const t = useTranslations('account.twoStep')
  const heading = useRef<HTMLHeadingElement>(null)
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => heading.current?.focus(), [])
  const text = codes.join('\n')
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => undefined,
    )
  return (
    <section className="border-s-4 border-s-signal bg-raised px-6 py-7">
      <h2 ref={heading} tabIndex={-1} className="title-3 outline-none">
        {t('codesTitle')}
      </h2>
      <p className="mt-3 max-w-[34rem]">{t('codesOnce')}</p>
      <ol className="mt-6 grid gap-x-10 gap-y-2 font-mono text-lead sm:grid-cols-2" dir="ltr">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="mt-7 flex flex-wrap gap-x-5 gap-y-3 print:hidden">
        <Button emphasis="secondary" onClick={copy}>
          {isCopied ? t('copied') : t('copy')}
        </Button>
        <Button emphasis="secondary" onClick={() => download(text)}>
          {t('download')}
        </Button>
        <Button emphasis="secondary" onClick={() => print()}>
          {t('print')}
        </Button>
        <Button onClick={onKept}>{t('codesKept')}</Button>
      </div>
      <p role="status" className="sr-only">
        {isCopied && t('copied')}
      </p>
    </section>
  )
}

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }))
  const link = { href: address, download: 'recovery-codes.txt' }
  Object.assign(document.createElement('a'), link).click()
  URL.revokeObjectURL(address)
}
