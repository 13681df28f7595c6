import path from 'node:path'
import { env } from '../env'
import { folderStorage } from './folder-storage'
import type { Storage } from './storage'

/** Versions of films, in a part of the media folder unless they have a disk of their own. */
const ROOT = env.REVIEW_DIR ?? path.join(env.MEDIA_DIR, 'review')

export const privateStorage: Storage = folderStorage(path.join(ROOT, 'files'))

/** What is still on its way. On the same disk: nothing is copied when it has come. */
export const UPLOADS_DIR = path.join(ROOT, 'uploads')

/** What is being made. It is empty while nothing is. */
export const WORK_DIR = path.join(ROOT, 'work')
