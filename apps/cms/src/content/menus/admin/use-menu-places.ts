import { useConfig } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import type { MenuPlace } from '../entry/menu-places'

const placesSchema = z.object({
  places: z.array(
    z.object({
      key: z.string(),
      part: z.enum(['megaItems', 'dropdownItems', 'footerGroups']),
      names: z.array(z.string()),
      pages: z.array(z.number()),
      isFull: z.boolean(),
    }),
  ),
}) satisfies z.ZodType<{ places: MenuPlace[] }>

/** The columns of the menus with their names in a language. `places` is null until they are read. */
export function useMenuPlaces(locale: string) {
  const { config } = useConfig()
  const { api } = config.routes
  const [places, setPlaces] = useState<MenuPlace[] | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const read = useCallback(() => {
    fetch(`${api}/menus/places?locale=${locale}`, { credentials: 'include' })
      .then(async (answer) => {
        setPlaces(placesSchema.parse(await answer.json()).places)
        setHasFailed(false)
      })
      .catch(() => setHasFailed(true))
  }, [api, locale])
  useEffect(read, [read])
  return { places, hasFailed, read }
}
