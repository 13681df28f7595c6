import path from 'node:path'
import { postgresEnvironment } from './create-cluster.mjs'

/** Only a superuser may drop a database while autovacuum, which is one, is at work in it. */
const QUICK = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
}

/**
 * How the database server is run: reachable from this machine only, and never losing a commit.
 * The tests' own is quick instead.
 *
 * @param {import('./create-cluster.mjs').Cluster} cluster
 * @param {{ port: number, logFile: string, isForTests: boolean }} options
 * @returns {import('../process/managed-process.mjs').ProcessSpec}
 */
export function serverSpec(cluster, { port, logFile, isForTests }) {
  const settings = {
    listen_addresses: '127.0.0.1',
    // A socket's path may be no longer than 107 bytes: a deep checkout would be over that.
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '128MB',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
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
    // A "fast shutdown": open transactions are rolled back, everything committed is on disk.
    stopSignal: 'SIGINT',
    patienceMs: 30_000,
    ...cluster.account,
  }
}
