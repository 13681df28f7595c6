import type { Media } from '@studio/shared/contracts/common'
import type { BlockContext } from '@/lib/block-context'
import { HeroPicture } from '@/blocks/hero'
import { hyphenate } from '@/lib/hyphenate'

interface Props {
  client: string
  title: string
  lead: string
  media: Media | null
  context: BlockContext
}

/** The head of a case study: the client, the title, and a short lead. */
export function StudyHeader({ client, title, lead, media, context }: Props) {
  return (
    <header className={context.headerTheme === 'dark' ? 'on-ink' : 'on-paper'}>
      <div className="wrap pt-10 pb-12 md:pt-14 md:pb-14">
        <p className="slate mb-5 text-pencil">
          <bdi>{client}</bdi>
        </p>
        <h1 className="title-1 max-w-[11.5em]">{hyphenate(title, context.locale)}</h1>
        <p className="lead mt-8 max-w-[44rem] md:mt-10">{lead}</p>
      </div>
      {media && <HeroPicture media={media} locale={context.locale} path={context.path} />}
    </header>
  )
}
