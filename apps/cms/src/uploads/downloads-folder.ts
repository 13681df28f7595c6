import path from 'node:path'
import { env } from '../env'

/** A part of the media folder, so that one back-up has both. */
export const DOWNLOADS_DIR = path.join(env.MEDIA_DIR, 'downloads')
