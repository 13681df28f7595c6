import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The path of the browser that renders. Only authors of media need it. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
export const SOURCE = fileURLToPath(new URL('../', import.meta.url))
export const LIBRARY = fileURLToPath(new URL('../../library/', import.meta.url))
/** The folder in which frames are stored until their clip is complete. */
export const FRAMES = join(tmpdir(), 'studio-media-frames')
/** The path of the lossless version of a finished clip, from which films are cut. */
export const masterOf = (name: string) => join(tmpdir(), 'studio-media-masters', `${name}.mkv`)
