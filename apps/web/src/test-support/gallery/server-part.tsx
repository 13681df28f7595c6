import { Suspense, use, useState, type ReactNode } from 'react'

/** A component that waits for its content, like the server components of the website. */
export function ServerPart({ make }: { make: () => Promise<ReactNode> }) {
  const [part] = useState(make)
  return (
    <Suspense>
      <Resolved part={part} />
    </Suspense>
  )
}

function Resolved({ part }: { part: Promise<ReactNode> }) {
  return use(part)
}
