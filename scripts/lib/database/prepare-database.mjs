import { withClient } from './with-client.mjs'

export const DATABASE_NAME = 'studio'

/**
 * Creates the apps' role and database if they are missing. The role is no superuser, so that a
 * vulnerability in an app does not give access to the machine.
 *
 * @param {string} adminUrl
 * @param {{ password: string, canCreateDatabases: boolean }} role
 */
export async function prepareDatabase(adminUrl, { password, canCreateDatabases }) {
  await withClient(adminUrl, async (client) => {
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [DATABASE_NAME])
    const verb = role.rowCount === 0 ? 'CREATE' : 'ALTER'
    const right = canCreateDatabases ? 'CREATEDB' : 'NOCREATEDB'
    const literal = client.escapeLiteral(password)
    await client.query(`${verb} ROLE ${DATABASE_NAME} LOGIN ${right} PASSWORD ${literal}`)

    const base = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE_NAME])
    if (base.rowCount === 0) {
      await client.query(`CREATE DATABASE ${DATABASE_NAME} OWNER ${DATABASE_NAME}`)
    }
  })
}
