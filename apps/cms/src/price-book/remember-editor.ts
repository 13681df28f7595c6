import type { CollectionBeforeChangeHook } from 'payload'

/** Puts who changed the list into the document, so that each version in its history says it too. */
export const rememberEditor: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  updatedBy: req.user?.id ?? null,
})
