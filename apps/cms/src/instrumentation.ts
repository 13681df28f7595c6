/** Runs once, before the server answers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { markVisitors } = await import('./api/mark-visitors')
  markVisitors()
  const { readAddressesLiterally } = await import('@studio/shared/requests/literal-address')
  readAddressesLiterally()
}
