import { chooseListenHost, findFreePort } from '../ports.mjs'
import { readOrMakeSecrets } from '../secrets.mjs'
import { localOrigin } from './environment.mjs'

/**
 * @typedef {object} StackOptions
 * @property {{ web?: number, cms?: number, database?: number }} [ports] free ones where left out
 * @property {number} [webInstances] how many servers of the website, 1 if left out
 * @property {string} [databaseUrl] instead of the embedded database
 * @property {string} [siteUrl] the website's public address, if it is not localhost
 * @property {string} [cmsUrl] the backend's public address, if it is not localhost
 * @property {string} [adminEmail]
 * @property {boolean} [hasSample] whether the set-up makes a sample project for the client portal
 * @property {string} [smtpUrl] without it mail lies in the data folder
 * @property {string} [mailFrom]
 * @property {string} [reviewDir] of versions of films; in the data folder if left out
 * @property {string} [trustedProxies] addresses and ranges whose word on visitors is believed
 * @property {string[]} [edgeInstances] origins of edge caches that the worker purges
 * @property {string} [listenHost]
 * @property {string} [payloadSecret]
 * @property {string} [publishSecret]
 * @property {'production' | 'development'} [mode]
 * @property {string} [node] the program of the Node that runs the apps; the running one if left out
 * @property {Record<string, string>} [extraEnv] for tests: added to every process
 */

/**
 * Settles ports, addresses and secrets. The database's address is added when it is open.
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
