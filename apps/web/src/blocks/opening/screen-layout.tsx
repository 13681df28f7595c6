import type { Media } from '@studio/shared/contracts/common'
import { Actions } from '@/components/ui/actions'
import { Video } from './opening-video'
import type { LayoutProps } from './layout-props'
import { OpeningPoster } from './opening-poster'
import { CONTENT_ID, ToContent } from './to-content'
import type { CSSProperties } from 'react'
import { nameWidth } from './name-width'

/**
 * The video fills the first screen below the title and the studio's name. Everything else follows
 * below the fold.
 */
export function ScreenLayout({ block, reel, name, toContent }: LayoutProps) {
  const { title, lead, actions } = block
  return (
    <section
      id={block.anchor}
      className="first-screen on-ink"
      data-slot="opening"
      data-layout="screen"
    >
      <div className="opening-screen">
        {reel && (
          <Video
            {...reel.player}
            frameClassName="opening-screen-frame"
            barClassName="wrap flex items-center gap-4"
          >
            <OpeningPoster {...reel} sizes={coverSizes} />
          </Video>
        )}
        <h1 className="opening-screen-title wrap">{title}</h1>
        <ToContent label={toContent} className="wrap flex items-end gap-5 text-fg">
          <LargeWordmark name={name} />
        </ToContent>
      </div>
      <div
        id={CONTENT_ID}
        tabIndex={-1}
        className="wrap grid grid-cols-1 items-end gap-x-12 gap-y-8 py-[clamp(3rem,5vw,5rem)] outline-none lg:grid-cols-12"
      >
        {lead && <p className="opening-screen-lead lg:col-span-7">{lead}</p>}
        <div className="lg:col-span-5 lg:justify-self-end">
          <Actions actions={actions} />
        </div>
      </div>
    </section>
  )
}

/**
 * @returns the `sizes` of a picture that covers the screen. It is wider than the screen if its
 * aspect ratio is
 */
function coverSizes({ width, height }: Media) {
  const sizes = `max(100vw, ${Math.round((100 * width) / height)}vh)`
  return { large: sizes, small: sizes }
}

function LargeWordmark({ name }: { name: string }) {
  const words = name.split(/\s+/)
  const style: CSSProperties = {
    '--line': nameWidth(name),
    '--word': Math.max(...words.map(nameWidth)),
  }
  return (
    <span className="opening-name" style={style} lang="en" dir="ltr">
      <span>
        {words.map((word, index) => (
          <span key={index}>{word} </span>
        ))}
      </span>
    </span>
  )
}
