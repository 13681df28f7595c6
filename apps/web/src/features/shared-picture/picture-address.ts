import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { isPagePath } from '@studio/shared/paths'
import { isCountry } from '@studio/shared/countries'
import { isLocale } from '@studio/shared/locales'
import { type Address, readAddress } from '@/lib/address'
import type { PicturePlan } from './picture-plan'

/** A number that is increased when the drawing changes, so that older pictures are replaced. */
const EDITION = 1

const VERSION = /^[0-9a-f]{12}-[0-9a-f]{24}$/
const FILE = /^(.+)\.jpg$/

/**
 * @returns an address such as `/media/shared/<version>/us/de/2d-animatics.jpg`. The version
 * contains a digest of the picture's content and a signature. Without a valid signature the page is
 * not looked up
 */
export function pictureAddress(plan: PicturePlan, address: Address, secret: string): string {
  const { country, locale, path } = address
  return `/media/shared/${version(plan, address, secret)}/${country}/${locale}/${path || 'home'}.jpg`
}

interface AskedPicture {
  address: Address
  /** The whole pathname, which is compared with the picture's present address. */
  pathname: string
}

/** @returns null for every address without a valid signature */
export function readPictureAddress(segments: string[], secret: string): AskedPicture | null {
  const [asked = '', country = '', locale = '', ...rest] = segments
  const path = FILE.exec(rest.join('/'))?.[1]
  if (!VERSION.test(asked) || !isCountry(country) || !isLocale(locale) || !path) return null
  if (!isPagePath(path)) return null
  const address = readAddress({ country, locale, path: path.split('/') })
  const [digest = '', given = ''] = asked.split('-')
  const isOurs = timingSafeEqual(Buffer.from(given), Buffer.from(sign(digest, address, secret)))
  return isOurs ? { address, pathname: `/media/shared/${segments.join('/')}` } : null
}

function version(plan: PicturePlan, address: Address, secret: string): string {
  const shown = JSON.stringify([EDITION, plan])
  const digest = createHash('sha256').update(shown).digest('hex').slice(0, 12)
  return `${digest}-${sign(digest, address, secret)}`
}

function sign(digest: string, { country, locale, path }: Address, secret: string): string {
  const signed = ['shared-picture', digest, country, locale, path].join('\n')
  return createHmac('sha256', secret).update(signed).digest('hex').slice(0, 24)
}
