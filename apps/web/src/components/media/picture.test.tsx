import type { Media } from '@studio/shared/contracts/common'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Picture } from './picture'

const media: Media = {
  src: '/media/0a1b2c3d4e5f6071/causeway.webp',
  alt: 'A causeway at night',
  width: 480,
  height: 270,
  mimeType: 'image/webp',
  focalPoint: { x: 30, y: 60 },
  dominantColor: '#282828',
  clip: null,
}

describe('a picture', () => {
  it('It is AVIF in several sizes and WebP for other browsers, on its color until it has loaded', () => {
    const html = renderToStaticMarkup(<Picture media={media} sizes="50vw" className="size-full" />)
    expect(html).toBe(
      '<picture class="contents">' +
        '<source type="image/avif" srcSet="/media/s/0a1b2c3d4e5f6071/192.avif 192w, /media/s/0a1b2c3d4e5f6071/384.avif 384w, /media/s/0a1b2c3d4e5f6071/480.avif 480w" sizes="50vw"/>' +
        '<img loading="lazy" alt="A causeway at night" width="480" height="270" class="size-full" style="object-position:30% 60%;background-color:#282828" src="/media/s/0a1b2c3d4e5f6071/480.webp" decoding="async"/>' +
        '</picture>',
    )
  })

  it('A lead picture loads at once, without the preload hint that React would add', () => {
    const html = renderToString(<Picture media={media} sizes="100vw" isLead />)
    expect(html).toContain('<img loading="eager" fetchPriority="high"')
    expect(html).not.toContain('preload')
  })
})
