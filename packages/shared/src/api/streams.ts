import type { z } from 'zod'
import { FILE_LENGTH } from '../requests/bodies'
import { MAX_PIECE_BYTES, UPLOADS_PATH } from '../review/uploads'
import { guideQuestionSchema, MAX_GUIDE_BYTES } from './guide'

type StreamMethod = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE'

/**
 * An address below `/api` that takes or sends files. Beside the calls: its bodies are no JSON, and
 * neither app holds one whole. Most are for whoever is logged in, or for guests of the review room.
 */
export interface Stream {
  name: string
  methods: readonly StreamMethod[]
  /** Below `/api`, with parameters in braces. */
  path: string
  /** Bytes that a request may bring; none where this is left out. */
  mostBytes?: number
  /** For whoever has entered by the guest link that the address names, and for nobody else. */
  isForGuests?: true
  /** What it takes is JSON after all, and only its answer is streamed. */
  body?: z.ZodObject
  /** For every visitor: the code behind it limits how often. */
  isForAnyone?: true
  /** Made when it is asked for: it begins after a while. */
  isMade?: true
  /** Headers that mean something, in small letters: of what is asked, and of what is answered. */
  asked: readonly string[]
  answered: readonly string[]
}

const UPLOAD = `${UPLOADS_PATH}/{id}`
const TUS = 'tus-resumable'

/** Time zone of the browser, such as Europe/Berlin. */
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

/** What somebody else has sent must not run, whatever it is. */
const SENT_FILE_HEADERS = [
  ...FILE_HEADERS,
  'content-security-policy',
  'x-content-type-options',
] as const

export const streams = [
  {
    name: 'createUpload',
    methods: ['POST'],
    path: UPLOADS_PATH,
    asked: [TUS, 'upload-length', 'upload-metadata', 'upload-defer-length', 'upload-concat'],
    answered: [TUS, 'location'],
  },
  {
    name: 'sendPiece',
    methods: ['PATCH'],
    path: UPLOAD,
    mostBytes: MAX_PIECE_BYTES,
    asked: [TUS, 'upload-offset', 'content-type', 'content-length'],
    answered: [TUS, 'upload-offset'],
  },
  {
    name: 'readUpload',
    methods: ['HEAD'],
    path: UPLOAD,
    asked: [TUS],
    answered: [TUS, 'upload-offset', 'upload-length'],
  },
  { name: 'dropUpload', methods: ['DELETE'], path: UPLOAD, asked: [TUS], answered: [TUS] },
  {
    /** Server-sent events. */
    name: 'watchDeliverable',
    methods: ['GET'],
    path: '/review/deliverables/{deliverable}/events',
    asked: ['last-event-id'],
    answered: ['cache-control', 'content-type', 'x-accel-buffering'],
  },
  {
    /** The certificate of a signature as a PDF, in one language. */
    name: 'readCertificate',
    methods: ['GET'],
    path: '/review/sign-offs/{signOff}/{locale}',
    isMade: true,
    asked: [],
    answered: ['cache-control', 'content-disposition', 'content-type'],
  },
  {
    /** The notes on a version with their pictures as a PDF, in one language. */
    name: 'readNoteSheet',
    methods: ['GET'],
    path: '/review/note-sheets/{version}/{locale}',
    isMade: true,
    asked: [TIME_ZONE_HEADER],
    answered: ['cache-control', 'content-disposition', 'content-type'],
  },
  {
    name: 'readVersionFile',
    methods: ['GET', 'HEAD'],
    path: '/review/versions/{version}/{asset}',
    asked: ['range', 'if-range', 'if-none-match'],
    answered: FILE_HEADERS,
  },
  {
    /** What somebody has sent along with a note. */
    name: 'readNoteFile',
    methods: ['GET', 'HEAD'],
    path: '/review/note-files/{file}',
    asked: ['range', 'if-range', 'if-none-match'],
    answered: SENT_FILE_HEADERS,
  },
  {
    name: 'watchAsGuest',
    methods: ['GET'],
    path: '/guests/{link}/events',
    isForGuests: true,
    asked: ['last-event-id'],
    answered: ['cache-control', 'content-type', 'x-accel-buffering'],
  },
  {
    /** What is seen or heard of a version; never the file that came. */
    name: 'readGuestFile',
    methods: ['GET', 'HEAD'],
    path: '/guests/{link}/versions/{version}/{asset}',
    isForGuests: true,
    asked: ['range', 'if-range', 'if-none-match'],
    answered: FILE_HEADERS,
  },
  {
    name: 'readNoteFileAsGuest',
    methods: ['GET', 'HEAD'],
    path: '/guests/{link}/note-files/{file}',
    isForGuests: true,
    asked: ['range', 'if-range', 'if-none-match'],
    answered: SENT_FILE_HEADERS,
  },
  {
    /** A question to the guide as JSON, answered by server-sent events while the answer is made. */
    name: 'askGuide',
    methods: ['POST'],
    path: '/guide/questions',
    mostBytes: MAX_GUIDE_BYTES,
    body: guideQuestionSchema,
    isForAnyone: true,
    asked: ['accept-language', 'content-length', 'content-type'],
    answered: ['cache-control', 'content-type', 'x-accel-buffering'],
  },
] as const satisfies readonly Stream[]

export type StreamName = (typeof streams)[number]['name']

export function streamNamed(name: StreamName): Stream {
  const found = streams.find((stream) => stream.name === name)
  if (!found) throw new Error(`There is no stream “${name}”.`)
  return found
}

/** Finds the streams at a path below `/api`, whatever their method. */
export function streamsAt(path: string): Stream[] {
  return PATTERNS.filter(({ pattern }) => pattern.test(path)).map(({ stream }) => stream)
}

const PATTERNS = streams.map((stream: Stream) => ({
  stream,
  pattern: new RegExp(`^${stream.path.replaceAll(/\{\w+\}/g, '[\\w-]{1,64}')}$`),
}))
