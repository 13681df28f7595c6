'use client'

import { useEffect, useRef, useState } from 'react'
import { buttonVariants } from './button'
import { TOAST_EVENT, type ToastMessage } from './show-toast'
import { Toast } from './toast'

interface Shown extends ToastMessage {
  id: number
}

/** Long enough to be read twice; a failure stays until it is closed. */
const SHOWN_FOR = 8_000

/** Stands in the page from the start, so that screen readers tell what comes into it. */
export function ToastRegion({ closeLabel }: { closeLabel: string }) {
  const [shown, setShown] = useState<Shown[]>([])
  const region = useRef<HTMLDivElement>(null)
  const close = (id: number) => setShown((all) => all.filter((toast) => toast.id !== id))

  useEffect(() => {
    const add = (event: Event) => {
      const { detail } = event as CustomEvent<ToastMessage>
      setShown((all) => [...all.slice(-2), { ...detail, id: (all.at(-1)?.id ?? 0) + 1 }])
    }
    window.addEventListener(TOAST_EVENT, add)
    return () => window.removeEventListener(TOAST_EVENT, add)
  }, [])

  const oldest = shown.find(({ tone }) => tone === 'done')?.id
  useEffect(() => {
    if (oldest === undefined) return
    const timer = setInterval(() => {
      // Whoever is reading it, or is about to close it, gets as long again.
      if (!region.current?.matches(':hover, :focus-within')) close(oldest)
    }, SHOWN_FOR)
    return () => clearInterval(timer)
  }, [oldest])

  return (
    <div
      ref={region}
      role="status"
      className="fixed start-4 bottom-4 z-(--z-toast) grid gap-3 pe-4"
    >
      {shown.map(({ id, tone, text }) => (
        <Toast key={id} tone={tone} text={text}>
          <button
            type="button"
            className={buttonVariants({ emphasis: 'quiet' })}
            onClick={() => close(id)}
          >
            {closeLabel}
          </button>
        </Toast>
      ))}
    </div>
  )
}
