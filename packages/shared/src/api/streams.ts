import type { z } from 'zod'
import { FILE_LENGTH } from '../requests/bodies'
import { MAX_PIECE_BYTES, UPLOADS_PATH } from '../review/uploads'
import { guideQuestionSchema, MAX_GUIDE_BYTES } from './guide'

type StreamMethod = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE'

/**
 * A path below `/api` that receives or sends files. Streams are declared apart from the calls,
 * because their bodies are not JSON and neither app holds a whole body in memory. Most are for
 * accounts or guests of the review room.
 */
export interface Stream {
  name: string
  methods: readonly StreamMethod[]
  /** The path below `/api`, with parameters in braces. */
  path: string
  /** Maximum bytes of a request's body. If missing, requests have no body. */
  mostBytes?: number
  /** The stream is only for visitors who entered by the guest link in the path. */
  isForGuests?: true
  /** The contract of the request's body, which is JSON. Only the answer is streamed. */
  body?: z.ZodObject
  /** The stream is for every visitor. Its implementation has a rate limit. */
  isForAnyone?: true
  /** The content is generated on request, so the answer begins late. */
  isMade?: true
  /** The request headers and response headers that are forwarded, in lower case. */
  asked: readonly string[]
  answered: readonly string[]
}

const UPLOAD = `${UPLOADS_PATH}/{id}`
const TUS = 'tus-resumable'

export const TIME_ZONE_HEADER = 'x-time-zone'

const FILE_HEADERS = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-range',
  'content-type',
  'etag',
  FILE_LENGTH,
] as const

/** Headers that keep the browser from running a file that another person uploaded. */
const SENT_FILE_HEADERS = [
  ...FILE_HEADERS,
  'content-security-policy',
  'x-content-type-options',
] as const

export const createUpload = {
  name: 'createUpload',
  methods: ['POST'],
  path: UPLOADS_PATH,
  asked: [TUS, 'upload-length', 'upload-metadata', 'upload-defer-length', 'upload-concat'],
  answered: [TUS, 'location'],
} as const satisfies Stream

export const sendPiece = {
  name: 'sendPiece',
  methods: ['PATCH'],
  path: UPLOAD,
  mostBytes: MAX_PIECE_BYTES,
  asked: [TUS, 'upload-offset', 'content-type', 'content-length'],
  answered: [TUS, 'upload-offset'],
} as const satisfies Stream

export const readUpload = {
  name: 'readUpload',
  methods: ['HEAD'],
  path: UPLOAD,
  asked: [TUS],
  answered: [TUS, 'upload-offset', 'upload-length'],
} as const satisfies Stream

export const dropUpload = {
  name: 'dropUpload',
  methods: ['DELETE'],
  path: UPLOAD,
  asked: [TUS],
  answered: [TUS],
} as const satisfies Stream

/** The server-sent events about a deliverable. */
export const watchDeliverable = {
  name: 'watchDeliverable',
  methods: ['GET'],
  path: '/review/deliverables/{deliverable}/events',
  asked: ['last-event-id'],
  answered: ['cache-control', 'content-type', 'x-accel-buffering'],
} as const satisfies Stream

/** The certificate of a signature as a PDF in one language. */
export const readCertificate = {
  name: 'readCertificate',
  methods: ['GET'],
  path: '/review/sign-offs/{signOff}/{locale}',
  isMade: true,
  asked: [],
  answered: ['cache-control', 'content-disposition', 'content-type'],
} as const satisfies Stream

/** A version's notes with their pictures as a PDF in one language. */
export const readNoteSheet = {
  name: 'readNoteSheet',
  methods: ['GET'],
  path: '/review/note-sheets/{version}/{locale}',
  isMade: true,
  asked: [TIME_ZONE_HEADER],
  answered: ['cache-control', 'content-disposition', 'content-type'],
} as const satisfies Stream

export const readVersionFile = {
  name: 'readVersionFile',
  methods: ['GET', 'HEAD'],
  path: '/review/versions/{version}/{asset}',
  asked: ['range', 'if-range', 'if-none-match'],
  answered: FILE_HEADERS,
} as const satisfies Stream

export const readNoteFile = {
  name: 'readNoteFile',
  methods: ['GET', 'HEAD'],
  path: '/review/note-files/{file}',
  asked: ['range', 'if-range', 'if-none-match'],
  answered: SENT_FILE_HEADERS,
} as const satisfies Stream

export const watchAsGuest = {
  name: 'watchAsGuest',
  methods: ['GET'],
  path: '/guests/{link}/events',
  isForGuests: true,
  asked: ['last-event-id'],
  answered: ['cache-control', 'content-type', 'x-accel-buffering'],
} as const satisfies Stream

/** The playable files of a version. The uploaded original is not available to guests. */
export const readGuestFile = {
  name: 'readGuestFile',
  methods: ['GET', 'HEAD'],
  path: '/guests/{link}/versions/{version}/{asset}',
  isForGuests: true,
  asked: ['range', 'if-range', 'if-none-match'],
  answered: FILE_HEADERS,
} as const satisfies Stream

export const readNoteFileAsGuest = {
  name: 'readNoteFileAsGuest',
  methods: ['GET', 'HEAD'],
  path: '/guests/{link}/note-files/{file}',
  isForGuests: true,
  asked: ['range', 'if-range', 'if-none-match'],
  answered: SENT_FILE_HEADERS,
} as const satisfies Stream

/** A question to the guide as JSON, answered by server-sent events. */
export const askGuide = {
  name: 'askGuide',
  methods: ['POST'],
  path: '/guide/questions',
  mostBytes: MAX_GUIDE_BYTES,
  body: guideQuestionSchema,
  isForAnyone: true,
  asked: ['accept-language', 'content-length', 'content-type'],
  answered: ['cache-control', 'content-type', 'x-accel-buffering'],
} as const satisfies Stream

/** All streams of the product. */
export const apiStreams = [
  createUpload,
  sendPiece,
  readUpload,
  dropUpload,
  watchDeliverable,
  readCertificate,
  readNoteSheet,
  readVersionFile,
  readNoteFile,
  watchAsGuest,
  readGuestFile,
  readNoteFileAsGuest,
  askGuide,
] as const

/** Finds the streams at a path below `/api`, with any method. */
export function streamsAt(path: string): Stream[] {
  return PATTERNS.filter(({ pattern }) => pattern.test(path)).map(({ stream }) => stream)
}

const PATTERNS = apiStreams.map((stream: Stream) => ({
  stream,
  pattern: new RegExp(`^${stream.path.replaceAll(/\{\w+\}/g, '[\\w-]{1,64}')}$`),
}))
