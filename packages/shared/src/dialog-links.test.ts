import { describe, expect, it } from 'vitest'
import { isStoryboardsPath, leadsToStoryboards, storyboardsLink } from './dialog-links'

const SITE = 'https://storyboards.example'

describe('storyboardsLink', () => {
  it.each([
    [SITE, null, SITE],
    [`${SITE}/`, undefined, `${SITE}/`],
    [`${SITE}/`, 'key-visuals', `${SITE}/key-visuals`],
    [SITE, 'shooting-boards', `${SITE}/shooting-boards`],
    [`${SITE}/en//`, 'key-visuals', `${SITE}/en/key-visuals`],
  ] as const)('From %s to %s it is %s', (site, path, link) => {
    expect(storyboardsLink(site, path)).toBe(link)
    expect(leadsToStoryboards(link, site)).toBe(true)
  })
})

describe('leadsToStoryboards', () => {
  it.each([
    [`${SITE}/anything?at=all#there`, SITE, true],
    ['http://STORYBOARDS.example/', SITE, true],
    [`${SITE}/de/key-visuals`, `${SITE}/de`, true],
    [`${SITE}/deutsch`, `${SITE}/de`, false],
    [`${SITE}:8443/`, SITE, false],
    ['https://storyboards.example.evil.example/', SITE, false],
    ['https://www.storyboards.example/', SITE, false],
    ['/pricing', SITE, false],
    ['mailto:hello@storyboards.example', SITE, false],
    [`${SITE}/`, '', false],
    ['', SITE, false],
  ])('%s, with the site %s: %s', (href, site, answer) => {
    expect(leadsToStoryboards(href, site)).toBe(answer)
  })
})

it.each([
  ['key-visuals', true],
  ['tight-color-storyboard-examples', true],
  ['', false],
  [null, false],
  ['pricing', false],
])('Whether %j is a part of the site: %s', (value, answer) => {
  expect(isStoryboardsPath(value)).toBe(answer)
})
