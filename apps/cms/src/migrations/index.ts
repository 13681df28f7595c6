import * as initial from './20261121_102451_initial'
import * as publishing from './20261121_110000_publishing'
import * as mediaClips from './20261121_144002_media_clips'
import * as dialogsAndPrivacy from './20261121_194336_dialogs_and_privacy'

export const migrations = [
  { name: '20261121_102451_initial', up: initial.up, down: initial.down },
  { name: '20261121_110000_publishing', up: publishing.up, down: publishing.down },
  { name: '20261121_144002_media_clips', up: mediaClips.up, down: mediaClips.down },
  {
    name: '20261121_194336_dialogs_and_privacy',
    up: dialogsAndPrivacy.up,
    down: dialogsAndPrivacy.down,
  },
]
