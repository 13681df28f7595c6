import type { Media } from '@studio/shared/contracts/common'
import type { Subject } from '@studio/shared/contracts/subjects/index'

/** The picture that a subject's layout opens with. */
export function subjectPicture(subject: Subject): Media | null {
  return subject.type === 'caseStudy' ? (subject.pictures[0] ?? null) : subject.media
}
