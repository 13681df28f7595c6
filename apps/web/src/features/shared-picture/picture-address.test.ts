import { describe, expect, it } from 'vitest'
import type { Address } from '@/lib/address'
import { pictureAddress, readPictureAddress } from './picture-address'
import type { PicturePlan } from './picture-plan'

const SECRET = 'a-secret-that-is-long-enough-for-this'

const plan: PicturePlan = {
  locale: 'de',
  studioName: 'Studio',
  label: '2D-Animatics',
  headline: 'Wenn die Zeichnung zu spielen beginnt',
  detail: null,
  surface: 'ink',
  lead: { src: '/media/a/b.webp', focalPoint: { x: 50, y: 50 } },
}

const page: Address = { country: 'us', locale: 'de', path: '2d-animatics' }
const home: Address = { country: 'uk', locale: 'en', path: '' }

function segmentsOf(pathname: string): string[] {
  return pathname.replace('/media/shared/', '').split('/')
}

describe('the address of a shared picture', () => {
  it.each([page, home])('It is read back to its page: %o', (address) => {
    const pathname = pictureAddress(plan, address, SECRET)
    const asked = readPictureAddress(segmentsOf(pathname), SECRET)
    expect(asked).toEqual({ address, pathname })
  })

  it.each<[string, Partial<PicturePlan>]>([
    ['headline', { headline: 'Wenn die Figur zu spielen beginnt' }],
    ['label', { label: 'Zeichentrick' }],
    ['price', { detail: 'ab 5.500 $' }],
    ['picture', { lead: { src: '/media/c/b.webp', focalPoint: { x: 50, y: 50 } } }],
    ['focal point', { lead: { src: '/media/a/b.webp', focalPoint: { x: 20, y: 50 } } }],
  ])('It differs with another %s', (_, change) => {
    const before = pictureAddress(plan, page, SECRET)
    expect(pictureAddress(plan, page, SECRET)).toBe(before)
    expect(pictureAddress({ ...plan, ...change }, page, SECRET)).not.toBe(before)
  })
})

describe('other addresses', () => {
  const [version = ''] = segmentsOf(pictureAddress(plan, page, SECRET))
  const [digest = '', signature = ''] = version.split('-')

  it.each<[string, string[]]>([
    ['another page', [version, 'us', 'de', 'pricing.jpg']],
    ['another language', [version, 'us', 'en', '2d-animatics.jpg']],
    ['another country', [version, 'gr', 'de', '2d-animatics.jpg']],
    ['another digest', [`${'0'.repeat(12)}-${signature}`, 'us', 'de', '2d-animatics.jpg']],
    ['another signature', [`${digest}-${'0'.repeat(24)}`, 'us', 'de', '2d-animatics.jpg']],
    ['another kind of file', [version, 'us', 'de', '2d-animatics.png']],
    ['no file', [version, 'us', 'de']],
    ['no version', ['us', 'de', '2d-animatics.jpg']],
    ['a way out', [version, 'us', 'de', '..', '2d-animatics.jpg']],
    ['an unknown country', [version, 'fr', 'de', '2d-animatics.jpg']],
  ])('They are refused: %s', (_, segments) => {
    expect(readPictureAddress(segments, SECRET)).toBeNull()
  })

  it('They are refused with another secret’s signature', () => {
    const segments = segmentsOf(pictureAddress(plan, page, SECRET))
    expect(readPictureAddress(segments, `${SECRET}-other`)).toBeNull()
  })
})
