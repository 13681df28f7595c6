/**
 * Adds a clip over the poster of each stage. All are H.264, because phones can decode several of
 * those at once.
 */
export function addClips(frame: HTMLElement, addresses: string[]): HTMLVideoElement[] {
  return [...frame.querySelectorAll<HTMLElement>('.stages-layer > *')].map((layer, index) => {
    const video = document.createElement('video')
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', tabIndex: -1 })
    video.setAttribute('aria-hidden', 'true')
    video.style.objectPosition = layer.querySelector('img')?.style.objectPosition ?? ''
    video.src = addresses[index] ?? ''
    layer.append(video)
    return video
  })
}
