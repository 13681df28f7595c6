import { blockList, pageBlocks } from '../../blocks/index'
import { isFreePath } from '../../platform/fields/check-addresses'
import { headerTheme, headerVersion, readyLocales } from '../../platform/fields/page-settings'
import { seoFields } from '../../platform/fields/seo'
import { redirectsOnRename } from '../redirects/redirect-renamed'
import { freeCopy } from '../../platform/fields/free-copy'
import { contentWithPages } from '../published-content'

export const pages = contentWithPages('pages', {
  admin: {
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
  },
  /** References need only these fields of a page. */
  defaultPopulate: { slug: true, title: true, _status: true },
  hooks: redirectsOnRename({ collection: 'pages', field: 'slug', target: 'toPage' }),
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, maxLength: 120 },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Content',
          fields: [
            { name: 'blocks', type: 'blocks', blocks: pageBlocks, maxRows: 40, admin: blockList },
          ],
        },
        {
          label: 'Search and sharing',
          fields: seoFields(),
        },
      ],
    },
    {
      name: 'slug',
      label: 'Path',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      hooks: { beforeDuplicate: [freeCopy] },
      admin: {
        position: 'sidebar',
        description:
          'The part of the address after the slash, for example pricing. “home” is the home page.',
      },
      validate: (value: unknown) =>
        isFreePath(value) ||
        'Write letters and digits with single hyphens between them, for example green-screen-studio. A few words (api, media, admin, en, ar, de) and the screens of an account (login, portal, settings) are taken.',
    },
    {
      name: 'inMenus',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/content/menus/admin/menu-panel#MenuPanel' },
      },
    },
    readyLocales(),
    headerTheme(),
    headerVersion(),
    {
      name: 'layout',
      label: 'Around the page',
      type: 'select',
      defaultValue: 'default',
      options: [
        { value: 'default', label: 'Header and footer' },
        { value: 'topBar', label: 'Phone and email above the header, and the footer' },
        { value: 'bare', label: 'Nothing: the page alone' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'service',
      type: 'relationship',
      relationTo: 'services',
      admin: { position: 'sidebar', description: 'What this page sells, for search engines.' },
    },
    {
      name: 'showBreadcrumbs',
      type: 'checkbox',
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
  ],
})
