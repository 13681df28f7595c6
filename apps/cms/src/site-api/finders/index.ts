import { caseStudy } from './case-study'
import type { Finder } from './finder'
import { job } from './job'
import { listPage } from './list-page'
import { page } from './page'
import { post } from './post'
import { result } from './result'

/** Who is asked what stands at an address, in this order: an editor's page comes before all else. */
export const FINDERS: Finder[] = [page, post, listPage, job, caseStudy, result]
