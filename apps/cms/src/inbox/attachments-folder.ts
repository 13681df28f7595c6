import path from 'node:path'
import { env } from '../env'

/** A part of the media folder, so that one back-up has both; the site serves nothing from it. */
export const ATTACHMENTS_DIR = path.join(env.MEDIA_DIR, 'attachments')
