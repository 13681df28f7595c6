import { readEnvironment } from '@studio/shared/environment'
import { trustedProxiesSchema } from '@studio/shared/visitor/trusted-proxies'
import { z } from 'zod'

const origin = z
  .url({ protocol: /^https?$/, message: 'must be an http(s) address' })
  .transform((url) => new URL(url).origin)

const variablesSchema = z.object({
  /** Postgres 16 or newer. */
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  /** Signs the admin's sessions. */
  PAYLOAD_SECRET: z.string().min(32, 'must have at least 32 characters'),
  /** Signs what the worker tells the web; the web has the same one. */
  PUBLISH_SECRET: z.string().min(32, 'must have at least 32 characters'),
  /** This app's own public address. */
  CMS_URL: origin,
  /** The site's public address. */
  WEB_URL: origin,
  /** Addresses of all web instances as the worker reaches them, comma-separated; the site's own if unset. */
  WEB_INSTANCES: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(origin))
    .optional(),
  /** Addresses of the edge caches in front of them, comma-separated; none if unset. */
  EDGE_INSTANCES: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(origin))
    .default([]),
  /** Proxies in front of this app, whose word on visitors' addresses counts. */
  TRUSTED_PROXIES: trustedProxiesSchema,
  /** Where uploaded files lie. */
  MEDIA_DIR: z.string().min(1),
  /** Where versions of films lie, which are large; a part of MEDIA_DIR if unset. */
  REVIEW_DIR: z.string().min(1).optional(),
  /** A bucket of S3 where they lie instead. */
  REVIEW_BUCKET: z.string().min(3).optional(),
  /** Of a server that speaks the protocol of S3 and is not Amazon's. */
  REVIEW_BUCKET_URL: z.url({ protocol: /^https?$/ }).optional(),
  REVIEW_BUCKET_REGION: z.string().default('us-east-1'),
  /** With its secret; without them the machine's own role. */
  REVIEW_BUCKET_KEY: z.string().optional(),
  REVIEW_BUCKET_SECRET: z.string().optional(),
  /** Folders in which programs such as ffmpeg are looked for. */
  PATH: z.string().default(''),
  /** The first admin, made by the set-up when there is no staff yet. */
  ADMIN_EMAIL: z.email().default('admin@studio.example'),
  /** Where the set-up writes the first admin's generated password. */
  ADMIN_PASSWORD_FILE: z.string().min(1).optional(),
  /** Where the set-up writes the password of a sample project's client; unset: there is no sample. */
  SAMPLE_PASSWORD_FILE: z.string().min(1).optional(),
  /** Where mail is sent: smtp://user:password@host:587, or smtps://. Unset: it lies in MAIL_DIR. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, message: 'must start with smtp:// or smtps://' })
    .optional(),
  /** The address that mails come from; that of the first contact in the site settings if unset. */
  MAIL_FROM: z.email().optional(),
  /** Where mail lies that is not sent by SMTP, a file each. */
  MAIL_DIR: z.string().min(1).optional(),
  /** Whether people can log in through GitHub; the next two are needed for it. */
  OAUTH_GITHUB_ENABLED: z.stringbool().default(false),
  OAUTH_GITHUB_CLIENT_ID: z.string().optional(),
  OAUTH_GITHUB_CLIENT_SECRET: z.string().optional(),
  /** Another one than github.com: a company's own. */
  OAUTH_GITHUB_URL: origin.default('https://github.com'),
  /** One more provider, by OpenID Connect: off unless issuer, id and secret are set. */
  OAUTH_OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OAUTH_OIDC_CLIENT_ID: z.string().optional(),
  OAUTH_OIDC_CLIENT_SECRET: z.string().optional(),
  /** What stands on its button. */
  OAUTH_OIDC_NAME: z.string().default('OpenID'),
  /** Days that an event is kept in the security log. */
  SECURITY_LOG_DAYS: z.coerce.number().int().min(90).default(365),
  /** A language model for the guide, by the protocol of OpenAI: its address, ends in /v1 as a rule. */
  GUIDE_MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  GUIDE_MODEL_KEY: z.string().optional(),
  /** The model's name there. */
  GUIDE_MODEL: z.string().optional(),
  /** Tokens that it may take in a day, of all visitors; after that the pages answer. */
  GUIDE_DAILY_TOKENS: z.coerce.number().int().positive().default(1_000_000),
  /** The worker touches this file while it is well, for a container's health check. */
  WORKER_HEARTBEAT_FILE: z.string().min(1).optional(),
  /** Seconds that a change may wait for the web before this app says that it is not ready. */
  OUTBOX_MAX_AGE: z.coerce.number().int().positive().default(900),
})

const GUIDE_VARIABLES = ['GUIDE_MODEL_URL', 'GUIDE_MODEL_KEY', 'GUIDE_MODEL'] as const

/** Half a model is a mistake: the guide would answer without it, and nobody would know why. */
export const envSchema = variablesSchema.superRefine((variables, context) => {
  const missing = GUIDE_VARIABLES.filter((name) => variables[name] === undefined)
  if (missing.length === 0 || missing.length === GUIDE_VARIABLES.length) return
  for (const name of missing) {
    const message = 'is needed with the other two of the guide'
    context.addIssue({ code: 'custom', path: [name], message })
  }
})

export type Env = z.infer<typeof envSchema>

/** A build has no configuration and needs none: nothing of this is ever used. */
const BUILD_VALUES = {
  DATABASE_URL: 'postgres://build',
  PAYLOAD_SECRET: 'x'.repeat(32),
  PUBLISH_SECRET: 'x'.repeat(32),
  CMS_URL: 'http://build',
  WEB_URL: 'http://build',
  MEDIA_DIR: 'build',
}

function isTooling(): boolean {
  return (
    process.env.NEXT_PHASE === 'phase-production-build' || process.env.PAYLOAD_TOOLING === 'true'
  )
}

export const env = readEnvironment(
  envSchema,
  process.env,
  'The CMS',
  isTooling() ? BUILD_VALUES : undefined,
)
