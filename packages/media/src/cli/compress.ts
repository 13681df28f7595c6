import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { budgetOf } from '../host/budgets'
import { compressClip } from '../host/encode'
import { describeFile, readManifest, recordEntry } from '../host/manifest'
import { LIBRARY, masterOf } from '../host/paths'
import { findShots } from '../host/shots'

// pnpm media:compress [scene…] encodes clips again from their masters, for example after a change
// of budgets or codecs.

for (const { id } of await findShots(process.argv.slice(2))) {
  const folder = join(LIBRARY, id)
  for (const entry of await readManifest(join(folder, 'manifest.json'))) {
    const { stage } = entry
    const master = masterOf(stage === 'sphere' ? id : `${id}-${stage}`)
    const isThere = await access(master).then(
      () => true,
      () => false,
    )
    if (!isThere) {
      console.log(`${id} ${stage}: no master here; render it`)
      continue
    }
    await compressClip(master, join(folder, stage), budgetOf(stage, entry.duration))
    const names = entry.files.map(({ file }) => file)
    const files = await Promise.all(names.map((name) => describeFile(folder, name)))
    await recordEntry({ ...entry, files })
    console.log(`${id} ${stage}: ${files.map(({ bytes }) => (bytes / 1000).toFixed(0)).join(', ')} kB`) // prettier-ignore
  }
}
