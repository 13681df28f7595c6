'use client'

import dynamic from 'next/dynamic'
import type { ComponentProps } from 'react'

const GuestRoom = dynamic(() => import('./guest-room'), { ssr: false })

export function GuestRoomLoader(props: ComponentProps<typeof GuestRoom>) {
  return (
    <div className="min-h-dvh bg-ink">
      <GuestRoom {...props} />
    </div>
  )
}
