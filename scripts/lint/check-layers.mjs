import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import path from 'node:path'
import { repoRoot } from '../lib/paths.mjs'
import { rules, SOURCES } from './layers.mjs'

/** Prints the imports that break the layers, and exits with 1 if there is one. */
let count = 0
for (const folder of SOURCES) {
  const fileName = path.join(repoRoot, folder, '../tsconfig.json')
  const options = {
    baseDir: repoRoot,
    ruleSet: { forbidden: rules },
    validate: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/migrations/|/app/\\(payload\\)/.*importMap' },
    // Imports of types count too, because a reader of the file needs both files.
    tsPreCompilationDeps: true,
    tsConfig: { fileName },
  }
  const { output } = await cruise([folder], options, {}, { tsConfig: extractTSConfig(fileName) })
  if (typeof output === 'string') throw new Error('dependency-cruiser gave a text.')
  if (output.summary.totalCruised === 0) throw new Error(`Nothing was read in ${folder}.`)
  for (const { rule, from, to, cycle } of output.summary.violations) {
    const way = cycle?.map(({ name }) => name) ?? [to]
    console.log(`${rule.name}\n  ${[from, ...way].join('\n  → ')}\n`)
    count += 1
  }
}
console.log(
  count === 0 ? 'Every import follows the layers.' : `${count} imports against the layers.`,
)
process.exitCode = count === 0 ? 0 : 1
