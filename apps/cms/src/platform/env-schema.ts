import { originSchema, secretSchema } from '@studio/shared/environment'
import { trustedProxiesSchema } from '@studio/shared/visitor/trusted-proxies'
import { z } from 'zod'

const webAddress = z.url({
  protocol: /^https?$/,
  hostname: /./,
  error: 'must be an address that begins with http:// or https://',
})

const email = z.email('must be an e-mail address')

function wholeNumber(min: number) {
  const error = `must be a whole number, ${String(min)} at least`
  return z.coerce.number({ error }).int({ error }).min(min, { error })
}

const variablesSchema = z.object({
  /** The URL of a database with Postgres 16 or newer. */
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://'),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('production'),
  /** The secret that signs the admin's sessions. */
  PAYLOAD_SECRET: secretSchema,
  /**
   * The secret that signs the worker's messages to the web, which has the same secret. Only the
   * set-up does without it.
   */
  PUBLISH_SECRET: secretSchema.optional(),
  /** The public URL of this app. */
  CMS_URL: originSchema,
  /** The public URL of the site. */
  WEB_URL: originSchema,
  /** The URLs of all web instances for the worker, separated by commas. The default is WEB_URL. */
  WEB_INSTANCES: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(originSchema))
    .optional(),
  /**
   * The URLs of the edge caches in front of the web instances, separated by commas. By default
   * there are none.
   */
  EDGE_INSTANCES: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(originSchema))
    .default([]),
  /** Proxies in front of this app whose headers with visitors' IP addresses are trusted. */
  TRUSTED_PROXIES: trustedProxiesSchema,
  /** The folder of uploaded files. */
  MEDIA_DIR: z.string().min(1),
  /** The folder of video versions, which are large. By default it is a part of MEDIA_DIR. */
  REVIEW_DIR: z.string().min(1).optional(),
  /** An S3 bucket for video versions, used instead of the folder. */
  REVIEW_BUCKET: z
    .string()
    .regex(/^[\w.-]{3,}$/, 'must be the name of a bucket: letters, digits, hyphens and dots')
    .optional(),
  /** The URL of an S3 server other than Amazon's. */
  REVIEW_BUCKET_URL: webAddress.optional(),
  REVIEW_BUCKET_REGION: z.string().default('us-east-1'),
  /** The bucket's access key and secret. By default, the role of the machine is used. */
  REVIEW_BUCKET_KEY: z.string().optional(),
  REVIEW_BUCKET_SECRET: z.string().optional(),
  /** The search path for programs such as ffmpeg. */
  PATH: z.string().default(''),
  /** The email address of the first admin, whom the setup creates if there is no admin yet. */
  ADMIN_EMAIL: email.default('admin@studio.example'),
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
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'must be an address like smtp://user:password@mail.example:587, or with smtps://',
    })
    .optional(),
  /** The sender address of mails. The default is the first contact in the site settings. */
  MAIL_FROM: email.optional(),
  /** The folder for mails that are not sent by SMTP. Each mail is a file. */
  MAIL_DIR: z.string().min(1).optional(),
  /** Enables logins through GitHub, which need the next two variables. */
  OAUTH_GITHUB_ENABLED: z.stringbool({ error: 'must be true or false' }).default(false),
  OAUTH_GITHUB_CLIENT_ID: z.string().optional(),
  OAUTH_GITHUB_CLIENT_SECRET: z.string().optional(),
  /** The URL of a GitHub Enterprise server. */
  OAUTH_GITHUB_URL: originSchema.default('https://github.com'),
  /**
   * One more login provider with OpenID Connect. It is enabled if issuer, id and secret are set.
   */
  OAUTH_OIDC_ISSUER: webAddress.optional(),
  OAUTH_OIDC_CLIENT_ID: z.string().optional(),
  OAUTH_OIDC_CLIENT_SECRET: z.string().optional(),
  /** The name of this provider on its login button. */
  OAUTH_OIDC_NAME: z.string().default('OpenID'),
  /** The number of days for which events are stored in the security log. */
  SECURITY_LOG_DAYS: wholeNumber(90).default(365),
  /** The URL of a language model for the guide, with OpenAI's protocol. It usually ends in /v1. */
  GUIDE_MODEL_URL: webAddress.optional(),
  GUIDE_MODEL_KEY: z.string().optional(),
  /** The model's name at that server. */
  GUIDE_MODEL: z.string().optional(),
  /**
   * The maximum number of the model's tokens per day for all visitors. Beyond it, the guide answers
   * without the model.
   */
  GUIDE_DAILY_TOKENS: wholeNumber(1).default(1_000_000),
  /** A file that the healthy worker touches, so that a container can check its health. */
  WORKER_HEARTBEAT_FILE: z.string().min(1).optional(),
  /**
   * The number of seconds that a change may wait for the web before this app reports that it is not
   * ready.
   */
  OUTBOX_MAX_AGE: wholeNumber(1).default(900),
})

