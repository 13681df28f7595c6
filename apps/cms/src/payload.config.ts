import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig } from 'payload'
import { ar } from 'payload/i18n/ar'
import { de } from 'payload/i18n/de'
import { en } from 'payload/i18n/en'
import { attachments } from './features/inbox/collections/attachments'
import { categories } from './content/categories/collection'
import { caseStudies } from './content/case-studies/collection'
import { deliverableVersions } from './features/review/collections/deliverable-versions'
import { deliverables } from './features/review/collections/deliverables'
import { downloads } from './content/downloads/collection'
import { guideConversations } from './features/guide/collections/guide-conversations'
import { guideQuestions } from './features/guide/collections/guide-questions'
import { jobs } from './content/jobs/collection'
import { mails } from './platform/mail/collection'
import { media } from './content/media/collection'
import { refusePayloadMail } from './platform/mail/payload-mail'
import { noteFiles } from './features/review/collections/note-files'
import { pages } from './content/pages/collection'
import { posts } from './content/posts/collection'
import { priceGroups } from './features/prices/collection'
import { projects } from './features/review/collections/projects'
import { redirects } from './content/redirects/collection'
import { replies } from './features/inbox/collections/replies'
import { guestLinks } from './features/review/collections/guest-links'
import { guestVisits } from './features/review/collections/guest-visits'
import { reviewNotes } from './features/review/collections/review-notes'
import { reviewReplies } from './features/review/collections/review-replies'
import { reviewRounds } from './features/review/collections/review-rounds'
import { searchMisses } from './features/search/collections/search-misses'
import { searchSynonyms } from './features/search/collections/search-synonyms'
import { services } from './content/services/collection'
import { sessions } from './features/accounts/sessions/collection'
import { showreels } from './content/showreels/collection'
import { signOffs } from './features/review/collections/sign-offs'
import { submissions } from './features/inbox/collections/submissions'
import { subscribers } from './features/inbox/newsletter/collection'
import { testimonials } from './content/testimonials/collection'
import { users } from './features/accounts/collection'
import { videos } from './content/videos/collection'
import { env } from './platform/env'
import { ONE_QUERY_CLIENT } from './platform/database/one-query-client'
import { closeBuiltIns, limitPreferences } from './platform/api/close-built-ins'
import { nobody } from './platform/access/rules'
import { wordsForTranslators } from './editor/languages/translators/words-for-translators'
import { PAYLOAD_WORDS } from './platform/admin-language/payload-words'
import { translateConfig } from './platform/admin-language/translate-config'
import { translateRefusal } from './platform/admin-language/translate-refusal'
import { deskEndpoints } from './editor/desk/endpoints'
import { changeLog } from './editor/log/plugin'
import { safeEditing } from './editor/saving/plugin'
import { confirmDeletions, confirmedDeletion } from './features/accounts/confirm-deletions'
import { accountEndpoints } from './features/accounts/endpoints'
import { personalDataEndpoints } from './features/personal-data/endpoints'
import { hookEverywhere } from './platform/api/hook-everywhere'
import { lockDeleted } from './platform/api/lock-deleted'
import { explainBadInput } from './platform/api/explain-bad-input'
import { answerNegatedFilters } from './platform/api/negated-filters'
import { refuseMissingBodies } from './platform/api/refuse-missing-bodies'
import { refuseShapes, refuseShapesInGlobals } from './platform/fields/refuse-wrong-shapes'
import { refuseHiddenSorts } from './platform/api/refuse-hidden-sorts'
import { inboxEndpoints } from './features/inbox/endpoints'
import { guideEndpoints } from './features/guide/endpoints'
import { findEndpoints } from './editor/find-and-replace/endpoints'
import { siteEndpoints } from './site/endpoints'
import { manyPrices } from './features/prices/bulk/plugin'
import { priceBookEndpoints } from './features/prices/endpoints'
import { reviewVersionEndpoints } from './features/review/versions/endpoints'
import { previewEndpoints } from './editor/preview/endpoints'
import { preflight } from './editor/preflight/plugin'
import { publishingEndpoints } from './editor/publishing/endpoints'
import { publicListEndpoints } from './site/public-lists/endpoints'
import { endReviewWithAccount } from './features/review/end-review-work'
import { reviewEndpoints } from './features/review/endpoints'
import { mediaLibraryEndpoints } from './editor/media/endpoints'
import { menuEntryEndpoints } from './content/menus/entry/endpoints'
import { menus } from './content/menus/global'
import { searchEndpoints } from './features/search/endpoints'
import { securitySettings } from './features/accounts/security-settings'
import { siteSettings } from './content/site-settings/global'
import { localization } from './platform/localization'
import { logger } from './platform/logging/logger'
import { plainWords } from './platform/fields/plain-words'
import { wholeDocuments } from './platform/fields/whole-document'
import { richTextEditor } from './platform/fields/rich-text-editor'
import { securityEvents } from './platform/security-log/collection'
import { recordDeletions } from './platform/security-log/hooks'
import { recordRefusedRequest } from './platform/security-log/record-refusal'
import { translations } from './editor/languages/plugin'
import { contentTrash } from './editor/trash/plugin'
import { releases } from './editor/schedule/plugin'
import { checkFiles } from './platform/uploads/check-files'
import { sendOnlyOwnFiles } from './platform/uploads/own-files-only'
import { sharpForUploads } from './platform/uploads/sharp-for-uploads'

