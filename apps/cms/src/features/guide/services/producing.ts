import type { Locale } from '@studio/shared/locales'
import { foldedWords } from '../../../platform/lib/fold'

/** Words with which people ask whether the studio makes something. */
const PRODUCING: Record<Locale, ReadonlySet<string>> = {
  en: folded(
    'make makes making produce produces create creates creating film films video videos movie movies clip clips animate production company start begin started project job',
  ),
  de: folded(
    'erstellen erstellt erstellst produzieren produziert produzierst drehen dreht film filme filmen video videos clip clips produktion anfertigen anfangen starten projekt loslegen',
  ),
  ar: folded(
    'تصنعون تصنع تنتجون تنتج إنتاج فيديو فيديوهات فيلم فيلما أفلام مقطع تصورون عمل خدمة بدء لبدء للبدء نبدأ البدء مشروع المشروع',
  ),
}

export function isProducing(locale: Locale, word: string): boolean {
  return PRODUCING[locale].has(word)
}

function folded(words: string): ReadonlySet<string> {
  return new Set(foldedWords(words))
}
