let isChecked = false

/**
 * Asks who is there, once a page: a session that has ended takes its cookies with it, and `onTold`
 * looks at what is left. Silent, whatever comes of it.
 */
export async function checkAuth(onTold: () => void): Promise<void> {
  if (isChecked) return
  isChecked = true
  await fetch('/api/user').then(onTold, () => undefined)
}
