/**
 * @template Result
 * @param {string} databaseUrl
 * @param {(client: import('pg').Client) => Promise<Result>} use
 */
export async function withClient(databaseUrl, use) {
  // The package is imported here, because this file is loaded before the packages are installed.
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
  })
  // Without a listener, a connection that breaks between queries would crash the process. The next
  // query reports the error.
  client.on('error', () => {})
  try {
    await client.connect()
    return await use(client)
  } finally {
    await client.end().catch(() => {})
  }
}
