/** Runs once, before the server answers: a missing variable stops it with one sentence. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { checkEnvironment } = await import('./check-environment')
  checkEnvironment()
  if (process.env.NODE_ENV !== 'development') {
    const { rememberPages } = await import('./features/page-memory/remember-pages')
    const { joinPool } = await import('./features/page-pool/join-pool')
    rememberPages(joinPool())
    const { serveStaticFiles } = await import('./features/static-files/serve-static-files')
    const { commonHeaders } = await import('./headers')
    serveStaticFiles({
      folder: '.next/static',
      headers: commonHeaders({ isDevelopment: false }),
    })
  }
  // Last, and so before all others with each request: what it drops, they must not pass on.
  const { markVisitors } = await import('./features/visitor/mark-visitors')
  markVisitors()
  const { readAddressesLiterally } = await import('@studio/shared/requests/literal-address')
  readAddressesLiterally()
}
