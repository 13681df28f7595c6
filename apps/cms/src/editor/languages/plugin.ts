import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  Field,
  GlobalAfterChangeHook,
  GlobalConfig,
} from 'payload'
import { z } from 'zod'
import { extendConfig } from '../../platform/config/extend-config'
import { mapFields, valuesOf } from '../../platform/fields/walk'
import { withGlobalSteps, withSteps } from '../saving/save-steps'
import { translationEndpoints } from './endpoints'
import { hasTexts } from './has-texts'
import { isTranslated } from './texts'
import { forgetTranslations, refreshTranslations } from './refresh'
import { isWholeTranslation } from './whole-translation'

/** The checkbox of the form, which is not stored. */
const SMALL_CORRECTION = 'isSmallCorrection'

/** Records the translations of everything that has translated texts, for the languages board. */
export const translations = extendConfig({
  endpoints: translationEndpoints,
  views: {
    languages: { Component: '/editor/languages/admin/board-view#BoardView', path: '/languages' },
  },
  navLinks: { first: '/editor/languages/admin/board-link#BoardLink' },
  eachCollection: (collection) =>
    hasTexts(collection.fields) ? withRecords(collection) : collection,
  eachGlobal: (global) => (hasTexts(global.fields) ? withGlobalRecords(global) : global),
})

function withRecords(collection: CollectionConfig): CollectionConfig {
  return withSteps(
    { ...collection, fields: withEnglish(collection.fields) },
    {
      afterChange: { recordTranslations: recordCollection },
      afterDelete: { forgetTranslations: forgetDeleted },
    },
  )
}

function withGlobalRecords(global: GlobalConfig): GlobalConfig {
  return withGlobalSteps(
    { ...global, fields: withEnglish(global.fields) },
    { afterChange: { recordTranslations: recordGlobal } },
  )
}

/**
 * Shows the English text below each field in the other languages. It is part of the field's
 * description, because Payload renders everything else around a field again with each request of
 * the form.
 */
function withEnglish(fields: Field[]): Field[] {
  const Description = '/editor/languages/admin/english-beside#EnglishBeside'
  const beside = mapFields(fields, (field) => {
    if (!isTranslated(field)) return field
    const { components, ...admin } = field.admin ?? {}
    return { ...field, admin: { ...admin, components: { Description, ...components } } } as Field
  })
  return [changesField(), ...beside, smallCorrectionField()]
}

function changesField(): Field {
  return {
    name: 'englishChanges',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: { Field: '/editor/languages/admin/english-changes#EnglishChanges' },
    },
  }
}

function smallCorrectionField(): Field {
  return {
    name: SMALL_CORRECTION,
    type: 'checkbox',
    virtual: true,
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      disableListFilter: true,
      components: { Field: '/editor/languages/admin/small-correction#SmallCorrection' },
    },
  }
}

const idSchema = z.looseObject({ id: z.number() })

const recordCollection: CollectionAfterChangeHook = async ({ collection, data, doc, req }) => {
  const { id } = idSchema.parse(doc)
  await refreshTranslations(
    req,
    { kind: collection.slug, id },
    { isSmallCorrection: isTicked(data), isWhole: isWholeTranslation(req) },
  )
  return withTick(doc, data)
}

const recordGlobal: GlobalAfterChangeHook = async ({ global, data, doc, req }) => {
  await refreshTranslations(
    req,
    { kind: global.slug, id: 0 },
    { isSmallCorrection: isTicked(data), isWhole: isWholeTranslation(req) },
  )
  return withTick(doc, data)
}

const forgetDeleted: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await forgetTranslations(req, { kind: collection.slug, id: Number(id) })
}

function isTicked(data: unknown): boolean {
  return valuesOf(data)[SMALL_CORRECTION] === true
}

/** Keeps the checkbox of the form checked until the text is published. */
function withTick(doc: unknown, data: unknown): object {
  const values = valuesOf(doc)
  if (!(SMALL_CORRECTION in valuesOf(data))) return values
  return { ...values, [SMALL_CORRECTION]: isTicked(data) && values._status === 'draft' }
}
