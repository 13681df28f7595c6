import { join } from 'node:path'
import { readManifest } from '../host/manifest'
import { LIBRARY } from '../host/paths'
import { measure, TARGET } from './loudness'
import { readSounds } from './sound-list'

// pnpm media:loudness measures every file with sound again, and fails if a mix misses its target.

/** The loudness in LU by which a mix may miss its target, because meters and encoders differ. */
const TOLERANCE = 0.7

const films = (await readManifest(join(LIBRARY, 'manifest.json'))).filter(({ sound }) => sound)
const rows = [
  ...films.flatMap(({ files }) =>
    files
      .filter(({ file }) => /\.(mp4|webm)$/.test(file))
      .map(({ file }) => ({ file, isMix: true })),
  ),
  ...(await readSounds()).map(({ file, kind }) => ({ file: `sound/${file}`, isMix: kind === 'mix' })), // prettier-ignore
]
const table = []
for (const { file, isMix } of rows) {
  const { lufs, truePeak } = await measure(join(LIBRARY, file))
  const isLoudEnough = !isMix || Math.abs(lufs - TARGET.lufs) <= TOLERANCE
  table.push({ file, lufs, truePeak, isGood: isLoudEnough && truePeak <= TARGET.truePeak })
}
console.table(table)
if (table.some(({ isGood }) => !isGood)) process.exitCode = 1
