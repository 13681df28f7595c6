import path from 'node:path'
import { env } from '../env'

// Each kind of file has a folder of its own in the media folder, so that one backup contains all of
// them. No such folder lies in another one, so a call that serves one folder cannot reach another.

/** The originals of the media library. */
export const LIBRARY_DIR = path.join(env.MEDIA_DIR, 'library')

export const DOWNLOADS_DIR = path.join(env.MEDIA_DIR, 'downloads')

/** The site never serves files from this folder. */
export const ATTACHMENTS_DIR = path.join(env.MEDIA_DIR, 'attachments')

/** Former files of documents, with a folder for each collection. No call serves them. */
export const REPLACED_DIR = path.join(env.MEDIA_DIR, 'replaced')
