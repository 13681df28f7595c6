import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig } from 'payload'
import { categories } from './collections/categories'
import { caseStudies } from './collections/case-studies'
import { downloads } from './collections/downloads'
import { jobs } from './collections/jobs'
import { media } from './collections/media'
import { pages } from './collections/pages'
import { posts } from './collections/posts'
import { priceGroups } from './collections/price-groups'
import { redirects } from './collections/redirects'
import { services } from './collections/services'
import { showreels } from './collections/showreels'
import { testimonials } from './collections/testimonials'
import { users } from './collections/users'
import { videos } from './collections/videos'
import { env } from './env'
import { closeBuiltIns } from './access/close-built-ins'
import { nobody } from './access/nobody'
import { siteEndpoints } from './site-api/endpoints'
import { priceBookEndpoints } from './price-book/endpoints'
import { publishingEndpoints } from './publishing/endpoints'
import { menus } from './globals/menus'
import { siteSettings } from './globals/site-settings'
import { localization } from './localization'
import { richTextEditor } from './fields/rich-text-editor'
import { sharpForUploads } from './uploads/sharp-for-uploads'

const source = path.dirname(fileURLToPath(import.meta.url))

export default buildConfig({
  secret: env.PAYLOAD_SECRET,
  serverURL: env.CMS_URL,
  csrf: [env.CMS_URL],
  cors: [],
  cookiePrefix: 'studio-cms',
  telemetry: false,
  graphQL: { disable: true },
  maxDepth: 3,
  defaultDepth: 1,
  admin: {
    user: users.slug,
    importMap: {
      baseDir: source,
      importMapFile: path.join(source, 'app/(payload)/admin/importMap.js'),
    },
    meta: { titleSuffix: ' · Studio' },
    avatar: 'default',
  },
  collections: [
    priceGroups,
    pages,
    posts,
    caseStudies,
    jobs,
    services,
    videos,
    categories,
    showreels,
    testimonials,
    media,
    downloads,
    redirects,
    users,
  ],
  globals: [siteSettings, menus],
  endpoints: [...siteEndpoints, ...priceBookEndpoints, ...publishingEndpoints],
  jobs: { tasks: [], access: { run: nobody, queue: nobody, cancel: nobody } },
  localization,
  editor: richTextEditor,
  db: postgresAdapter({
    pool: { connectionString: env.DATABASE_URL, max: 10 },
    push: false,
    blocksAsJSON: true,
    migrationDir: path.join(source, 'migrations'),
  }),
  sharp: sharpForUploads,
  typescript: { outputFile: path.join(source, 'payload-types.ts') },
}).then(closeBuiltIns)
