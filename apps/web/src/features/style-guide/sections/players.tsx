import { readVideoLink } from '@studio/shared/video-link'
import { ClipPlayer } from '@/components/media/clip-player'
import { VideoBehind } from '@/components/embeds/video-facade'
import { translator } from '@/i18n/translator'
import type { SectionProps } from '../guide-context'
import loop from '../pictures/causeway-loop.mp4'
import { Specimen, SpecimenGrid } from '../specimen'
import { Still } from '../still'

/** A video of another publisher, because the studio has no public video on a host. */
const VIDEO = 'https://vimeo.com/76979871'

export function Players({ context }: SectionProps) {
  const t = translator(context.locale, 'styleGuide')
  const media = translator(context.locale, 'media')
  const named = { hasTitle: 'true', title: t('cardTitle') }
  const link = readVideoLink(VIDEO)
  return (
    <SpecimenGrid>
      <Specimen state={t('states.clip')}>
        <div className="relative aspect-video overflow-hidden">
          <Still stage="final" alt={t('alts.final')} />
          <ClipPlayer
            sources={[{ src: loop, type: 'video/mp4' }]}
            focalPoint={{ x: 50, y: 50 }}
            playLabel={media('playClip', named)}
            pauseLabel={media('pauseClip', named)}
          />
        </div>
      </Specimen>
      {link && (
        <Specimen state={t('states.film')}>
          <VideoBehind
            link={link}
            href={VIDEO}
            title={t('cardTitle')}
            className="aspect-video"
            context={context}
          >
            <div className="absolute inset-0">
              <Still stage="previz" alt={t('alts.previz')} />
            </div>
          </VideoBehind>
        </Specimen>
      )}
    </SpecimenGrid>
  )
}
