const NOTE = 'price-version-restored'

/** Restores a version on the server. @throws where the server refuses it. */
export async function restoreVersion(apiRoute: string, versionId: string): Promise<void> {
  const answer = await fetch(`${apiRoute}/price-groups/versions/${versionId}?depth=0`, {
    method: 'POST',
    credentials: 'include',
  })
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
  leaveRestoredNote()
}

/** Lets the page that is loaded next say that a version was restored. */
export function leaveRestoredNote(): void {
  sessionStorage.setItem(NOTE, 'yes')
}

/** Whether a version was restored right before this page was loaded; says so once. */
export function takeRestoredNote(): boolean {
  const isNoted = sessionStorage.getItem(NOTE) !== null
  sessionStorage.removeItem(NOTE)
  return isNoted
}
