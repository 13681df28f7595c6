import type { ReactNode } from 'react'
import type { ShellView } from '@studio/shared/contracts/shell'
import type { Address } from '@/features/routing/address'

interface Props {
  shell: ShellView
  address: Address
  headerTheme: 'light' | 'dark'
  children: ReactNode
}

export function SiteFrame({ shell, children }: Props) {
  return (
    <>
      <header>{shell.studioName}</header>
      {children}
    </>
  )
}
