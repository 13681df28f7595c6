import { oauthStartSchema } from '@studio/shared/api/account'
import { callApi } from '@/features/api/call-api'
import type { Problem } from './problem-of'
import { problemOf } from './problem-of'

/** The provider's window, as large as the product's plan says. */
const SIZE = { width: 600, height: 720 }
/** Milliseconds between looks at whether the window has been closed. */
const LOOK_EVERY = 500

export type Entrance = 'entered' | 'closed' | Problem

/** Opens the provider's window and waits for its answer. */
export async function enterThrough(provider: string): Promise<Entrance> {
  // At once, while the press still counts: browsers stop windows that come later.
  const opened = open('about:blank', 'provider', featuresOf(SIZE))
  if (!opened) return 'popupBlocked'
  const answer = await callApi({
    method: 'POST',
    path: `/oauth/${provider}`,
    schema: oauthStartSchema,
  })
  if (!answer.isDone) {
    opened.close()
    return problemOf(answer, []) ?? 'providerRefused'
  }
  opened.location.replace(answer.value.url)
  return waitFor(opened)
}

function featuresOf({ width, height }: typeof SIZE): string {
  const left = Math.max(0, screenX + (outerWidth - width) / 2)
  const top = Math.max(0, screenY + (outerHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${Math.round(left)},top=${Math.round(top)}`
}

/** Believes this site's own API alone, and only the window that was opened here. */
function waitFor(opened: Window): Promise<Entrance> {
  return new Promise((resolve) => {
    const watch = new AbortController()
    const end = (entrance: Entrance) => {
      watch.abort()
      clearInterval(looking)
      resolve(entrance)
    }
    const looking = setInterval(() => {
      if (opened.closed) end('closed')
    }, LOOK_EVERY)
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== opened) return
      end(isEntered(data) ? 'entered' : 'providerRefused')
      opened.close()
    }
    addEventListener('message', hear, { signal: watch.signal })
  })
}

function isEntered(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'entered' in data && data.entered === true
}
