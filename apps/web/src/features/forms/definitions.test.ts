import type { ApiCall } from '@studio/shared/contracts/call'
import { apiCalls } from '@studio/shared/api/calls'
import { describe, expect, it } from 'vitest'
import { definitionOf, FORMS, isFormName, type FormName } from './definitions'
import { visibleSchema } from './controller/visible-schema'

const GUARDS = ['website', 'form_token', 'proof']
const forms = Object.keys(FORMS) as FormName[]

/** Error codes of the contract for one field with this value. */
function codesFor(form: FormName, name: string, value: unknown): string[] {
  const result = definitionOf(form).call.body.safeParse({ [name]: value })
  return (result.error?.issues ?? [])
    .filter(({ path }) => path[0] === name)
    .map(({ message }) => message)
}

describe.each(forms)('the form %s', (form) => {
  const { fields, hidden, file, isScripted, isGuarded, isIdempotent, call } = definitionOf(form)

  it('has exactly the fields of its contract', () => {
    const has = [
      ...fields.map(({ name }) => name),
      ...hidden,
      ...(isGuarded ? GUARDS : []),
      ...(isIdempotent ? ['idempotency_key'] : []),
    ]
    expect(has.sort()).toEqual(Object.keys(call.body.shape).sort())
  })

  it('is sent to a declared call, with a file where that takes one', () => {
    const calls: readonly ApiCall[] = apiCalls
    expect(calls).toContain(call)
    expect(call.method).toBe('POST')
    expect(call.takesFile ?? false).toBe(file !== null)
    expect(call.takesPictures ?? false).toBe(isScripted ?? false)
  })

  it.each(fields.map((field) => [field.name, field] as const))(
    "%s has the contract's required flag and length",
    (name, { isRequired, max, kind }) => {
      if (kind === 'checkbox') return
      expect(codesFor(form, name, '').includes('required')).toBe(isRequired)
      expect(codesFor(form, name, undefined).includes('required')).toBe(isRequired)
      if (kind === 'select' || kind === 'date') return
      if (max === undefined) throw new Error('no limit is known')
      expect(codesFor(form, name, 'x'.repeat(max))).not.toContain('tooLong')
      expect(codesFor(form, name, 'x'.repeat(max + 1))).toContain('tooLong')
    },
  )

  it('is validated in the browser by the same rules', () => {
    const given = { first_name: ' ', email: 'lina@', phone: 'x', project_type: 'films' }
    const asVisible = visibleSchema(form).safeParse(given).error?.issues ?? []
    for (const {
      path: [name = ''],
      message,
    } of asVisible) {
      const value = (given as Record<string, unknown>)[String(name)]
      expect(codesFor(form, String(name), value)).toContain(message)
    }
    expect(asVisible.length > 0).toBe(fields.length > 0)
  })
})

it('a file of a refused type is reported immediately', () => {
  const rules = visibleSchema('application')
  const said = (files: object[]) =>
    rules.safeParse({ file: files }).error?.issues.find(({ path }) => path[0] === 'file')?.message
  expect(said([{ name: 'cv.exe', size: 1 }])).toBe('fileType')
  expect(said([{ name: 'cv.pdf', size: 99_000_000 }])).toBe('fileTooLarge')
  expect(said([{ name: 'cv.pdf', size: 1 }])).toBeUndefined()
  expect(said([])).toBeUndefined()
})

it('names of object properties are not forms', () => {
  expect(isFormName('constructor')).toBe(false)
  expect(isFormName('contact')).toBe(true)
})
