import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { migrations } from '../../migrations'

const FOLDER = new URL('../../migrations/', import.meta.url)

/** How Payload's tool writes a change of the collections' tables. Ours name tables without quotes. */
const SCHEMA_CHANGE = /\b(?:CREATE|ALTER|DROP) (?:TABLE|TYPE) (?:IF EXISTS )?"/

const files = readdirSync(FOLDER)
const names = migrations.map(({ name }) => name)

it('index.ts lists every migration, in the order of their names', () => {
  const written = files.filter((file) => file.endsWith('.ts') && file !== 'index.ts')
  expect(names.map((name) => `${name}.ts`)).toEqual(written.sort())
})

it('the only snapshot is as new as the last change of the schema', () => {
  const [snapshot = '', ...others] = files.filter((file) => file.endsWith('.json'))
  expect(others).toEqual([])
  const at = names.indexOf(snapshot.replace('.json', ''))
  expect(at).toBeGreaterThan(-1)
  const later = names.slice(at + 1)
  const changes = later.filter((name) =>
    SCHEMA_CHANGE.test(readFileSync(new URL(`${name}.ts`, FOLDER), 'utf8')),
  )
  expect(changes).toEqual([])
})
