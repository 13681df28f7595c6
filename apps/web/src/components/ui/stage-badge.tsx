import type { ReactNode } from 'react'

export const STAGES = ['board', 'animatic', 'previz', 'final'] as const

export type Stage = (typeof STAGES)[number]

/** Line styles from dotted to solid, in the order of production. */
const LINES = {
  board: 'border-dotted border-fg/70',
  animatic: 'border-dashed border-fg/70',
  previz: 'border-solid border-fg/70',
  final: 'border-solid border-signal',
} as const satisfies Record<Stage, string>

export function StageBadge({ stage, children }: { stage: Stage; children: ReactNode }) {
  return <span className={`slate inline-block border-t-3 pt-1 ${LINES[stage]}`}>{children}</span>
}
