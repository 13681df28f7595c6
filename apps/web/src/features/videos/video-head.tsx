import type { VideoSubject } from '@studio/shared/contracts/subjects/videos'
import type { BlockContext } from '@/lib/block-context'
import { VideoScreen } from './video-screen'
import { Slate } from './slate'
import { hyphenate } from '@/lib/hyphenate'

interface Props {
  subject: VideoSubject
  title: string
  context: BlockContext
}

export function VideoHead({ subject, title, context }: Props) {
  return (
    <>
      <VideoScreen subject={subject} title={title} context={context} />
      <section className="on-paper" data-slot="video-head">
        <div className="wrap grid gap-x-12 gap-y-8 pt-10 pb-14 lg:grid-cols-12">
          <div className="lg:col-span-8">
            {subject.subtitle && <p className="slate mb-4 text-pencil">{subject.subtitle}</p>}
            <h1 className="title-2">{hyphenate(title, context.locale)}</h1>
          </div>
          <div className="lg:col-span-4">
            <Slate subject={subject} locale={context.locale} />
          </div>
        </div>
      </section>
    </>
  )
}
