import * as streams from '@studio/shared/api/streams'
import type { Endpoint } from 'payload'
import { streamEndpoints } from '../../../platform/api/stream-endpoint'
import { versionChangeCalls } from './change-version'
import { retryVersion } from './retry-version'
import { serveVersionFile } from './serve-file'
import { makePictureVersion } from './uploads/make-picture-version'
import { createUpload, dropUpload, readUpload, sendPiece } from './uploads/receive-upload'

/** Endpoints for uploading, processing and downloading versions. */
export const reviewVersionEndpoints: Endpoint[] = [
  ...streamEndpoints(streams.createUpload, createUpload),
  ...streamEndpoints(streams.sendPiece, sendPiece),
  ...streamEndpoints(streams.readUpload, readUpload),
  ...streamEndpoints(streams.dropUpload, dropUpload),
  ...streamEndpoints(streams.readVersionFile, ({ req, account, parameters }) =>
    serveVersionFile(req, account, parameters),
  ),
  makePictureVersion,
  retryVersion,
  ...versionChangeCalls,
]
