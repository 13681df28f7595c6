'use client'

import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { showToast, type ToastMessage } from '@/components/ui/show-toast'

interface Props extends ComponentProps<typeof Button> {
  message: ToastMessage
}

/** A button whose press shows a message. */
export function SayButton({ message, ...rest }: Props) {
  return <Button {...rest} onClick={() => showToast(message)} />
}
