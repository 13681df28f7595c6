import { parseDatabaseUrl } from '../database/database-url.mjs'
import {
  parseEmail,
  parseFolder,
  parseHost,
  parseMemory,
  parseOrigin,
  parseOrigins,
  parsePort,
  parseProxies,
  parseSecret,
  parseSmtpUrl,
} from './parsers.mjs'

/**
 * All settings of the launcher, each with its variable, parser, description and default. If an
 * optional one has no value, the launcher finds or generates it.
 */
export const settingsSchema = {
  webPort: setting('WEB_PORT', parsePort, 'port of the website', '3000'),
  cmsPort: setting('CMS_PORT', parsePort, 'port of the editorial backend', '3001'),
  databasePort: optional('DATABASE_PORT', parsePort, 'port of the embedded database'),
  listenHost: optional(
    'LISTEN_HOST',
    parseHost,
    'where the apps listen: every address, or localhost',
  ),
  dataDir: setting('DATA_DIR', parseFolder, 'folder of database, media, secrets and logs', '.data'),
  reviewDir: optional(
    'REVIEW_DIR',
    parseFolder,
    'folder of the versions of films, which are large; a part of the media folder when not set',
  ),
  databaseUrl: optional('DATABASE_URL', parseDatabaseUrl, 'a Postgres of your own to use instead'),
  siteUrl: optional('SITE_URL', parseOrigin, 'public address of the website'),
  cmsUrl: optional('CMS_URL', parseOrigin, 'public address of the editorial backend'),
  adminEmail: setting('ADMIN_EMAIL', parseEmail, 'the first admin', 'admin@studio.example'),
  smtpUrl: optional(
    'SMTP_URL',
    parseSmtpUrl,
    'the mail server; without it mails are written to a folder',
  ),
  mailFrom: optional('MAIL_FROM', parseEmail, 'the address that mails come from'),
  payloadSecret: optional('PAYLOAD_SECRET', parseSecret, 'signs sessions; made when not set'),
  trustedProxies: optional(
    'TRUSTED_PROXIES',
    parseProxies,
    'addresses and ranges of your proxies; the site takes visitors’ addresses from their headers',
  ),
  publishSecret: optional('PUBLISH_SECRET', parseSecret, 'signs publish events; made when not set'),
  edgeInstances: optional(
    'EDGE_INSTANCES',
    parseOrigins,
    'edge caches that the worker purges, with commas between them; npm run edge when not set',
  ),
  edgePort: setting('EDGE_PORT', parsePort, 'port of npm run edge', '3080'),
  edgeMemory: setting('EDGE_MEMORY', parseMemory, 'what the edge may store', '256m'),
  webOrigins: optional(
    'WEB_INSTANCES',
    parseOrigins,
    'web servers behind npm run edge, with commas between them; that on WEB_PORT when not set',
  ),
}

/**
 * @template Value
 * @param {string} variable
 * @param {(name: string, text: string) => Value} parse
 * @param {string} about
 * @param {string} fallback
 */
function setting(variable, parse, about, fallback) {
  return { variable, parse, about, fallback }
}

/**
 * @template Value
 * @param {string} variable
 * @param {(name: string, text: string) => Value} parse
 * @param {string} about
 */
function optional(variable, parse, about) {
  return { variable, parse, about, fallback: undefined }
}

export function describeSettings() {
  const lines = Object.values(settingsSchema).map(({ variable, about, fallback }) => {
    return `  ${variable.padEnd(15)} ${about}${fallback ? ` (${fallback})` : ''}`
  })
  return ['Environment variables that npm start reads:', ...lines].join('\n')
}
