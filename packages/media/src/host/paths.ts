import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The browser that draws, for authors only. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
export const SOURCE = fileURLToPath(new URL('../', import.meta.url))
export const LIBRARY = fileURLToPath(new URL('../../library/', import.meta.url))
/** Frames wait here until their clip is complete. */
export const FRAMES = join(tmpdir(), 'studio-media-frames')
/** A finished clip without loss, from which films are cut. */
export const masterOf = (name: string) => join(tmpdir(), 'studio-media-masters', `${name}.mkv`)
