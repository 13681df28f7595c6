/**
 * @template Result
 * @param {string} databaseUrl
 * @param {(client: import('pg').Client) => Promise<Result>} use
 */
export async function withClient(databaseUrl, use) {
  // Imported on call, because this file is loaded before the packages are installed.
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
  })
  // A connection that breaks between queries emits an event. The next query reports the error
  // too.
  client.on('error', () => {})
  try {
    await client.connect()
    return await use(client)
  } finally {
    await client.end().catch(() => {})
  }
}
