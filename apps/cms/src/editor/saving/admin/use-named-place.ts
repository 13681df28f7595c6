'use client'
import { useDocumentInfo, useForm, useFormInitializing } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { pathOfPlace } from '../../documents/path-of-place'
import { goToField, goToPriceRow } from '../../documents/admin/go-to-field'
import { PLACE_PARAMETER } from '../../documents/place-parameter'

/**
 * Shows and focuses the field that the page's URL names, for example a text that was found by a
 * search.
 */
export function useNamedPlace(): void {
  const isInitializing = useFormInitializing()
  const { collectionSlug } = useDocumentInfo()
  const { getFields } = useForm()
  const place = useSearchParams().get(PLACE_PARAMETER)
  useEffect(() => {
    if (isInitializing || place === null) return
    const fields = getFields()
    const path = pathOfPlace(place, (at) => fields[at]?.rows?.map(({ id }) => id) ?? null)
    if (path === null) return
    const [isRow, row, field] = /^items\.(\d+)(?:\.(\w+))?$/.exec(path) ?? []
    if (collectionSlug === 'price-groups' && isRow) void goToPriceRow(Number(row), field)
    else void goToField(path)
  }, [isInitializing, place, collectionSlug, getFields])
}
