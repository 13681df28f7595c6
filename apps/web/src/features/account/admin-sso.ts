import { startHandOff } from '@studio/shared/api/account-calls'
import { callAsMember } from './call-as-member'

/** Milliseconds between the press and the navigation, so that the notice can be read. */
const DELAY_MS = 500

/**
 * Logs in to the admin by a one-time ticket (single sign-on). Staff arrive logged in, clients are
 * redirected to their portal.
 * @returns true if the browser is navigating to the admin
 */
export async function openAdmin(): Promise<boolean> {
  const [answer] = await Promise.all([
    callAsMember(startHandOff),
    new Promise((resolve) => setTimeout(resolve, DELAY_MS)),
  ])
  if (answer.isDone) location.replace(answer.value.url)
  return answer.isDone
}
