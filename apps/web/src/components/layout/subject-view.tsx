import type { PageView, Subject } from '@studio/shared/contracts/page'
import type { ShellView } from '@studio/shared/contracts/shell'
import type { BlockContext } from '@/blocks/context'
import { CategoryPage } from '@/features/works/category-page'
import { VideoPage } from '@/features/works/video-page'

interface Props {
  subject: Subject
  view: PageView
  shell: ShellView
  context: BlockContext
}

/** The layout of what the page is about, with its headline; blocks follow it. */
export function SubjectView({ subject, ...rest }: Props) {
  switch (subject.type) {
    case 'video':
      return <VideoPage subject={subject} {...rest} />
    case 'category':
      return <CategoryPage subject={subject} {...rest} />
  }
}