/** Variables that are useless without each other: all of a group are set, or none. */
const GROUPS = [
  ['GUIDE_MODEL_URL', 'GUIDE_MODEL_KEY', 'GUIDE_MODEL'],
  ['OAUTH_OIDC_ISSUER', 'OAUTH_OIDC_CLIENT_ID', 'OAUTH_OIDC_CLIENT_SECRET'],
  ['REVIEW_BUCKET_KEY', 'REVIEW_BUCKET_SECRET'],
] as const

/** Variables that need others, which may be set without them. */
const NEEDS = [
  ['OAUTH_GITHUB_ENABLED', 'OAUTH_GITHUB_CLIENT_ID'],
  ['OAUTH_GITHUB_ENABLED', 'OAUTH_GITHUB_CLIENT_SECRET'],
  ['REVIEW_BUCKET_URL', 'REVIEW_BUCKET'],
  ['REVIEW_BUCKET_KEY', 'REVIEW_BUCKET'],
] as const

/**
 * An incomplete configuration of an optional part is refused, because otherwise the part would be
 * off and nobody would notice.
 */
function refuseIncomplete(variables: Partial<Env>, context: z.RefinementCtx): void {
  const isSet = (name: keyof Env) => Boolean(variables[name])
  const refuse = (name: keyof Env, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  for (const group of GROUPS) {
    const missing = group.filter((name) => !isSet(name))
    if (missing.length === group.length) continue
    const advice = `: set ${new Intl.ListFormat('en').format(group)}, or none of them`
    for (const name of missing) refuse(name, `is not set${name === missing.at(-1) ? advice : ''}`)
  }
  for (const [name, needed] of NEEDS) {
    if (isSet(name) && !isSet(needed)) refuse(needed, `is not set, but ${name} needs it`)
  }
}

export const envSchema = variablesSchema.superRefine(refuseIncomplete)

export type Env = z.infer<typeof variablesSchema>

const servingSchema = variablesSchema
  .required({ PUBLISH_SECRET: true })
  .superRefine(refuseIncomplete)

const BY_ALL = [
  'DATABASE_URL',
  'NODE_ENV',
  'PAYLOAD_SECRET',
  'CMS_URL',
  'WEB_URL',
  'MEDIA_DIR',
  'REVIEW_DIR',
  'REVIEW_BUCKET',
  'REVIEW_BUCKET_URL',
  'REVIEW_BUCKET_REGION',
  'REVIEW_BUCKET_KEY',
  'REVIEW_BUCKET_SECRET',
  'PATH',
] as const

interface ProcessSettings {
  /** The subject of its messages. */
  subject: string
  schema: z.ZodObject
  reads: readonly (keyof Env)[]
}

/**
 * The processes of this app, with the variables that each reads. With containers each gets only
 * these, so that a changed variable restarts no other process.
 */
export const PROCESSES = {
  'set-up': {
    subject: 'The set-up',
    schema: envSchema,
    reads: [...BY_ALL, 'ADMIN_EMAIL', 'ADMIN_PASSWORD_FILE', 'SAMPLE_PASSWORD_FILE'],
  },
  server: {
    subject: 'The CMS',
    schema: servingSchema,
    reads: [
      ...BY_ALL,
      'PUBLISH_SECRET',
      'TRUSTED_PROXIES',
      'MAIL_DIR',
      'OUTBOX_MAX_AGE',
      'OAUTH_GITHUB_ENABLED',
      'OAUTH_GITHUB_CLIENT_ID',
      'OAUTH_GITHUB_CLIENT_SECRET',
      'OAUTH_GITHUB_URL',
      'OAUTH_OIDC_ISSUER',
      'OAUTH_OIDC_CLIENT_ID',
      'OAUTH_OIDC_CLIENT_SECRET',
      'OAUTH_OIDC_NAME',
      'GUIDE_MODEL_URL',
      'GUIDE_MODEL_KEY',
      'GUIDE_MODEL',
      'GUIDE_DAILY_TOKENS',
    ],
  },
  worker: {
    subject: 'The worker',
    schema: servingSchema,
    reads: [
      ...BY_ALL,
      'PUBLISH_SECRET',
      'WEB_INSTANCES',
      'EDGE_INSTANCES',
      'SMTP_URL',
      'MAIL_FROM',
      'MAIL_DIR',
      'SECURITY_LOG_DAYS',
      'WORKER_HEARTBEAT_FILE',
    ],
  },
} satisfies Record<string, ProcessSettings>

export type ProcessName = keyof typeof PROCESSES
