import { FILE_LENGTH } from '@studio/shared/requests/bodies'
import { limitDraftMode } from '@studio/shared/requests/draft-mode'
import {
  closeAfterRefusal,
  onRequestStart,
  readTarget,
  refuseUnknownMethod,
} from '@studio/shared/requests/incoming'
import { findVisitor } from '@studio/shared/visitor/find-visitor'
import { noteVisitor } from '@studio/shared/visitor/visitor'
import type { ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { env } from '@/env'
import { limitPages } from './page-limit/limit-pages'
import { queryOf, withQuery } from './redirect-query'

/** What the page cache puts on pages and nothing else has. */
const PAGE_TAGS = 'cache-tag'

/** From here on each request says who sent it, and its address means what it says. */
export function prepareRequests(): void {
  const { PUBLISH_SECRET, TRUSTED_PROXIES } = env()
  onRequestStart((request, response) => {
    const visitor = findVisitor(request, TRUSTED_PROXIES)
    noteVisitor(request, visitor)
    readTarget(request)
    refuseUnknownMethod(request)
    limitDraftMode(request, PUBLISH_SECRET)
    closeAfterRefusal(request, response)
    const query = queryOf(request.url ?? '')
    limitPages(request, response, visitor?.address)
    onHeaders(response, () => {
      nameTargetOnce(response)
      keepQuery(response, query)
      tellLength(response)
    })
  })
}

/** Next names the target of a redirect twice when it has just made the page; two are no valid answer. */
function nameTargetOnce(response: ServerResponse): void {
  const target = response.getHeader('location')
  if (Array.isArray(target) && target[0] !== undefined) response.setHeader('location', target[0])
}

/** A page's redirect is made once for all visitors, so what one of them brought along joins it here. */
function keepQuery(response: ServerResponse, query: string): void {
  const target = response.getHeader('location')
  const isOfPage = response.statusCode >= 300 && response.hasHeader(PAGE_TAGS)
  if (isOfPage && typeof target === 'string') {
    response.setHeader('location', withQuery(target, query))
  }
}

/** A browser shows how far a file has come, and notices when one ends too early. */
function tellLength(response: ServerResponse): void {
  const length = response.getHeader(FILE_LENGTH)
  if (length === undefined) return
  response.removeHeader(FILE_LENGTH)
  if (!response.hasHeader('content-encoding')) response.setHeader('Content-Length', length)
}
