import type { Locale } from '@studio/shared/locales'
import type { StaticImageData } from 'next/image'
import { getTranslations } from 'next-intl/server'
import { FrameMarks } from '@/components/ui/frame-marks'
import boardFile from './shot-board.svg'
import finalFile from './shot-final.svg'

const board = boardFile as StaticImageData
const final = finalFile as StaticImageData

/** The same shot twice in register: what was drawn and what it became. */
export async function Shot({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'shell' })
  const layer = 'absolute inset-0 size-full object-cover'
  return (
    <figure
      className="shot relative aspect-[4/3] overflow-hidden bg-paper md:aspect-[24/10]"
      role="img"
      aria-label={t('picture')}
    >
      {/* eslint-disable-next-line @next/next/no-img-element -- a drawing has no sizes */}
      <img
        className={layer}
        src={board.src}
        alt=""
        width={1600}
        height={680}
        fetchPriority="high"
      />
      {/* eslint-disable-next-line @next/next/no-img-element -- a drawing has no sizes */}
      <img className={`${layer} shot-final`} src={final.src} alt="" width={1600} height={680} />
      <span className="shot-edge absolute inset-y-0 w-[3px] bg-signal" />
      <span className="slate absolute start-11 top-4 bg-paper px-2 text-ink">{t('board')}</span>
      <span className="slate absolute end-11 top-4 bg-ink px-2 text-paper">{t('final')}</span>
      <span className="text-white mix-blend-difference">
        <FrameMarks />
      </span>
    </figure>
  )
}
