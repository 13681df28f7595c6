import { chooseListenHost, findFreePort } from '../ports.mjs'
import { readOrMakeSecrets } from '../secrets.mjs'
import { localOrigin } from './environment.mjs'

/**
 * @typedef {object} StackOptions
 * @property {{ web?: number, cms?: number, database?: number }} [ports] free ones by default
 * @property {number} [webInstances] number of servers of the website, 1 by default
 * @property {string} [databaseUrl] instead of the embedded database
 * @property {string} [siteUrl] the website's public address, if it is not localhost
 * @property {string} [cmsUrl] the backend's public address, if it is not localhost
 * @property {string} [adminEmail]
 * @property {boolean} [hasSample] whether the set-up creates a sample project for the client portal
 * @property {string} [smtpUrl] without it mails are files in the data folder
 * @property {string} [mailFrom]
 * @property {string} [reviewDir] folder of uploaded versions; in the data folder by default
 * @property {string} [trustedProxies] addresses and ranges whose forwarding headers are trusted
 * @property {string[]} [edgeInstances] origins of edge caches that the worker purges
 * @property {string} [listenHost]
 * @property {string} [payloadSecret]
 * @property {string} [publishSecret]
 * @property {'production' | 'development'} [mode]
 * @property {string} [node] path of the Node that runs the apps; the running one by default
 * @property {Record<string, string>} [extraEnv] for tests: added to every process
 */

/**
 * Chooses ports, addresses and secrets. The caller adds the database's address later.
 *
 * @param {import('../paths.mjs').DataLayout} layout
 * @param {StackOptions} options
 * @returns {Promise<Omit<import('./environment.mjs').StackPlan, 'databaseUrl'>>}
 */
export async function planStack(layout, options) {
  const { ports = {}, webInstances = 1, payloadSecret, publishSecret } = options
  const made = readOrMakeSecrets(layout.secretsFile)
  const promised = new Set(
    [ports.web, ports.cms, ports.database].filter((port) => port !== undefined),
  )
  /** @param {number | undefined} wanted */
  const promise = async (wanted) => {
    const port = wanted ?? (await findFreePort(promised))
    promised.add(port)
    return port
  }
  const cmsPort = await promise(ports.cms)
  const firstWebPort = await promise(ports.web)
  const webPorts = [firstWebPort]
  while (webPorts.length < webInstances) webPorts.push(await promise(undefined))
  return {
    layout,
    secrets: {
      ...made,
      payloadSecret: payloadSecret ?? made.payloadSecret,
      publishSecret: publishSecret ?? made.publishSecret,
    },
    listenHost: options.listenHost ?? (await chooseListenHost()),
    cmsPort,
    webPorts,
    siteUrl: options.siteUrl ?? localOrigin(firstWebPort),
    cmsUrl: options.cmsUrl ?? localOrigin(cmsPort),
    adminEmail: options.adminEmail ?? 'admin@studio.example',
    hasSample: options.hasSample ?? false,
    smtpUrl: options.smtpUrl,
    mailFrom: options.mailFrom,
    reviewDir: options.reviewDir,
    trustedProxies: options.trustedProxies,
    edgeInstances: options.edgeInstances,
    mode: options.mode ?? 'production',
    node: options.node ?? process.execPath,
    extraEnv: options.extraEnv ?? {},
  }
}
