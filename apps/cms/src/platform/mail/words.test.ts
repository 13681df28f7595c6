import { LOCALES } from '@studio/shared/locales'
import { PROJECT_TYPES } from '@studio/shared/inquiry/project-types'
import { expect, it } from 'vitest'
import { KINDS } from '../../features/inbox/choices'
import { MAIL_TEMPLATES } from './templates'
import { MAIL_WORDS, type MailWords } from './words'

function shapeOf(words: MailWords): Record<string, string[]> {
  const shape: Record<string, string[]> = {}
  const visit = (value: unknown, path: string) => {
    if (typeof value === 'string') {
      shape[path] = (value.match(/\{\w+\}/g) ?? []).sort()
      expect(value.trim(), path).toBe(value)
      expect(value, path).not.toBe('')
    } else {
      for (const [name, inner] of Object.entries(value as object)) visit(inner, `${path}.${name}`)
    }
  }
  visit(words, '')
  return shape
}

it.each(LOCALES)('%s has every text, with the same placeholders', (locale) => {
  expect(shapeOf(MAIL_WORDS[locale])).toEqual(shapeOf(MAIL_WORDS.en))
})

it.each(LOCALES)('%s has texts for every mail, form and project type', (locale) => {
  const { templates, kinds, projectTypes } = MAIL_WORDS[locale]
  expect(Object.keys(templates).sort()).toEqual(Object.keys(MAIL_TEMPLATES).sort())
  expect(Object.keys(kinds)).toEqual([...KINDS])
  expect(Object.keys(projectTypes)).toEqual([...PROJECT_TYPES])
})