const source = path.dirname(fileURLToPath(import.meta.url))

export default buildConfig({
  secret: env.PAYLOAD_SECRET,
  serverURL: env.CMS_URL,
  csrf: [env.CMS_URL],
  cors: [],
  cookiePrefix: 'studio-cms',
  telemetry: false,
  logger,
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
    // The formats for a day and a time of the chosen language.
    dateFormat: 'PPp',
    components: {
      graphics: { Icon: '/platform/brand/logo#Icon', Logo: '/platform/brand/logo#Logo' },
      afterLogin: ['/features/accounts/second-factor/admin/site-login-link#SiteLoginLink'],
      actions: ['/editor/find-and-replace/admin/find-button#FindButton'],
      afterNavLinks: ['/editor/find-and-replace/admin/says-link#SaysLink'],
      views: {
        dashboard: { Component: '/editor/desk/admin/desk-view#DeskView' },
        says: { Component: '/editor/find-and-replace/admin/says-view#SaysView', path: '/says' },
      },
      providers: [
        '/features/accounts/sessions/admin/keep-session#KeepSession',
        '/platform/admin-language/controls/controls-provider#ControlsProvider',
        '/editor/find-and-replace/admin/find-provider#FindProvider',
      ],
    },
  },
  collections: recordDeletions([
    priceGroups,
    ...[
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
    ].map(wordsForTranslators),
    redirects,
    searchSynonyms,
    searchMisses,
    endReviewWithAccount(users),
    sessions,
    submissions,
    replies,
    guideQuestions,
    guideConversations,
    subscribers,
    attachments,
    projects,
    deliverables,
    deliverableVersions,
    reviewNotes,
    reviewReplies,
    noteFiles,
    guestLinks,
    guestVisits,
    reviewRounds,
    signOffs,
    mails,
    securityEvents,
  ]),
  globals: [siteSettings, menus, securitySettings],
  endpoints: [
    ...accountEndpoints,
    ...personalDataEndpoints,
    ...siteEndpoints,
    ...priceBookEndpoints,
    ...publishingEndpoints,
    ...previewEndpoints,
    ...inboxEndpoints,
    ...guideEndpoints,
    ...publicListEndpoints,
    ...searchEndpoints,
    ...reviewEndpoints,
    ...reviewVersionEndpoints,
    ...deskEndpoints,
    ...findEndpoints,
    ...mediaLibraryEndpoints,
    ...menuEntryEndpoints,
  ],
  hooks: { afterError: [explainBadInput, translateRefusal, recordRefusedRequest] },
  plugins: [
    plainWords,
    wholeDocuments,
    safeEditing,
    contentTrash,
    confirmedDeletion,
    manyPrices,
    preflight,
    translations,
    releases,
    changeLog,
    translateConfig,
  ],
  jobs: { tasks: [], access: { run: nobody, queue: nobody, cancel: nobody } },
  localization,
  i18n: { supportedLanguages: { en, de, ar }, translations: PAYLOAD_WORDS },
  editor: richTextEditor,
  db: postgresAdapter({
    pool: { connectionString: env.DATABASE_URL, max: 10, Client: ONE_QUERY_CLIENT },
    push: false,
    blocksAsJSON: true,
    migrationDir: path.join(source, 'migrations'),
  }),
  email: refusePayloadMail,
  sharp: sharpForUploads,
  typescript: { outputFile: path.join(source, 'payload-types.ts') },
})
  .then(closeBuiltIns)
  .then(confirmDeletions)
  .then(refuseHiddenSorts)
  .then((config) => hookEverywhere(config, 'lockDeleted', lockDeleted))
  .then(answerNegatedFilters)
  .then((config) => hookEverywhere(config, 'refuseShapes', refuseShapes))
  .then(refuseShapesInGlobals)
  .then(limitPreferences)
  .then(refuseMissingBodies)
  .then(sendOnlyOwnFiles)
  .then(checkFiles)
