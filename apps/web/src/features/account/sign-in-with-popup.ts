import { startOauth } from '@studio/shared/api/account-calls'
import { callApi } from '@/api/client/call-api'
import { problemOf, type Problem } from './problem-of'
import { readOutcome, type SECOND_STEP } from './provider-outcome'

/** The size in pixels of the provider's window, as the product's plan prescribes it. */
const SIZE = { width: 600, height: 720 }
/** Milliseconds between two checks of whether the window was closed. */
const POLL_MS = 500
/** Channel for pages of this origin. */
const CHANNEL = 'oauth'

/**
 * The result of a login. `new` means that the provider has identified the visitor, who has no
 * account yet.
 */
export type Entrance = 'entered' | 'closed' | 'new' | typeof SECOND_STEP | Problem

/** Opens the provider's window and waits for its result. */
export async function signInWithPopup(
  provider: string,
  { hasConsent }: { hasConsent: boolean },
): Promise<Entrance> {
  // The window is opened synchronously within the click, because popup blockers stop later windows.
  const opened = open('about:blank', 'provider', featuresOf(SIZE))
  if (!opened) return 'popupBlocked'
  const answer = await callApi(startOauth, {
    parameters: { provider },
    query: hasConsent ? { consent: 'given' } : {},
  })
  if (!answer.isDone) {
    opened.close()
    return problemOf(answer, []) ?? 'providerRefused'
  }
  const outcome = waitFor(opened)
  opened.location.replace(answer.value.url)
  return outcome
}

function featuresOf({ width, height }: typeof SIZE): string {
  const left = Math.max(0, screenX + (outerWidth - width) / 2)
  const top = Math.max(0, screenY + (outerHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${Math.round(left)},top=${Math.round(top)}`
}

/**
 * Waits for the outcome. Only messages of this origin are accepted: from the window itself, or by
 * the channel if the provider has cut the connection.
 */
function waitFor(opened: Window): Promise<Entrance> {
  return new Promise((resolve) => {
    const watch = new AbortController()
    const channel = new BroadcastChannel(CHANNEL)
    const end = (entrance: Entrance) => {
      watch.abort()
      channel.close()
      clearInterval(looking)
      resolve(entrance)
    }
    const hear = (event: MessageEvent) => {
      if (event.origin !== location.origin) return
      const outcome = readOutcome(event.data)
      if (outcome) end(outcome)
    }
    let isLeaving = false
    const looking = setInterval(() => {
      // The window's last message may still arrive.
      if (opened.closed && isLeaving) end('closed')
      isLeaving = opened.closed
    }, POLL_MS)
    addEventListener('message', hear, { signal: watch.signal })
    channel.addEventListener('message', hear, { signal: watch.signal })
  })
}
