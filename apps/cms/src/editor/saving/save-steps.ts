import type { CollectionConfig, GlobalConfig } from 'payload'

/**
 * All steps of a save, in the order in which they run. A step is a hook of Payload that a part of
 * the backend registers with `withSteps`, whatever the order of the plugins is. `own` stands for the
 * hooks that a collection brings along.
 */
export const SAVE_STEPS = {
  /** Before every operation, also before reading: nothing is locked or read yet. */
  beforeOperation: [
    'refuseShapes',
    'readNegatedFilters',
    'lockDeleted',
    'refuseHiddenSorts',
    'limitTranslators',
    'own',
    'lockDocument',
    'rememberPublished',
    'dropTrashFields',
    'rememberOperation',
  ],
  /** The document is locked, its old state is known, and the new data can still change. */
  beforeChange: [
    'keepRowsForTranslators',
    'own',
    'recordEdits',
    'publishOnlyTranslation',
    'keepTrashFields',
    'checkBeforePublishing',
    'rememberStateBefore',
  ],
  /** The document is written, and the transaction is still open. */
  afterChange: ['keepOtherLanguages', 'own', 'nameScreen', 'recordTranslations', 'recordChange'],
  /** The answer can still change. */
  afterOperation: ['showDraft'],
  beforeDelete: ['own', 'endReviewWork', 'anonymizeChanges'],
  afterDelete: ['own', 'recordInSecurityLog', 'forgetTranslations', 'recordDeletion'],
} as const

export type Phase = keyof typeof SAVE_STEPS

type StepName<P extends Phase> = Exclude<(typeof SAVE_STEPS)[P][number], 'own'>

type HookOf<Hooks, P> = P extends keyof Hooks
  ? NonNullable<Hooks[P]> extends (infer Hook)[]
    ? Hook
    : never
  : never

type Steps<Hooks> = {
  [P in Phase]?: { [Name in StepName<P>]?: HookOf<Hooks, P> }
}

type Hook = (...call: never[]) => unknown

/** The names of the registered hooks. */
const names = new WeakMap<Hook, string>()

/** Adds steps to a collection, each at its place in `SAVE_STEPS`. */
export function withSteps(
  collection: CollectionConfig,
  steps: Steps<NonNullable<CollectionConfig['hooks']>>,
): CollectionConfig {
  return { ...collection, hooks: inOrder(collection.hooks, steps) }
}

/** Adds steps to a global, each at its place in `SAVE_STEPS`. */
export function withGlobalSteps(
  global: GlobalConfig,
  steps: Steps<NonNullable<GlobalConfig['hooks']>>,
): GlobalConfig {
  return { ...global, hooks: inOrder(global.hooks, steps) }
}

/** @returns the hooks together with the steps, in the order of `SAVE_STEPS` */
export function inOrder<Hooks extends object>(
  hooks: Hooks | undefined,
  steps: Partial<Record<Phase, Partial<Record<string, Hook>>>>,
): Hooks {
  const known = (hooks ?? {}) as Partial<Record<Phase, Hook[]>>
  const phases = Object.entries(steps).map(([phase, added]) => {
    const all = [...(known[phase as Phase] ?? [])]
    for (const [name, hook] of Object.entries(added)) {
      if (!hook) continue
      names.set(hook, name)
      all.push(hook)
    }
    return [phase, all.toSorted((a, b) => placeOf(phase as Phase, a) - placeOf(phase as Phase, b))]
  })
  return { ...known, ...Object.fromEntries(phases) } as Hooks
}

function placeOf(phase: Phase, hook: Hook): number {
  const order: readonly string[] = SAVE_STEPS[phase]
  return order.indexOf(nameOfStep(hook))
}

/** The name of a step, or `own` for a hook that a collection brings along. */
export function nameOfStep(hook: Hook): string {
  return names.get(hook) ?? 'own'
}
