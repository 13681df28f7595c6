import { FILE_LENGTH } from '@studio/shared/requests/bodies'
import { limitDraftMode } from '@studio/shared/requests/draft-mode'
import {
  closeAfterRefusal,
  ignoreUpgrades,
  onRequestStart,
  readTarget,
  refuseUnknownMethod,
} from '@studio/shared/requests/incoming'
import { findVisitor } from '@studio/shared/visitor/find-visitor'
import { noteVisitor } from '@studio/shared/visitor/visitor'
import type { ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { wasSilent, watchSilence } from '@/cms/silence'
import { env } from '@/env'
import { limitPages } from './page-limit/limit-pages'
import { queryOf, withQuery } from './redirect-query'
import { refuseServerActions } from './refuse-server-actions'

/** A header that the page cache adds only to pages. */
const PAGE_TAGS_HEADER = 'cache-tag'

/**
 * Prepares each request before Next handles it: its visitor's header, its normalized target and its
 * limits.
 */
export function prepareRequests(): void {
  const { PUBLISH_SECRET, TRUSTED_PROXIES } = env()
  watchSilence()
  // Development reloads pages by a web socket.
  if (process.env.NODE_ENV !== 'development') ignoreUpgrades()
  onRequestStart((request, response) => {
    const begun = performance.now()
    const visitor = findVisitor(request, TRUSTED_PROXIES)
    noteVisitor(request, visitor)
    readTarget(request)
    refuseUnknownMethod(request)
    refuseServerActions(request)
    limitDraftMode(request, PUBLISH_SECRET)
    closeAfterRefusal(request, response)
    const query = queryOf(request.url ?? '')
    limitPages(request, response, visitor?.address)
    onHeaders(response, () => {
      correctStatus(response, begun)
      dedupeLocation(response)
      addQuery(response, query)
      restoreContentLength(response)
    })
  })
}

/**
 * Answers 503 for a page that failed because the CMS did not answer. Next answers 500 for every
 * page that fails, and a page cannot set its status.
 */
function correctStatus(response: ServerResponse, begun: number): void {
  if (response.statusCode !== 500 || !wasSilent(begun)) return
  response.statusCode = 503
  response.setHeader('Retry-After', '5')
}

/**
 * Removes the second `Location`. Next sends two for a redirecting page that was just rendered,
 * which is invalid.
 */
function dedupeLocation(response: ServerResponse): void {
  const target = response.getHeader('location')
  if (Array.isArray(target) && target[0] !== undefined) response.setHeader('location', target[0])
}

/** Adds a visitor's query to a page's redirect, which is rendered once for all visitors. */
function addQuery(response: ServerResponse, query: string): void {
  const target = response.getHeader('location')
  const isOfPage = response.statusCode >= 300 && response.hasHeader(PAGE_TAGS_HEADER)
  if (isOfPage && typeof target === 'string') {
    response.setHeader('location', withQuery(target, query))
  }
}

/**
 * Restores the length of a file, with which browsers show a download's progress and detect an
 * incomplete file.
 */
function restoreContentLength(response: ServerResponse): void {
  const length = response.getHeader(FILE_LENGTH)
  if (length === undefined) return
  response.removeHeader(FILE_LENGTH)
  if (!response.hasHeader('content-encoding')) response.setHeader('Content-Length', length)
}
