import { startOauth } from '@studio/shared/api/account-calls'
import { callApi } from '@/features/api/call-api'
import { problemOf, type Problem } from './problem-of'
import { readOutcome, type SECOND_STEP } from './provider-outcome'

/** The provider's window, as large as the product's plan says. */
const SIZE = { width: 600, height: 720 }
/** Milliseconds between looks at whether the window has been closed. */
const LOOK_EVERY = 500
/** On which pages of this origin alone hear each other. */
const CHANNEL = 'oauth'

/** `new`: they are who they are, and have no account here yet. */
export type Entrance = 'entered' | 'closed' | 'new' | typeof SECOND_STEP | Problem

/** Opens the provider's window and waits for its answer. */
export async function signInWithPopup(
  provider: string,
  { hasConsent }: { hasConsent: boolean },
): Promise<Entrance> {
  // At once, while the press still counts: browsers stop windows that come later.
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
 * Believes this site's own API alone. It is heard through the window, or, where
 * the provider has cut the tie between the two, on the origin's own channel.
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
      // What it says last may still be on its way.
      if (opened.closed && isLeaving) end('closed')
      isLeaving = opened.closed
    }, LOOK_EVERY)
    addEventListener('message', hear, { signal: watch.signal })
    channel.addEventListener('message', hear, { signal: watch.signal })
  })
}
