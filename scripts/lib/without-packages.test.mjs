import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { repoRoot } from './paths.mjs'

const folder = path.join(repoRoot, 'scripts', 'lib')
const files = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mjs') && !name.endsWith('.test.mjs'))

it.each(files)('%s runs on a fresh clone, before any package is installed', (name) => {
  const source = fs.readFileSync(path.join(folder, name), 'utf8')
  const imported = [...source.matchAll(/^(?:import|export)(?: [^'";=(]* from)? ['"]([^'"]+)['"]/gm)]
  const packages = imported
    .map(([, from = '']) => from)
    .filter((from) => !/^(?:node:|\.)/.test(from))
  expect(packages).toEqual([])
})
