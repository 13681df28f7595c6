import path from 'node:path'
import { env } from '../env'

// Both folders are in the media folder, so that one backup contains all of them.

export const DOWNLOADS_DIR = path.join(env.MEDIA_DIR, 'downloads')

/** The site never serves files from this folder. */
export const ATTACHMENTS_DIR = path.join(env.MEDIA_DIR, 'attachments')
