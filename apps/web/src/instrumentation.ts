/**
 * Next runs this once before the server answers requests. If a variable is missing, the server
 * stops with one sentence.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { checkEnvironment } = await import('./env')
  checkEnvironment()
  const { prepareRequests } = await import('./delivery/prepare-requests')
  prepareRequests()
}
