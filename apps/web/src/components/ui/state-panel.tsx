import type { ReactNode } from 'react'
import { FrameMarks } from './marks'

interface Props {
  kind: 'empty' | 'error'
  title: string
  text: string
  slate?: string
  children: ReactNode
}

const FRAMES = {
  empty: 'bg-blue text-ink',
  error: 'border-4 border-dashed border-alert text-alert',
} as const

export function StatePanel({ kind, title, text, slate, children }: Props) {
  return (
    <div>
      <div className={`relative mb-6 aspect-[12/5] max-w-[20rem] ${FRAMES[kind]}`}>
        <FrameMarks />
        {slate && <span className="slate absolute inset-0 grid place-content-center">{slate}</span>}
      </div>
      <h3 className="title-3">{title}</h3>
      <p className="mt-3 mb-6 max-w-[30rem] text-pencil">{text}</p>
      {children}
    </div>
  )
}
