import type { CategorySubject } from '@studio/shared/contracts/subjects/videos'
import { translator } from '@/i18n/translator'
import type { BlockContext } from '@/lib/block-context'
import { WRAP_WIDTH, sizesIn } from '@/components/media/frame-sizes'
import { Visual } from '@/components/visual'
import { PagePicture } from '@/components/media/view-transitions'
import { TextLink } from '@/components/ui/text-link'
import { hyphenate } from '@/lib/hyphenate'

const FRAMES = [
  { when: '(min-width: 48rem)', width: WRAP_WIDTH, aspect: 21 / 9 },
  { width: WRAP_WIDTH, aspect: 16 / 9 },
]

/** The `sizes` of a film with sound, which is shown whole and never higher than the screen. */
const FILM_SIZES = `min(${WRAP_WIDTH}, 124svh)`

interface Props {
  subject: CategorySubject
  title: string
  context: BlockContext
}

export function CategoryHead({ subject, title, context }: Props) {
  const { locale, headerTheme, path } = context
  const t = translator(locale, 'works')
  const { lead, leadVideo } = subject
  return (
    <section className={headerTheme === 'dark' ? 'on-ink' : 'on-paper'} data-slot="category-head">
      <div className="wrap grid items-end gap-x-12 gap-y-6 pt-10 pb-10 md:pt-14 lg:grid-cols-12">
        <h1 className="title-1 lg:col-span-7">{hyphenate(title, context.locale)}</h1>
        {lead && <p className="lead max-w-[34rem] lg:col-span-5">{lead}</p>}
      </div>
      {leadVideo && (
        <div className="wrap pb-10">
          <PagePicture path={path}>
            <div>
              <Visual
                media={leadVideo.media}
                locale={locale}
                {...(leadVideo.media.clip?.sound
                  ? { sizes: FILM_SIZES, className: 'aspect-video w-full max-w-[124svh] bg-blue' }
                  : {
                      sizes: sizesIn(FRAMES, leadVideo.media),
                      className: 'aspect-video bg-blue md:aspect-[21/9]',
                    })}
                isLead
              />
            </div>
          </PagePicture>
          <p className="mt-3">
            <TextLink kind="onward" href={leadVideo.href}>
              {t('watch', { title: leadVideo.title })}
            </TextLink>
          </p>
        </div>
      )}
    </section>
  )
}
