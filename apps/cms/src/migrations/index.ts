import * as initial from './20261121_102451_initial'
import * as publishing from './20261121_110000_publishing'
import * as mediaClips from './20261121_144002_media_clips'
import * as wholeSite from './20261121_194600_whole_site'
import * as publishMenus from './20261121_194700_publish_menus'
import * as worksPublishing from './20261121_235000_works_publishing'
import * as publishStudies from './20261122_000000_publish_studies'
import * as rateLimits from './20261122_010000_rate_limits'
import * as portal from './20261122_030000_portal'
import * as inboxTables from './20261122_030100_inbox_tables'
import * as accountLinks from './20261122_040100_account_links'

export const migrations = [
  { name: '20261121_102451_initial', up: initial.up, down: initial.down },
  { name: '20261121_110000_publishing', up: publishing.up, down: publishing.down },
  { name: '20261121_144002_media_clips', up: mediaClips.up, down: mediaClips.down },
  { name: '20261121_194600_whole_site', up: wholeSite.up, down: wholeSite.down },
  { name: '20261121_194700_publish_menus', up: publishMenus.up, down: publishMenus.down },
  {
    name: '20261121_235000_works_publishing',
    up: worksPublishing.up,
    down: worksPublishing.down,
  },
  { name: '20261122_000000_publish_studies', up: publishStudies.up, down: publishStudies.down },
  { name: '20261122_010000_rate_limits', up: rateLimits.up, down: rateLimits.down },
  { name: '20261122_030000_portal', up: portal.up, down: portal.down },
  { name: '20261122_030100_inbox_tables', up: inboxTables.up, down: inboxTables.down },
  { name: '20261122_040100_account_links', up: accountLinks.up, down: accountLinks.down },
]
