import { VIDEO_MARK } from './dialog-links'

export interface VideoLink {
  provider: 'vimeo' | 'youtube'
  id: string
  /** The key of an unlisted Vimeo video, which is part of its address. */
  key?: string
}

const YOUTUBE_HOSTS = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v)\/([\w-]{11})\/?$/
const YOUTUBE_ID = /^[\w-]{11}$/
const VIMEO_HOSTS = /^(?:www\.)?vimeo\.com$/
const VIMEO_PATH =
  /^\/(?:channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:showcase|album)\/\d+\/video\/)?(\d{4,12})(?:\/([\da-f]{6,20}))?\/?$/
const VIMEO_PLAYER_PATH = /^\/video\/(\d{4,12})\/?$/
const VIMEO_KEY = /^[\da-f]{6,20}$/

/** @returns the video at an address, or null if it is not exactly one video of Vimeo or YouTube */
export function readVideoLink(address: string): VideoLink | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const isPlain = /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.port
  if (!isPlain) return null
  return youtubeLink(url) ?? vimeoLink(url)
}

function youtubeLink({ hostname, pathname, searchParams }: URL): VideoLink | null {
  const id = /^(?:www\.)?youtu\.be$/.test(hostname)
    ? pathname.slice(1)
    : !YOUTUBE_HOSTS.test(hostname)
      ? null
      : pathname === '/watch'
        ? searchParams.get('v')
        : YOUTUBE_PATH.exec(pathname)?.[1]
  return id && YOUTUBE_ID.test(id) ? { provider: 'youtube', id } : null
}

function vimeoLink({ hostname, pathname, searchParams }: URL): VideoLink | null {
  const isPlayer = hostname === 'player.vimeo.com'
  if (!isPlayer && !VIMEO_HOSTS.test(hostname)) return null
  const [, id, key = searchParams.get('h') ?? ''] =
    (isPlayer ? VIMEO_PLAYER_PATH : VIMEO_PATH).exec(pathname) ?? []
  if (!id) return null
  return { provider: 'vimeo', id, ...(VIMEO_KEY.test(key) && { key }) }
}

type DialogVideo = { type: 'own'; src: string } | { type: 'others'; link: VideoLink }

/** @returns the video that a link plays over the page, or null for other links */
export function readDialogVideo(href: string): DialogVideo | null {
  if (!href.endsWith(VIDEO_MARK)) return null
  const address = href.slice(0, -VIDEO_MARK.length)
  if (OWN_VIDEO.test(address)) return { type: 'own', src: address }
  const link = readVideoLink(address)
  return link && { type: 'others', link }
}

/** A video file of the studio, which needs no consent to play. */
const OWN_VIDEO = /^\/media\/[^/]+\/[^/?#]+\.(?:mp4|webm)$/
