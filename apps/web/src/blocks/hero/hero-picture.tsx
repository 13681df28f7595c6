import type { Media } from '@studio/shared/contracts/common'
import type { PagePath } from '@studio/shared/paths'
import { Picture } from '@/components/media/picture'
import { PagePicture } from '@/components/motion/page-picture'
import { FrameMarks } from '@/components/ui/frame-marks'

export function HeroPicture({ media, path }: { media: Media; path: PagePath }) {
  return (
    <div className="wrap pb-16">
      <PagePicture path={path}>
        <div className="relative aspect-[4/3] overflow-hidden bg-blue text-white md:aspect-[21/9]">
          <Picture media={media} sizes="100vw" isLead className="size-full object-cover" />
          <FrameMarks />
        </div>
      </PagePicture>
    </div>
  )
}
