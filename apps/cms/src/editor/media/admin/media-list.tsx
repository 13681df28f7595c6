'use client'
import { DefaultListView, useListQuery, usePreferences } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { useState } from 'react'
import { z } from 'zod'
import { LibraryFactsProvider } from './library-facts'
import { type Layout, LAYOUTS, MediaFilters } from './media-filters'
import { MediaGrid } from './media-grid'

const preferencesSchema = z.object({
  listPreferences: z.object({ layout: z.enum(LAYOUTS).catch('pictures') }),
})

/** Payload's list with pictures in place of its table, and with filters for files. */
export function MediaList(props: ListViewClientProps) {
  const { collectionSlug, Table, BeforeListTable } = props
  const { data } = useListQuery()
  const { setPreference } = usePreferences()
  const [layout, setLayout] = useState<Layout>(
    () => preferencesSchema.safeParse(props).data?.listPreferences.layout ?? 'pictures',
  )
  const ids = (data?.docs ?? []).map(({ id }: { id: unknown }) => Number(id))

  function choose(next: Layout) {
    setLayout(next)
    void setPreference(`collection-${collectionSlug}`, { layout: next }, true)
  }

  return (
    <LibraryFactsProvider ids={ids}>
      <DefaultListView
        {...props}
        BeforeListTable={
          <>
            {BeforeListTable}
            <MediaFilters layout={layout} onLayout={choose} />
          </>
        }
        Table={layout === 'pictures' ? <MediaGrid /> : Table}
      />
    </LibraryFactsProvider>
  )
}
