import { extendConfig } from '../../../platform/config/extend-config'

/** Adds the screen that changes many prices to the admin. */
export const manyPrices = extendConfig({
  views: {
    changePrices: {
      Component: '/features/prices/bulk/admin/change-view#ChangeView',
      path: '/change-prices',
    },
  },
})
