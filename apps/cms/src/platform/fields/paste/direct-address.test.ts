import { expect, it } from 'vitest'
import { directAddress } from './direct-address'

const target = 'https://example.com/a?b=1'
const encoded = encodeURIComponent(target)

it.each([
  `https://www.google.com/url?q=${encoded}&sa=D&source=editors&ust=1&usg=x`,
  `https://www.google.co.uk/url?sa=t&url=${encoded}`,
  `https://eur02.safelinks.protection.outlook.com/ap/w-59/?url=${encoded}&data=05`,
  `https://l.facebook.com/l.php?u=${encodeURIComponent(`${target}&fbclid=IwAR-x`)}&h=AT`,
  `https://www.linkedin.com/redir/redirect?url=${encoded}&urlhash=x`,
  `https://www.youtube.com/redirect?event=video&q=${encoded}`,
  `https://slack-redir.net/link?url=${encoded}`,
  `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=${encoded}&locale=en`,
  `https://urldefense.com/v3/__${target}__;!!abc!def$`,
  `https://urldefense.proofpoint.com/v2/url?u=https-3A__example.com_a-3Fb-3D1&d=x`,
  `https://www.google.com/url?q=${encodeURIComponent(`https://nam01.safelinks.protection.outlook.com/?url=${encoded}`)}`,
  ` ${target} `,
])('%s leads to its target', (href) => {
  expect(directAddress(href)).toBe(target)
})

it.each([
  'https://www.google.com/search?q=https://example.com',
  'https://www.facebook.com/sharer/sharer.php?u=https://example.com',
  'https://example.com/url?q=https://example.org',
  'mailto:hello@studio.example',
  'tel:+493012345',
])('%s stays as it is', (href) => {
  expect(directAddress(href)).toBe(href)
})

it.each([
  'javascript:alert(1)',
  'file:///C:/x.docx',
  '#_Toc1',
  '/relative',
  '',
  'about:blank',
  'https://www.google.com/url?q=javascript:alert(1)'.replace('https://www.google.com/url?q=', ''),
])('no page can link to %j', (href) => {
  expect(directAddress(href)).toBeNull()
})
