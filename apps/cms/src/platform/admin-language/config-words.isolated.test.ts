import { LOCALES } from '@studio/shared/locales'
import type { Field } from 'payload'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { editorBlocks } from '../fields/editor-blocks'
import config from '../../payload.config'
import { CONFIG_WORDS } from './config-words'

vi.hoisted(() => {
  process.env.PAYLOAD_TOOLING = 'true'
})

const { collections, globals } = await config

const shown = [...collections, ...globals].filter(
  ({ slug, admin }) => !slug.startsWith('payload-') && admin.hidden !== true,
)

interface Text {
  place: string
  text: unknown
}

interface Holder {
  label?: unknown
  labels?: { singular?: unknown; plural?: unknown }
  description?: unknown
  admin?: { description?: unknown; placeholder?: unknown; group?: unknown }
  options?: { label?: unknown }[]
}

/**
 * The texts of one collection, global, field, tab or block, without the texts of the fields inside
 * it.
 */
function ownTexts(place: string, holder: object): Text[] {
  const { label, labels, description, admin, options } = holder as Holder
  const texts = [
    label,
    labels?.singular,
    labels?.plural,
    description,
    admin?.description,
    admin?.placeholder,
    admin?.group,
    ...(options ?? []).map((option) => option.label),
  ]
  return texts.map((text) => ({ place, text }))
}

function textsOf(fields: Field[], place: string): Text[] {
  return fields.flatMap((field) => {
    const { hidden, disabled } = { ...field.admin } as { hidden?: boolean; disabled?: boolean }
    if (hidden || disabled || ('hidden' in field && field.hidden)) return []
    const here = `${place} › ${'name' in field ? field.name : field.type}`
    const inner = [
      ...('fields' in field ? textsOf(field.fields, here) : []),
      ...('tabs' in field ? field.tabs : []).flatMap((tab) => [
        ...ownTexts(here, tab),
        ...textsOf(tab.fields, here),
      ]),
      ...('blocks' in field ? field.blocks : []).flatMap((block) => [
        ...ownTexts(`block ${block.slug}`, block),
        ...textsOf(block.fields, `block ${block.slug}`),
      ]),
      ...(field.type === 'richText'
        ? [...editorBlocks(field)].flatMap(([slug, own]) => textsOf(own as Field[], slug))
        : []),
    ]
    return [...ownTexts(here, field), ...inner]
  })
}

const texts = shown.flatMap((entity) => [
  ...ownTexts(entity.slug, entity),
  ...textsOf(entity.fields, entity.slug),
])

const translatedSchema = z.object(
  Object.fromEntries(LOCALES.map((code) => [code, z.string().min(1)])),
)

it('every label, description, option and group is in each language', () => {
  const missing = texts.filter(
    ({ text }) =>
      // A function is one of Payload's own texts, which Payload translates.
      ![undefined, false, null].includes(text as undefined) &&
      typeof text !== 'function' &&
      !translatedSchema.safeParse(text).success,
  )
  const lines = missing.map(({ place, text }) => `${JSON.stringify(text)} in ${place}`)
  expect([...new Set(lines)]).toEqual([])
})

it('there is no translation of a text that the configuration no longer contains', () => {
  const used = new Set(texts.map(({ text }) => (text as { en?: string } | undefined)?.en))
  expect([...CONFIG_WORDS.keys()].filter((english) => !used.has(english))).toEqual([])
})

type Validation = (value: unknown, args: object) => unknown

function validationsOf(fields: Field[]): Validation[] {
  return fields.flatMap((field) => [
    ...('validate' in field && field.validate ? [field.validate as Validation] : []),
    ...('fields' in field ? validationsOf(field.fields) : []),
    ...('tabs' in field ? field.tabs : []).flatMap((tab) => validationsOf(tab.fields)),
    ...('blocks' in field ? field.blocks : []).flatMap((block) => validationsOf(block.fields)),
  ])
}

/**
 * Some of Payload's own validations throw here because they need a complete request. They are left
 * out.
 */
async function messageOf(validate: Validation, value: unknown, type: string, language: string) {
  const payload = { count: () => Promise.resolve({ totalDocs: 1 }) }
  const req = { i18n: { language }, payload, locale: 'en' }
  const args = { req, data: {}, siblingData: { type }, event: 'submit' }
  try {
    return await validate(value, args)
  } catch {
    return true
  }
}

it('every message of a validation is in each language', async () => {
  const said = new Set<string>()
  const english = new Set<string>()
  for (const validate of shown.flatMap(({ fields }) => validationsOf(fields))) {
    for (const value of [null, '', 'ä ö', 'home', 'filter', 5]) {
      for (const type of ['page', 'path', 'url', 'video']) {
        const message = await messageOf(validate, value, type, 'en')
        if (typeof message !== 'string') continue
        said.add(message)
        if ((await messageOf(validate, value, type, 'de')) === message) english.add(message)
      }
    }
  }
  expect(said.size).toBeGreaterThan(15)
  expect([...english]).toEqual([])
})
