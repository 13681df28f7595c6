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

/** Loads the allowed services once the page is idle, and after each choice of the visitor. */
export function ThirdPartyGate({ services, country }: Props) {
  useEffect(() => {
    const pass = () => {
      const isOpen = (['statistics', 'marketing', 'chat'] as const).some((kind) =>
        mayLoad(kind, country),
      )
      if (!isOpen) return
      void import('./load-services').then(
        ({ loadServices }) => loadServices(services, country),
        // Failures are ignored, because the page works without the services.
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
