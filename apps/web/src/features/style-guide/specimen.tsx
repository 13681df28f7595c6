import type { ReactNode } from 'react'

/** A component in one state, with the name of that state. */
export function Specimen({ state, children }: { state: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 grid-cols-1 grid-rows-[auto_1fr]">
      <p className="slate mb-3 text-pencil">{state}</p>
      <div>{children}</div>
    </div>
  )
}

export function SpecimenRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-start gap-x-8 gap-y-6">{children}</div>
}

export function SpecimenGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-8 sm:grid-cols-2">{children}</div>
}

/** A token's name as in the style sheet. It is never mirrored, translated or hyphenated. */
export function TokenName({ children }: { children: string }) {
  return (
    <span className="block">
      <code lang="en" dir="ltr" className="slate whitespace-nowrap text-pencil">
        {children}
      </code>
    </span>
  )
}
