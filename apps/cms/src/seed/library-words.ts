import type { Locale } from '@studio/shared/locales'
import { z } from 'zod'

export const textsSchema = z.object({ en: z.string(), ar: z.string(), de: z.string() })

type Texts = Record<Locale, string>

const STAGE_NAMES: Record<string, Texts> = {
  board: { en: 'Pencil storyboard', ar: 'ستوري بورد بقلم الرصاص', de: 'Storyboard in Bleistift' },
  animatic: { en: '2D animatic', ar: 'أنيماتيك ثنائي الأبعاد', de: '2D-Animatic' },
  previz: {
    en: '3D previz in clay',
    ar: 'تصوّر مسبق ثلاثي الأبعاد بنموذج رمادي',
    de: '3D-Previz in Clay',
  },
  'previz-wire': {
    en: '3D previz with its wires',
    ar: 'تصوّر مسبق ثلاثي الأبعاد بخطوط الشبكة',
    de: '3D-Previz mit Drahtgitter',
  },
  photomatic: { en: 'Photomatic', ar: 'فوتوماتيك', de: 'Photomatic' },
  hybrid: { en: 'Hybrid animatic', ar: 'أنيماتيك هجين', de: 'Hybrid-Animatic' },
  sphere: { en: '360° picture', ar: 'صورة بزاوية ٣٦٠°', de: '360°-Bild' },
}

/** Adds the name of the stage to a caption, except for the final stage. */
export function described(texts: Texts, stage: string): Texts {
  const name = STAGE_NAMES[stage]
  if (!name) return texts
  return {
    en: `${name.en}: ${texts.en}`,
    ar: `${name.ar}: ${texts.ar}`,
    de: `${name.de}: ${texts.de}`,
  }
}
