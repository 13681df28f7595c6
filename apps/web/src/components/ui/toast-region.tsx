'use client'

import { useEffect, useRef, useState } from 'react'
import { buttonVariants } from './button'
import { TOAST_EVENT, type ToastMessage } from './show-toast'
import { Toast } from './toast'

interface Shown extends ToastMessage {
  id: number
}

/**
 * Milliseconds for which a toast is shown, which is enough to read it twice. An error stays until
 * it is closed.
 */
const TOAST_MS = 8_000

/**
 * The region exists from the start, because screen readers announce only what is added to an
 * existing one.
 */
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
      // A toast that has the pointer or the focus on it stays for another interval.
      if (!region.current?.matches(':hover, :focus-within')) close(oldest)
    }, TOAST_MS)
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
