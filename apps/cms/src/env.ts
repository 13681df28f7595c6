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
  /** Signs the worker's messages to the web, which has the same secret. */
  PUBLISH_SECRET: z.string().min(32, 'must have at least 32 characters'),
  /** The public URL of this app. */
  CMS_URL: origin,
  /** The public URL of the site. */
  WEB_URL: origin,
  /** URLs of all web instances for the worker, comma-separated; WEB_URL if unset. */
  WEB_INSTANCES: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(origin))
    .optional(),
  /** URLs of the edge caches in front of them, comma-separated; none if unset. */
  EDGE_INSTANCES: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(origin))
    .default([]),
  /** Proxies in front of this app whose headers with visitors' IP addresses are trusted. */
  TRUSTED_PROXIES: trustedProxiesSchema,
  /** Folder of uploaded files. */
  MEDIA_DIR: z.string().min(1),
  /** Folder of video versions, which are large; a part of MEDIA_DIR if unset. */
  REVIEW_DIR: z.string().min(1).optional(),
  /** An S3 bucket for them, instead of the folder. */
  REVIEW_BUCKET: z.string().min(3).optional(),
  /** URL of an S3 server other than Amazon's. */
  REVIEW_BUCKET_URL: z.url({ protocol: /^https?$/ }).optional(),
  REVIEW_BUCKET_REGION: z.string().default('us-east-1'),
  /** Access key and secret; if unset, the machine's own role is used. */
  REVIEW_BUCKET_KEY: z.string().optional(),
  REVIEW_BUCKET_SECRET: z.string().optional(),
  /** Search path for programs such as ffmpeg. */
  PATH: z.string().default(''),
  /** The first admin, whom the setup creates if there is no admin yet. */
  ADMIN_EMAIL: z.email().default('admin@studio.example'),
  /** File for the first admin's generated password. */
  ADMIN_PASSWORD_FILE: z.string().min(1).optional(),
  /**
   * File for the password of the sample project's client; without it there is no sample project.
   */
  SAMPLE_PASSWORD_FILE: z.string().min(1).optional(),
  /**
   * Mail server: smtp://user:password@host:587, or smtps://. If unset, mails are written to
   * MAIL_DIR.
   */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, message: 'must start with smtp:// or smtps://' })
    .optional(),
  /** Sender address of mails; the first contact in the site settings if unset. */
  MAIL_FROM: z.email().optional(),
  /** Folder for mails that are not sent by SMTP, one file each. */
  MAIL_DIR: z.string().min(1).optional(),
  /** Enables logins through GitHub, which need the next two variables. */
  OAUTH_GITHUB_ENABLED: z.stringbool().default(false),
  OAUTH_GITHUB_CLIENT_ID: z.string().optional(),
  OAUTH_GITHUB_CLIENT_SECRET: z.string().optional(),
  /** URL of a GitHub Enterprise server. */
  OAUTH_GITHUB_URL: origin.default('https://github.com'),
  /** One more provider with OpenID Connect, enabled if issuer, id and secret are set. */
  OAUTH_OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OAUTH_OIDC_CLIENT_ID: z.string().optional(),
  OAUTH_OIDC_CLIENT_SECRET: z.string().optional(),
  /** Label of its button. */
  OAUTH_OIDC_NAME: z.string().default('OpenID'),
  /** Days for which events are stored in the security log. */
  SECURITY_LOG_DAYS: z.coerce.number().int().min(90).default(365),
  /** A language model for the guide with OpenAI's protocol; the URL usually ends in /v1. */
  GUIDE_MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  GUIDE_MODEL_KEY: z.string().optional(),
  /** The model's name at that server. */
  GUIDE_MODEL: z.string().optional(),
  /**
   * Limit of the model's tokens per day for all visitors. Beyond it the guide answers without the
   * model.
   */
  GUIDE_DAILY_TOKENS: z.coerce.number().int().positive().default(1_000_000),
  /** The healthy worker touches this file, for a container's health check. */
  WORKER_HEARTBEAT_FILE: z.string().min(1).optional(),
  /** Seconds that a change may wait for the web before this app reports that it is not ready. */
  OUTBOX_MAX_AGE: z.coerce.number().int().positive().default(900),
})

const GUIDE_VARIABLES = ['GUIDE_MODEL_URL', 'GUIDE_MODEL_KEY', 'GUIDE_MODEL'] as const

/** An incomplete configuration is refused: the guide would silently answer without the model. */
export const envSchema = variablesSchema.superRefine((variables, context) => {
  const missing = GUIDE_VARIABLES.filter((name) => variables[name] === undefined)
  if (missing.length === 0 || missing.length === GUIDE_VARIABLES.length) return
  for (const name of missing) {
    const message = 'is needed with the other two of the guide'
    context.addIssue({ code: 'custom', path: [name], message })
  }
})

export type Env = z.infer<typeof envSchema>

/** Placeholders for builds, which run without a configuration and never use it. */
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
