import { Wordmark } from '@/components/ui/wordmark'
import { Actions } from '@/components/ui/actions'
import { FrameMarks } from '@/components/ui/marks'
import { Video } from './opening-video'
import type { LayoutProps } from './layout-props'
import { OpeningPoster } from './opening-poster'
import { CONTENT_ID, ToContent } from './to-content'

/** The framed video with its timecode and ruler below, and the text beside it. */
export function SheetLayout({ block, reel, name, toContent }: LayoutProps) {
  const { title, lead, actions } = block
  return (
    <section
      id={block.anchor}
      className="first-screen on-ink"
      data-slot="opening"
      data-layout="sheet"
    >
      <div className="wrap grid grid-cols-1 gap-x-12 gap-y-10 pt-6 pb-14 lg:grid-cols-12 lg:pt-10 lg:pb-20">
        {reel && (
          <div className="lg:col-span-8">
            <Video
              {...reel.player}
              hasRuler
              frameClassName="opening-sheet-frame"
              barClassName="opening-sheet-bar"
            >
              <OpeningPoster {...reel} sizes={frameSizes} />
              <span className="absolute inset-0 z-1 text-paper">
                <FrameMarks />
              </span>
            </Video>
          </div>
        )}
        <div className="flex flex-col gap-8 lg:col-span-4">
          <h1 className="opening-sheet-title">{title}</h1>
          {lead && <p className="max-w-[36rem] text-pencil">{lead}</p>}
          <Actions actions={actions} />
          <ToContent
            label={toContent}
            className="mt-auto flex min-h-12 items-end justify-between gap-5 border-t border-rule pt-5 text-fg"
          >
            <Wordmark name={name} />
          </ToContent>
        </div>
      </div>
      <div id={CONTENT_ID} tabIndex={-1} className="outline-none" />
    </section>
  )
}

function frameSizes() {
  return { large: '(min-width: 64rem) 62vw, 92vw', small: '92vw' }
}
