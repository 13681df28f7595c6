import * as streams from '@studio/shared/api/streams'
import type { Endpoint } from 'payload'
import { streamEndpoints } from '../../../platform/api/stream-endpoint'
import { serveCertificate } from './certificate/serve-certificate'
import { serveNoteSheet } from './note-sheet/serve-note-sheet'

/** Endpoints of the room's PDF documents. */
export const documentEndpoints: Endpoint[] = [
  ...streamEndpoints(streams.readCertificate, serveCertificate),
  ...streamEndpoints(streams.readNoteSheet, serveNoteSheet),
]
