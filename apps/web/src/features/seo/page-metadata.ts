import type { Metadata } from 'next'
import type { ResolvedPath } from '@studio/shared/contracts/page'
import { READ_AT_META } from '@studio/shared/contracts/publish'

export function pageMetadata(view: ResolvedPath, _shell?: unknown, _address?: unknown): Metadata {
  return { title: view.kind === 'page' ? view.seo.title : '404', other: { [READ_AT_META]: String(view.readAt) } }
}
