import { describe, expect, it } from 'vitest'
import { fitHeadline } from './fit-headline'

const ROOM = { width: 858, height: 296 }

describe('fitHeadline', () => {
  it.each([
    ['en', 'Boardomatics'],
    ['de', 'Ein Greenscreen-Studio für Stunden oder Tage, mitten in Südflorida'],
    ['de', 'Geschwindigkeitsbegrenzungsüberschreitungsdokumentation im Animatic'],
    ['ar', 'من الستوري بورد إلى اللقطة النهائية: أنيماتيك ثنائي وثلاثي الأبعاد بأسعار معلنة'],
    ['en', 'word '.repeat(200).trim()],
  ] as const)('A headline stays within its area (%s: %s)', async (locale, text) => {
    const { width, height } = await fitHeadline(text, locale, '#000000', ROOM)
    expect(width).toBeLessThanOrEqual(ROOM.width)
    expect(height).toBeLessThanOrEqual(ROOM.height)
  })

  it('Lines have similar lengths, so that no word is alone', async () => {
    const set = await fitHeadline('When the drawings start to act', 'en', '#000000', ROOM)
    expect(set.width).toBeLessThan(600)
  })
})
