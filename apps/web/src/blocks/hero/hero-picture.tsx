import type { Media } from '@studio/shared/contracts/common'
import { Picture } from '@/components/media/picture'
import { FrameMarks } from '@/components/ui/frame-marks'

export function HeroPicture({ media }: { media: Media }) {
  return (
    <div className="wrap pb-16">
      <div className="relative aspect-[4/3] overflow-hidden bg-blue text-white md:aspect-[21/9]">
        <Picture media={media} sizes="100vw" isLead className="size-full object-cover" />
        <FrameMarks />
      </div>
    </div>
  )
}
