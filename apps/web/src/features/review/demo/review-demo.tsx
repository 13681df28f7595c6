import { inquiryLink } from '@studio/shared/inquiry/inquiry-link'
import { publicPath } from '@studio/shared/paths'
import { pathOf } from '@studio/shared/routes/manifest'
import type { BlockProps } from '@/lib/block-context'
import { PictureBand } from '@/components/picture-band'
import { messagesFor } from '@/i18n/messages'
import { translator } from '@/i18n/translator'
import { dateFormat } from '@/lib/date-text'
import { DemoOpener } from './demo-opener'

/** A still of the shot with a button that opens the review room. */
export async function ReviewDemo({ block, context }: BlockProps<'reviewDemo'>) {
  const { heading, intro, buttonLabel, shot, versions } = block
  const poster = versions.at(-1)?.media
  if (!poster) return null
  const { locale } = context
  const { review } = await messagesFor(locale)
  const t = translator(locale, 'review')
  const stages = translator(locale, 'stages')
  return (
    <PictureBand
      id={block.anchor}
      slot="review-demo"
      picture={poster}
      veil="grid place-items-center bg-ink/25"
      {...{ heading, intro }}
    >
      <DemoOpener
        labels={{
          open: buttonLabel,
          loading: t('room.loading'),
          failed: t('room.failed'),
          start: t('demo.start'),
        }}
        locale={locale}
        messages={{ review }}
        shot={shot}
        versions={versions.map(({ stage, media }) => ({
          stage,
          media,
          name: stages(`names.${stage}`),
        }))}
        anchor={block.anchor}
        links={{
          contact: publicPath(locale, 'contact'),
          start: inquiryLink(publicPath(locale, pathOf('contact')), 'review-room'),
          terms: publicPath(locale, pathOf('terms')),
        }}
        format={dateFormat(context)}
      />
    </PictureBand>
  )
}
