import type { Media } from '@studio/shared/contracts/common'
import type { Subject } from '@studio/shared/contracts/subjects/index'

/** The picture that a subject's layout opens with. */
export function subjectPicture(subject: Subject): Media | null {
  if (subject.type === 'caseStudy') return subject.pictures[0] ?? null
  if (subject.type === 'category') return subject.leadVideo?.media ?? null
  return subject.media
}

/** Above a film's title stands what it is. */
export function subjectLabel(subject: Subject): string | null {
  return (subject.type === 'video' && subject.subtitle) || null
}
