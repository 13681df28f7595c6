import { COUNTRY_FACTS } from '@studio/shared/countries'
import type { BlockContext, BlockProps } from '@/lib/block-context'
import { PictureBand } from '@/components/picture-band'
import { messagesFor } from '@/i18n/messages'
import { translator } from '@/i18n/translator'
import { SetOpener } from './set-opener'

/** A finished set with a button that opens the tool. */
export async function VirtualSet({ block, context }: BlockProps<'virtualSet'>) {
  const { heading, intro, buttonLabel, poster, example, backgrounds, people } = block
  if (!poster) return null
  const t = translator(context.locale, 'virtualSet')
  const { virtualSet } = await messagesFor(context.locale)
  return (
    <PictureBand
      id={block.anchor}
      slot="virtual-set"
      picture={poster}
      veil="flex flex-col items-center justify-end gap-3 bg-linear-to-t from-ink/70 to-transparent to-45% p-5 lg:p-9"
      {...{ heading, intro }}
    >
      <SetOpener
        labels={{ open: buttonLabel, loading: t('loading'), failed: t('failed') }}
        messages={{ virtualSet }}
        library={{ backgrounds, people }}
        example={example}
        studioName={context.studioName}
        format={COUNTRY_FACTS[context.country].formats[context.locale]}
        page={pageOf(context)}
      />
    </PictureBand>
  )
}

/** @returns the part of the page's data that a request needs */
function pageOf({ locale, country, contact }: BlockContext) {
  const { phone, phoneHref, email } = contact
  return { locale, country, contact: { phone, phoneHref, email } }
}
