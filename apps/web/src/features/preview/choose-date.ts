import 'server-only'
import { COUNTRY_QUERY, DEFAULT_COUNTRY, isCountry } from '@studio/shared/countries'
import { publicPath, readPublicPath } from '@studio/shared/paths'
import { readWallTime, wallTimeSchema, zoneSchema } from '@studio/shared/wall-time'
import { z } from 'zod'
import { readBody } from '@/lib/http'
import { movePlan } from './preview-cookie'

const MAX_BODY = 4096

const formSchema = z.object({ wallTime: wallTimeSchema, zone: zoneSchema })

/**
 * Shows the planned site at the chosen time. Redirects to the same page, also for an invalid time.
 * A time that does not exist or exists twice because of daylight saving is read as its first
 * instant.
 */
export async function chooseDate(request: Request): Promise<Response> {
  const form = new URLSearchParams((await readBody(request, MAX_BODY)) ?? '')
  const asked = formSchema.safeParse(Object.fromEntries(form)).data
  if (asked) {
    const reading = readWallTime(asked.wallTime, asked.zone)
    const instant = reading.kind === 'exact' ? reading.instant : reading.instants[0]
    await movePlan(Date.parse(instant.at))
  }
  const { locale, path } = readPublicPath(form.get('from') ?? '')
  const wanted = form.get('country')
  const country = isCountry(wanted) ? wanted : DEFAULT_COUNTRY
  const target = publicPath(locale, path.split('/').map(encodeURIComponent).join('/'))
  return new Response(null, {
    status: 303,
    headers: { 'Cache-Control': 'no-store', Location: `${target}?${COUNTRY_QUERY}=${country}` },
  })
}
