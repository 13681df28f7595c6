import path from 'node:path'
import { postgresEnvironment } from './create-cluster.mjs'

/**
 * Settings for the tests' server. Autovacuum is off because it runs as a superuser, so the tests'
 * role could not drop a database while it is being vacuumed.
 */
const QUICK = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
}

/**
 * The database server accepts only local connections and never loses a commit. The tests' server
 * trades that safety for speed.
 *
 * @param {import('./create-cluster.mjs').Cluster} cluster
 * @param {{ port: number, logFile: string, isForTests: boolean }} options
 * @returns {import('../process/managed-process.mjs').ProcessSpec}
 */
export function serverSpec(cluster, { port, logFile, isForTests }) {
  const settings = {
    listen_addresses: '127.0.0.1',
    // No Unix socket is used: its path may have at most 107 bytes, which a deep checkout exceeds.
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '128MB',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A refused statement contains values, such as the address of an account. The apps log each
    // refusal without them.
    log_min_messages: 'fatal',
    log_error_verbosity: 'terse',
    ...(isForTests && QUICK),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return {
    name: 'database',
    title: 'The database',
    command: path.join(cluster.nativeDir, 'bin', 'postgres'),
    args: ['-D', cluster.dir, '-p', String(port), ...flags],
    cwd: cluster.folder,
    env: postgresEnvironment,
    logFile,
    // SIGINT is Postgres's "fast shutdown": it rolls back open transactions and stores committed
    // ones.
    stopSignal: 'SIGINT',
    patienceMs: 30_000,
    ...cluster.account,
  }
}
