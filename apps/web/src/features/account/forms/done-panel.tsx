'use client'

import { useEffect, useRef, type ReactNode } from 'react'

interface Props {
  title: string
  text: string
  children?: ReactNode
}

/** A message that replaces the form and receives its focus. */
export function DonePanel({ title, text, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="border-s-4 border-s-signal bg-raised px-6 py-7">
      <h2 ref={heading} tabIndex={-1} className="title-3 outline-none">
        {title}
      </h2>
      <p className="mt-3 max-w-[34rem]">{text}</p>
      {children && (
        <div className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-3">{children}</div>
      )}
    </div>
  )
}
