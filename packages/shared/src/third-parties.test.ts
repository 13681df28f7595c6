import { expect, it } from 'vitest'
import { SERVICE_IDS, type ServiceId } from './third-parties'

it.each<[ServiceId, string, boolean]>([
  ['tagManager', 'GTM-ABC1234', true],
  ['tagManager', 'gtm-abc1234', false],
  ['tagManager', 'GTM-ABC1234"></script>', false],
  ['analytics', 'G-ABCDEF1234', true],
  ['analytics', 'UA-12345-6', false],
  ['analytics', 'G-ABCDEF1234&l=x', false],
  ['ads', 'AW-123456789', true],
  ['ads', 'AW-12345678/label', false],
  ['adsLabel', 'AbC-D_efG-h12', true],
  ['adsLabel', 'a b c d e f g', false],
  ['socialPixel', '1234567890123456', true],
  ['socialPixel', '12345678x', false],
  ['professionalNetwork', '1234567', true],
  ['professionalNetwork', '123', false],
  ['chat', '5f9a1c2b3d4e5f6a7b8c9d0e/1h2i3j4k5', true],
  ['chat', '5f9a1c2b3d4e5f6a7b8c9d0e', false],
  ['chat', '../../evil', false],
])('The id of %s accepts %s: %s', (service, id, isTaken) => {
  expect(SERVICE_IDS[service].test(id)).toBe(isTaken)
})
