'use client'

import dynamic from 'next/dynamic'
import type { ComponentProps } from 'react'

const MemberRoom = dynamic(() => import('./member-room'), { ssr: false })

/** The room is rendered on the client only, because films and drawings need scripts. */
export function RoomLoader(props: ComponentProps<typeof MemberRoom>) {
  return (
    <div className="min-h-dvh bg-ink">
      <MemberRoom {...props} />
    </div>
  )
}
