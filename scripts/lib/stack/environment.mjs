import { cleanEnvironment } from '../clean-environment.mjs'

/**
 * The settings of a stack, fixed before any part starts.
 *
 * @typedef {object} StackPlan
 * @property {import('../paths.mjs').DataLayout} layout
 * @property {import('../secrets.mjs').Secrets} secrets
 * @property {string} databaseUrl
 * @property {string} listenHost
 * @property {number} cmsPort
 * @property {number[]} webPorts one for each instance of the website
 * @property {string} siteUrl the website's public address
 * @property {string} cmsUrl the backend's public address
 * @property {string} adminEmail
 * @property {boolean} hasSample whether the set-up makes a sample project
 * @property {string | undefined} smtpUrl
 * @property {string | undefined} mailFrom
 * @property {string | undefined} reviewDir
 * @property {string | undefined} trustedProxies
 * @property {string[] | undefined} edgeInstances
 * @property {'production' | 'development'} mode
 * @property {string} node the program that runs set-up, apps and worker
 * @property {Record<string, string>} extraEnv for tests: added to every process
 */

/**
 * The environment of the backend, its set-up and its worker.
 *
 * @param {StackPlan} plan
 * @returns {NodeJS.ProcessEnv}
 */
export function cmsEnvironment(plan) {
  return {
    ...commonEnvironment(plan),
    DATABASE_URL: plan.databaseUrl,
    PAYLOAD_SECRET: plan.secrets.payloadSecret,
    CMS_URL: plan.cmsUrl,
    WEB_URL: plan.siteUrl,
    WEB_INSTANCES: plan.webPorts.map(localOrigin).join(','),
    ...(plan.edgeInstances && { EDGE_INSTANCES: plan.edgeInstances.join(',') }),
    MEDIA_DIR: plan.layout.mediaDir,
    MAIL_DIR: plan.layout.outboxDir,
    ...(plan.smtpUrl && { SMTP_URL: plan.smtpUrl }),
    ...(plan.mailFrom && { MAIL_FROM: plan.mailFrom }),
    ...(plan.reviewDir && { REVIEW_DIR: plan.reviewDir }),
    PORT: String(plan.cmsPort),
  }
}

/**
 * @param {StackPlan} plan
 * @returns {NodeJS.ProcessEnv}
 */
export function setUpEnvironment(plan) {
  return {
    ...cmsEnvironment(plan),
    ADMIN_EMAIL: plan.adminEmail,
    ADMIN_PASSWORD_FILE: plan.layout.adminPasswordFile,
    ...(plan.hasSample && { SAMPLE_PASSWORD_FILE: plan.layout.samplePasswordFile }),
  }
}

/**
 * @param {StackPlan} plan
 * @param {number} port
 * @returns {NodeJS.ProcessEnv}
 */
export function webEnvironment(plan, port) {
  return {
    ...commonEnvironment(plan),
    CMS_URL: localOrigin(plan.cmsPort),
    SITE_URL: plan.siteUrl,
    PORT: String(port),
  }
}

/** @param {number} port */
export function localOrigin(port) {
  return `http://localhost:${port}`
}

/**
 * @param {StackPlan} plan
 * @returns {NodeJS.ProcessEnv}
 */
function commonEnvironment({ mode, secrets, listenHost, trustedProxies, extraEnv }) {
  return {
    ...cleanEnvironment(process.env),
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: '1',
    // In development, Payload would report that the website's package for the live preview has no
    // release of the CMS's version.
    PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true',
    PUBLISH_SECRET: secrets.publishSecret,
    HOSTNAME: listenHost,
    ...(trustedProxies && { TRUSTED_PROXIES: trustedProxies }),
    ...extraEnv,
  }
}
