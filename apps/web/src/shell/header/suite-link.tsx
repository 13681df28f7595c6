'use client'

import type { ReactNode } from 'react'
import { PageLink } from '@/components/ui/page-link'
import { useMember } from '@/features/account/use-member'

interface Props {
  href: string
  portal: string
  className?: string | undefined
  isHere: boolean
  children: ReactNode
}

/** A link to the page about the review room. For members it leads to their projects. */
export function SuiteLink({ href, portal, className, isHere, children }: Props) {
  if (useMember() === 'nobody') {
    return (
      <PageLink href={href} className={className} aria-current={isHere ? 'page' : undefined}>
        {children}
      </PageLink>
    )
  }
  return (
    <a href={portal} className={className}>
      {children}
    </a>
  )
}
