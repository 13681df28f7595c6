/**
 * Next runs this once before the server answers requests. If a setting is wrong, the server stops
 * with one sentence.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { checkSettings } = await import('./platform/start/check-settings')
  checkSettings('server')
  const { checkServices } = await import('./platform/start/check-services')
  await checkServices('server')
  const { prepareRequests } = await import('./platform/prepare-requests')
  prepareRequests()
}
