import type { Plugin } from 'payload'

/** Adds the screen that changes many prices to the admin. */
export const manyPrices: Plugin = (config) => ({
  ...config,
  admin: {
    ...config.admin,
    components: {
      ...config.admin?.components,
      views: {
        ...config.admin?.components?.views,
        changePrices: {
          Component: '/features/prices/bulk/admin/change-view#ChangeView',
          path: '/change-prices',
        },
      },
    },
  },
})
