import { Actions } from '@/components/ui/actions'
import { FrameMarks } from '@/components/ui/marks'
import type { BlockProps } from '@/lib/block-context'

export function CallToAction({ block }: Pick<BlockProps<'callToAction'>, 'block'>) {
  const { anchor, heading, text, actions } = block
  return (
    <section id={anchor} className="on-blue relative" data-slot="section">
      <FrameMarks />
      <div className="wrap band grid items-end gap-10 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <h2 className="title-2 max-w-[12.1em]">{heading}</h2>
          {text && <p className="lead mt-5 max-w-[34rem]">{text}</p>}
        </div>
        <div className="lg:col-span-4 lg:justify-self-end">
          <Actions actions={actions} />
        </div>
      </div>
    </section>
  )
}
