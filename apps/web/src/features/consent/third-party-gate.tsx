'use client'

import { useEffect } from 'react'
import type { ThirdParties } from '@studio/shared/contracts/layout-data'
import type { Country } from '@studio/shared/countries'
import { mayLoad } from '@/lib/may-load'
import { onChoice } from '@/lib/stored-consent'
import { onIdle } from '@/lib/on-idle'

interface Props {
  services: ThirdParties
  country: Country
}

/** Once the page is quiet, and again when the visitor answers; never before it may. */
export function ThirdPartyGate({ services, country }: Props) {
  useEffect(() => {
    const pass = () => {
      const isOpen = (['statistics', 'marketing', 'chat'] as const).some((kind) =>
        mayLoad(kind, country),
      )
      if (!isOpen) return
      void import('./load-services').then(
        ({ loadServices }) => loadServices(services, country),
        // The page does without them.
        () => undefined,
      )
    }
    const stopWaiting = onIdle(pass)
    const stopListening = onChoice(pass)
    return () => {
      stopWaiting()
      stopListening()
    }
  }, [services, country])
  return null
}
