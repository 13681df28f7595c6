import { GUIDE_PLACE } from '@studio/shared/dialog-links'
import { inquiryLink } from '@studio/shared/inquiry/inquiry-link'
import { topicOfPage } from '@studio/shared/inquiry/topics'
import { publicPath } from '@studio/shared/paths'
import type { BlockProps } from '@/lib/block-context'
import { sizesIn, WRAP_WIDTH } from '@/components/media/frame-sizes'
import { Picture } from '@/components/media/picture'
import { buttonVariants } from '@/components/ui/button'
import { FrameMarks } from '@/components/ui/marks'
import { SiteForm } from '@/features/forms/site-form'
import { messagesFor } from '@/i18n/messages'
import { GuideOpener } from './guide-opener'

const FRAMES = [
  { when: '(min-width: 64rem)', width: `(${WRAP_WIDTH}) * 0.6`, aspect: 16 / 9 },
  { width: WRAP_WIDTH, aspect: 16 / 9 },
]

const PORTRAIT = [{ width: '4rem', aspect: 1 }]

/** The guide: a section of the page, or a small button in the corner of the screen. */
export async function GuideBlock({ block, context }: BlockProps<'guide'>) {
  const { heading, intro, layout, buttonLabel, suggestions, moods } = block
  const { country, locale, contact, path } = context
  const poster = moods.idle
  if (!poster) return null
  const { guide, prices, ui } = await messagesFor(locale)
  const from = publicPath(locale, path)
  const formId = `guide-${block.id}`
  const opener = (className: string, portrait?: boolean) => (
    <GuideOpener
      label={buttonLabel}
      className={className}
      {...(portrait ? { failureClass: CORNER_FAILURE } : {})}
      portrait={
        portrait && (
          <Picture
            media={poster}
            sizes={sizesIn(PORTRAIT, poster)}
            className="size-full scale-150 object-cover"
          />
        )
      }
      page={{
        ...{ country, locale, moods, suggestions, formId },
        messages: { guide, prices },
        closeLabel: ui.close,
      }}
      form={
        <SiteForm
          {...{ form: 'inquiry', country, locale, contact, from }}
          id={formId}
          hidden={{ page: from }}
        />
      }
    />
  )
  const contactLink = (
    <noscript>
      <a
        href={inquiryLink(publicPath(locale, 'contact'), topicOfPage(context.path))}
        className={buttonVariants()}
      >
        {guide.withoutScripts}
      </a>
    </noscript>
  )
  if (layout === 'button') {
    return (
      <aside
        aria-label={guide.title}
        className="needs-scripts print:hidden"
        data-slot="guide-button"
      >
        {opener(CORNER, true)}
      </aside>
    )
  }
  return (
    <section id={block.anchor} className="on-ink picture-band" data-slot="guide">
      <div className="wrap grid items-center gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="grid gap-6 lg:order-first">
          <h2 className="title-2">{heading}</h2>
          {intro && <p className="lead max-w-[30rem] text-pencil">{intro}</p>}
          <div id={GUIDE_PLACE} className="flex flex-wrap items-center gap-4">
            {opener(buttonVariants())}
            {contactLink}
          </div>
          <p className="slate text-pencil">{guide.chatbot}</p>
        </div>
        <div className="relative aspect-video overflow-hidden max-lg:order-first">
          <Picture
            media={poster}
            sizes={sizesIn(FRAMES, poster)}
            className="size-full object-cover"
          />
          <FrameMarks />
        </div>
      </div>
    </section>
  )
}

/** The button is above the page's content, but below its messages and menus. */
const CORNER =
  'fixed end-4 bottom-4 z-[var(--z-sticky)] flex min-h-16 items-center gap-4 bg-ink p-1 pe-5 text-start font-semibold text-paper shadow-[0_0.75rem_2rem_#0e0f1359] transition-colors hover:bg-signal hover:text-ink max-sm:pe-1'

/** The message is above the button that was pressed. */
const CORNER_FAILURE =
  'fixed end-4 bottom-24 z-[var(--z-sticky)] max-w-[min(20rem,calc(100vw-2rem))] bg-paper px-4 py-3 shadow-[0_0.75rem_2rem_#0e0f1359]'
