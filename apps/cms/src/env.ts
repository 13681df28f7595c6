import { readEnvironment } from '@studio/shared/environment'
import { trustedProxiesSchema } from '@studio/shared/visitor/trusted-proxies'
import { z } from 'zod'

const origin = z
  .url({ protocol: /^https?$/, message: 'must be an http(s) address' })
  .transform((url) => new URL(url).origin)

const variablesSchema = z.object({
  /** The URL of a database with Postgres 16 or newer. */
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  /** The secret that signs the admin's sessions. */
  PAYLOAD_SECRET: z.string().min(32, 'must have at least 32 characters'),
  /** The secret that signs the worker's messages to the web, which has the same secret. */
  PUBLISH_SECRET: z.string().min(32, 'must have at least 32 characters'),
  /** The public URL of this app. */
  CMS_URL: origin,
  /** The public URL of the site. */
  WEB_URL: origin,
  /** The URLs of all web instances for the worker, separated by commas. The default is WEB_URL. */
  WEB_INSTANCES: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(origin))
    .optional(),
  /**
   * The URLs of the edge caches in front of the web instances, separated by commas. By default
   * there are none.
   */
  EDGE_INSTANCES: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(origin))
    .default([]),
  /** Proxies in front of this app whose headers with visitors' IP addresses are trusted. */
  TRUSTED_PROXIES: trustedProxiesSchema,
  /** The folder of uploaded files. */
  MEDIA_DIR: z.string().min(1),
  /** The folder of video versions, which are large. By default it is a part of MEDIA_DIR. */
  REVIEW_DIR: z.string().min(1).optional(),
  /** An S3 bucket for video versions, used instead of the folder. */
  REVIEW_BUCKET: z.string().min(3).optional(),
  /** The URL of an S3 server other than Amazon's. */
  REVIEW_BUCKET_URL: z.url({ protocol: /^https?$/ }).optional(),
  REVIEW_BUCKET_REGION: z.string().default('us-east-1'),
  /** The bucket's access key and secret. By default, the role of the machine is used. */
  REVIEW_BUCKET_KEY: z.string().optional(),
  REVIEW_BUCKET_SECRET: z.string().optional(),
  /** The search path for programs such as ffmpeg. */
  PATH: z.string().default(''),
  /** The email address of the first admin, whom the setup creates if there is no admin yet. */
  ADMIN_EMAIL: z.email().default('admin@studio.example'),
  /** The file for the first admin's generated password. */
  ADMIN_PASSWORD_FILE: z.string().min(1).optional(),
  /**
   * The file for the password of the sample project's client. Without it, no sample project is
   * created.
   */
  SAMPLE_PASSWORD_FILE: z.string().min(1).optional(),
  /**
   * The mail server: smtp://user:password@host:587, or smtps://. Without it, mails are written to
   * MAIL_DIR.
   */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, message: 'must start with smtp:// or smtps://' })
    .optional(),
  /** The sender address of mails. The default is the first contact in the site settings. */
  MAIL_FROM: z.email().optional(),
  /** The folder for mails that are not sent by SMTP. Each mail is a file. */
  MAIL_DIR: z.string().min(1).optional(),
  /** Enables logins through GitHub, which need the next two variables. */
  OAUTH_GITHUB_ENABLED: z.stringbool().default(false),
  OAUTH_GITHUB_CLIENT_ID: z.string().optional(),
  OAUTH_GITHUB_CLIENT_SECRET: z.string().optional(),
  /** The URL of a GitHub Enterprise server. */
  OAUTH_GITHUB_URL: origin.default('https://github.com'),
  /**
   * One more login provider with OpenID Connect. It is enabled if issuer, id and secret are set.
   */
  OAUTH_OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OAUTH_OIDC_CLIENT_ID: z.string().optional(),
  OAUTH_OIDC_CLIENT_SECRET: z.string().optional(),
  /** The name of this provider on its login button. */
  OAUTH_OIDC_NAME: z.string().default('OpenID'),
  /** The number of days for which events are stored in the security log. */
  SECURITY_LOG_DAYS: z.coerce.number().int().min(90).default(365),
  /** The URL of a language model for the guide, with OpenAI's protocol. It usually ends in /v1. */
  GUIDE_MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  GUIDE_MODEL_KEY: z.string().optional(),
  /** The model's name at that server. */
  GUIDE_MODEL: z.string().optional(),
  /**
   * The maximum number of the model's tokens per day for all visitors. Beyond it, the guide answers
   * without the model.
   */
  GUIDE_DAILY_TOKENS: z.coerce.number().int().positive().default(1_000_000),
  /** A file that the healthy worker touches, so that a container can check its health. */
  WORKER_HEARTBEAT_FILE: z.string().min(1).optional(),
  /**
   * The number of seconds that a change may wait for the web before this app reports that it is not
   * ready.
   */
  OUTBOX_MAX_AGE: z.coerce.number().int().positive().default(900),
})

const GUIDE_VARIABLES = ['GUIDE_MODEL_URL', 'GUIDE_MODEL_KEY', 'GUIDE_MODEL'] as const

/**
 * An incomplete configuration of the model is refused, because otherwise the guide would answer
 * without the model and nobody would notice.
 */
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
