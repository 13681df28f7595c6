import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The path of a rough picture that somebody is to look at. */
export const draftPath = (stem: string): string => join(tmpdir(), 'media-set-draft', `${stem}.png`)
