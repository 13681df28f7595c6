import path from 'node:path'
import { env } from '../env'

// Parts of the media folder, so that one back-up has all of them.

export const DOWNLOADS_DIR = path.join(env.MEDIA_DIR, 'downloads')

/** The site serves nothing from it. */
export const ATTACHMENTS_DIR = path.join(env.MEDIA_DIR, 'attachments')
