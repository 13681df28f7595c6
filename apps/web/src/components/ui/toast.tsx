import type { ReactNode } from 'react'

export type ToastTone = 'done' | 'failed'

interface Props {
  tone: ToastTone
  text: string
  children?: ReactNode
}

export function Toast({ tone, text, children }: Props) {
  return (
    <div
      className={`toast flex max-w-[28rem] items-center gap-4 border border-rule border-s-4 bg-raised py-3 ps-5 pe-3 text-fg shadow-lg ${tone === 'done' ? 'border-s-signal' : 'border-s-alert'}`}
    >
      <ToneMark tone={tone} />
      <p className="me-auto">{text}</p>
      {children}
    </div>
  )
}

function ToneMark({ tone }: { tone: ToastTone }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      className={`flex-none ${tone === 'done' ? 'text-accent' : 'text-alert'}`}
      aria-hidden
    >
      <path d={tone === 'done' ? 'm1 9 5 5 9-12' : 'm2 2 12 12M14 2 2 14'} />
    </svg>
  )
}
