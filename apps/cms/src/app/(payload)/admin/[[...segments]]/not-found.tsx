import config from '@payload-config'
import { NotFoundPage, generatePageMetadata } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { importMap } from '../importMap.js'

interface NotFoundProps {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export function generateMetadata({ params, searchParams }: NotFoundProps): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams })
}

export default function AdminNotFound({ params, searchParams }: NotFoundProps) {
  return NotFoundPage({ config, params, searchParams, importMap })
}
