import type { Plugin } from 'payload'

/** The screen of the admin that changes many prices at once. */
export const manyPrices: Plugin = (config) => ({
  ...config,
  admin: {
    ...config.admin,
    components: {
      ...config.admin?.components,
      views: {
        ...config.admin?.components?.views,
        changePrices: {
          Component: '/price-book/bulk/admin/change-view#ChangeView',
          path: '/change-prices',
        },
      },
    },
  },
})
