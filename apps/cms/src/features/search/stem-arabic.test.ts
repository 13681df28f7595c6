import { describe, expect, it } from 'vitest'
import { foldedWords } from '../../platform/lib/fold'
import { stemArabic } from './stem-arabic'

describe('words of one stem', () => {
  it.each([
    'المكساج والمكساج مكساج',
    'بكاميرا كاميرا كاميرات كاميرتان كاميرتين بالكاميرا',
    'للحجز الحجز حجز بالحجز نحجز أحجز',
    'المسموحة مسموح',
    'فيلم للفيلم الفيلم فيلما',
    'باقة الباقة باقات والباقات بباقة',
    'سعر سعرها بسعر والسعر',
    'لوحات بلوحات لوحة باللوحة',
    'وظيفة الوظيفة',
    'ملاحظاتي ملاحظات ملاحظة',
  ])('%s', (words) => {
    expect(new Set(foldedWords(words).map(stemArabic)).size).toBe(1)
  })
})

it('keeps “number” and “digital” apart, and leaves other alphabets unchanged', () => {
  expect(stemArabic('رقم')).not.toBe(stemArabic('رقمي'))
  expect(['led', '22', '3d'].map(stemArabic)).toEqual(['led', '22', '3d'])
})
