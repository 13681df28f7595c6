'use client'

import { useState, type ReactNode } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { ProviderButtons, type ProviderProps } from './provider-buttons'

interface Props extends ProviderProps {
  adult: ReactNode
  terms: ReactNode
  mustAccept: string
}

const POINTS = ['adult', 'terms'] as const

/**
 * The registration through a provider, which supplies the name and the email address. The form asks
 * for the two consents.
 */
export function ProviderRegistration({ mustAccept, ...props }: Props) {
  const [ticked, setTicked] = useState({ adult: false, terms: false })
  const [isPressed, setIsPressed] = useState(false)
  const confirm = () => {
    setIsPressed(true)
    const missing = POINTS.find((point) => !ticked[point])
    if (missing) document.getElementById(`provider-${missing}`)?.focus()
    return !missing
  }
  return (
    <ProviderButtons {...props} confirm={confirm}>
      <div className="grid gap-1">
        {POINTS.map((point) => (
          <Checkbox
            key={point}
            id={`provider-${point}`}
            label={props[point]}
            checked={ticked[point]}
            onChange={({ target }) => setTicked({ ...ticked, [point]: target.checked })}
            {...(isPressed && !ticked[point] ? { error: mustAccept } : {})}
          />
        ))}
      </div>
    </ProviderButtons>
  )
}
