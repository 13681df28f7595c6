'use client'

import { useApproval } from './approval-context'

/** A sentence with a link to the terms in a new tab, so that the form keeps its content. */
export function TermsText({ text }: { text: string }) {
  const { termsHref } = useApproval()
  const [before, link, after] = text.split(/<\/?terms>/)
  return (
    <>
      {before}
      <a href={termsHref} target="_blank" className="font-semibold text-accent">
        {link}
      </a>
      {after}
    </>
  )
}
