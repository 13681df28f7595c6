import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import './reference.css'

export const metadata: Metadata = {
  title: 'API reference · Studio',
  robots: { index: false, follow: false },
}

export default function ReferenceLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" dir="ltr">
      <body>{children}</body>
    </html>
  )
}
