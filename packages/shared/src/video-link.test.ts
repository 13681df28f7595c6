import { describe, expect, it } from 'vitest'
import { videoLink } from './dialog-links'
import { readDialogVideo, readVideoLink } from './video-link'

describe('the address of a video', () => {
  const youtube = { provider: 'youtube', id: 'aqz-KE-bpKQ' } as const
  const vimeo = { provider: 'vimeo', id: '76979871' } as const

  describe('a provider’s address', () => {
    it.each([
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      'https://youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=90',
      'http://m.youtube.com/watch?v=aqz-KE-bpKQ',
      'https://music.youtube.com/watch?v=aqz-KE-bpKQ',
      'https://youtu.be/aqz-KE-bpKQ?si=abc',
      'https://www.youtube.com/shorts/aqz-KE-bpKQ',
      'https://www.youtube.com/live/aqz-KE-bpKQ?feature=share',
      'https://www.youtube.com/embed/aqz-KE-bpKQ',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
      'HTTPS://YOUTU.BE/aqz-KE-bpKQ',
    ])('YouTube is recognized: %s', (address) => {
      expect(readVideoLink(address)).toEqual(youtube)
    })

    it.each([
      ['https://vimeo.com/76979871', vimeo],
      ['https://www.vimeo.com/76979871/', vimeo],
      ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
      ['https://vimeo.com/groups/animation/videos/76979871', vimeo],
      ['https://vimeo.com/showcase/1234567/video/76979871', vimeo],
      ['https://player.vimeo.com/video/76979871', vimeo],
      ['https://vimeo.com/76979871/8272103f6e', { ...vimeo, key: '8272103f6e' }],
      ['https://vimeo.com/76979871?h=8272103f6e', { ...vimeo, key: '8272103f6e' }],
      ['https://player.vimeo.com/video/76979871?h=8272103f6e', { ...vimeo, key: '8272103f6e' }],
      ['https://vimeo.com/76979871?h="><script>', vimeo],
    ])('Vimeo is recognized: %s', (address, link) => {
      expect(readVideoLink(address)).toEqual(link)
    })

    it.each([
      '',
      '/pricing',
      'vimeo.com/76979871',
      '//vimeo.com/76979871',
      'https://example.com/76979871',
      'https://vimeo.com.example.com/76979871',
      'https://notvimeo.com/76979871',
      'https://youtube.com.example.com/watch?v=aqz-KE-bpKQ',
      'https://example.com/?u=https://youtu.be/aqz-KE-bpKQ',
      'https://youtu.be@example.com/aqz-KE-bpKQ',
      'https://youtu.be:pass@youtu.be/aqz-KE-bpKQ',
      'https://youtu.be:8443/aqz-KE-bpKQ',
      'javascript:alert("https://youtu.be/aqz-KE-bpKQ")',
      'ftp://youtu.be/aqz-KE-bpKQ',
      'https://youtu.be/',
      'https://youtu.be/short',
      'https://youtu.be/aqz-KE-bpKQ/more',
      'https://www.youtube.com/watch',
      'https://www.youtube.com/watch?v=../../evil',
      'https://www.youtube.com/@studio',
      'https://www.youtube.com/playlist?list=PL1',
      'https://vimeo.com/',
      'https://vimeo.com/studio',
      'https://vimeo.com/76979871/settings',
      'https://player.vimeo.com/76979871',
    ])('No video is found in: %s', (address) => {
      expect(readVideoLink(address)).toBeNull()
    })
  })
})

describe('a link to a video', () => {
  const OWN = '/media/m4x1/night-drive.mp4'

  describe('a link in a page', () => {
    it.each([OWN, '/media/m4x1/night-drive.webm', '/media/m4x1/nacht%20fahrt.mp4'])(
      'The studio’s own video is read: %s',
      (src) => {
        expect(readDialogVideo(videoLink(src))).toEqual({ type: 'own', src })
      },
    )

    it('A third-party video is read, whatever follows its address', () => {
      const link = { provider: 'vimeo', id: '76979871' }
      const href = videoLink('https://vimeo.com/76979871#t=10s')
      expect(href).toBe('https://vimeo.com/76979871#film')
      expect(readDialogVideo(href)).toEqual({ type: 'others', link })
    })

    it.each([
      OWN,
      'https://vimeo.com/76979871',
      '/pricing#film',
      '/media/night-drive.mp4#film',
      '/media/m4x1/plan.pdf#film',
      '/media/m4x1/x.mp4?y=#film',
      'https://films.example/76979871#film',
      'https://films.example/media/a/b.mp4#film',
      '//evil.example/media/a/b.mp4#film',
      'javascript:alert(1)#film',
      '#film',
    ])('No video is found in: %s', (href) => {
      expect(readDialogVideo(href)).toBeNull()
    })
  })
})
