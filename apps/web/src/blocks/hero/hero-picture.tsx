import type { Media } from '@studio/shared/contracts/common'
import type { Locale } from '@studio/shared/locales'
import type { PagePath } from '@studio/shared/paths'
import { WRAP_WIDTH, sizesIn } from '@/components/media/frame-sizes'
import { Visual } from '@/components/media/visual'
import { PagePicture } from '@/components/media/view-transitions'
import { FrameMarks } from '@/components/ui/marks'

const FRAMES = [
  { when: '(min-width: 48rem)', width: WRAP_WIDTH, aspect: 21 / 9 },
  { width: WRAP_WIDTH, aspect: 4 / 3 },
]

interface Props {
  media: Media
  locale: Locale
  path: PagePath
}

export function HeroPicture({ media, locale, path }: Props) {
  return (
    <div className="wrap pb-16" data-slot="hero-picture">
      <PagePicture path={path}>
        <div className="relative isolate">
          <Visual
            media={media}
            locale={locale}
            sizes={sizesIn(FRAMES, media)}
            isLead
            className="aspect-[4/3] bg-blue md:aspect-[21/9]"
          />
          <span className="text-white mix-blend-difference">
            <FrameMarks />
          </span>
        </div>
      </PagePicture>
    </div>
  )
}
