/** Runs once before the server answers. A missing variable stops it with one sentence. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { checkEnvironment } = await import('./env')
  checkEnvironment()
  const { prepareRequests } = await import('./delivery/prepare-requests')
  prepareRequests()
}
