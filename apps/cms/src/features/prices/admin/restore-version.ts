const RESTORED_KEY = 'price-version-restored'

/** @throws if the server refuses to restore the version */
export async function restoreVersion(apiRoute: string, versionId: string): Promise<void> {
  const answer = await fetch(`${apiRoute}/price-groups/versions/${versionId}?depth=0`, {
    method: 'POST',
    credentials: 'include',
  })
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
  leaveRestoredNote()
}

/** The page reloads after a restore; the flag lets the reloaded page show a message. */
export function leaveRestoredNote(): void {
  sessionStorage.setItem(RESTORED_KEY, 'yes')
}

/** Whether a version was restored right before this page was loaded. Clears the flag. */
export function takeRestoredNote(): boolean {
  const isNoted = sessionStorage.getItem(RESTORED_KEY) !== null
  sessionStorage.removeItem(RESTORED_KEY)
  return isNoted
}
