import { dropDraftMode } from '@studio/shared/requests/draft-mode'
import {
  closeAfterRefusal,
  ignoreUpgrades,
  onRequestStart,
  readTarget,
  refuseUnknownMethod,
} from '@studio/shared/requests/incoming'
import { findVisitor } from '@studio/shared/visitor/find-visitor'
import { noteVisitor, readSignedVisitor } from '@studio/shared/visitor/visitor'
import { env, publishSecret } from './env'
import { refuseForeignForms } from './api/refuse-foreign-forms'

/**
 * Before Next handles a request, adds the visitor on whose behalf the web calls to it. For other
 * callers, it adds the caller itself.
 */
export function prepareRequests(): void {
  const { TRUSTED_PROXIES } = env
  const secret = publishSecret()
  // Development reloads pages by a web socket.
  if (env.NODE_ENV !== 'development') ignoreUpgrades()
  onRequestStart((request, response) => {
    const visitor =
      readSignedVisitor(request.headers, secret) ?? findVisitor(request, TRUSTED_PROXIES)
    noteVisitor(request, visitor)
    readTarget(request)
    refuseUnknownMethod(request)
    closeAfterRefusal(request, response)
    refuseForeignForms(request)
    dropDraftMode(request)
  })
}
