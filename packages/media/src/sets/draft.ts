import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where a rough picture waits to be looked at. */
export const draftPath = (stem: string): string => join(tmpdir(), 'media-set-draft', `${stem}.png`)
