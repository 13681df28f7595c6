import type { CollectionConfig } from 'payload'
import { expect, it, vi } from 'vitest'
import config from '../../payload.config'
import { nameOfStep, type Phase, SAVE_STEPS, withSteps } from './save-steps'

vi.hoisted(() => {
  process.env.PAYLOAD_TOOLING = 'true'
})

const { collections, globals } = await config

type Hooks = Partial<Record<Phase, ((...call: never[]) => unknown)[]>>

/** The steps of each phase, where several hooks of the collection itself count as one. */
function stepsOf(slug: string): Partial<Record<Phase, string[]>> {
  const found = [...collections, ...globals].find((each) => each.slug === slug)
  const hooks = found?.hooks as Hooks
  const phases = Object.keys(SAVE_STEPS) as Phase[]
  return Object.fromEntries(
    phases.flatMap((phase) => {
      const names = (hooks[phase] ?? []).map(nameOfStep)
      const steps = names.filter((name, index) => name !== 'own' || names[index - 1] !== 'own')
      return steps.length > 0 ? [[phase, steps]] : []
    }),
  )
}

it('a page is saved in these steps', () => {
  expect(stepsOf('pages')).toEqual({
    ...SAVE_STEPS,
    beforeDelete: undefined,
    afterDelete: ['recordInSecurityLog', 'forgetTranslations', 'recordDeletion'],
    beforeOperation: SAVE_STEPS.beforeOperation.filter((step) => step !== 'own'),
  })
})

it('a price list is saved in these steps', () => {
  expect(stepsOf('price-groups')).toEqual({
    beforeOperation: [
      'refuseShapes',
      'readNegatedFilters',
      'lockDeleted',
      'refuseHiddenSorts',
      'own',
      'dropTrashFields',
      'rememberOperation',
    ],
    beforeChange: ['own', 'keepTrashFields', 'rememberStateBefore'],
    afterChange: ['recordTranslations', 'recordChange'],
    afterDelete: ['recordInSecurityLog', 'forgetTranslations', 'recordDeletion'],
  })
})

it('the menus are saved in these steps', () => {
  expect(stepsOf('menus')).toEqual({
    beforeOperation: ['refuseShapes'],
    beforeChange: ['checkBeforePublishing', 'rememberStateBefore'],
    afterChange: ['recordTranslations', 'recordChange'],
  })
})

it('every step is used', () => {
  const used = [...collections, ...globals].map(({ slug }) => stepsOf(slug))
  for (const [phase, steps] of Object.entries(SAVE_STEPS)) {
    const registered = new Set(used.flatMap((each) => each[phase as Phase] ?? []))
    expect(steps.filter((step) => !registered.has(step))).toEqual([])
  }
})

it('the order does not depend on the order of the registrations', () => {
  const collection: CollectionConfig = {
    slug: 'samples',
    fields: [],
    hooks: { beforeChange: [function own() {}] },
  }
  const last = withSteps(collection, {
    beforeChange: { rememberStateBefore: () => undefined, recordEdits: () => undefined },
  })
  const both = withSteps(last, { beforeChange: { keepRowsForTranslators: () => undefined } })
  expect(both.hooks?.beforeChange?.map(nameOfStep)).toEqual([
    'keepRowsForTranslators',
    'own',
    'recordEdits',
    'rememberStateBefore',
  ])
})
