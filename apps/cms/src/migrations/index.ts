import * as initial from './20261121_102451_initial'
import * as publishing from './20261121_110000_publishing'

export const migrations = [
  { name: '20261121_102451_initial', up: initial.up, down: initial.down },
  { name: '20261121_110000_publishing', up: publishing.up, down: publishing.down },
]
