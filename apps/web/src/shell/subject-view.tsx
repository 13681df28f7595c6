import type { PageView } from '@studio/shared/contracts/page'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import type { Subject } from '@studio/shared/contracts/subjects/index'
import type { BlockContext } from '@/lib/block-context'
import { CaseStudyPage } from '@/features/case-studies/case-study-page'
import { ResultPage } from '@/features/case-studies/result-page'
import { JobPage } from '@/features/jobs/job-page'
import { PostPage } from '@/features/posts/post-page'
import { CategoryPage } from '@/features/videos/category-page'
import { VideoPage } from '@/features/videos/video-page'

interface Props {
  subject: Subject
  view: PageView
  layoutData: LayoutData
  context: BlockContext
}

/** Renders a page's subject with its h1. The blocks follow below. */
export function SubjectView({ subject, view, layoutData, context }: Props) {
  const { title } = view
  switch (subject.type) {
    case 'video':
      return <VideoPage subject={subject} view={view} layoutData={layoutData} context={context} />
    case 'category':
      return (
        <CategoryPage subject={subject} view={view} layoutData={layoutData} context={context} />
      )
    case 'post':
      return <PostPage title={title} post={subject} context={context} />
    case 'job':
      return <JobPage title={title} job={subject} context={context} />
    case 'caseStudy':
      return <CaseStudyPage title={title} study={subject} context={context} />
    case 'result':
      return <ResultPage title={title} result={subject} context={context} />
  }
}
