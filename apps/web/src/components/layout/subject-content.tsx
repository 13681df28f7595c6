import type { PageView } from '@studio/shared/contracts/page'
import type { BlockContext } from '@/blocks/context'
import { CaseStudyPage } from '@/features/case-studies/case-study-page'
import { ResultPage } from '@/features/case-studies/result-page'
import { JobPage } from '@/features/jobs/job-page'
import { PostPage } from '@/features/posts/post-page'

interface Props {
  title: string
  subject: NonNullable<PageView['subject']>
  context: BlockContext
}

/** What has a layout of its own; it brings the page's one headline along. */
export function SubjectContent({ title, subject, context }: Props) {
  switch (subject.type) {
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
