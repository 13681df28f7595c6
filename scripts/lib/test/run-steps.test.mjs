import { describe, expect, it, vi } from 'vitest'
import { chooseSteps, prepareSteps, runSteps, summarize } from './run-steps.mjs'
import { oneFailed, onePassed } from './tally.mjs'

const context = /** @type {any} */ ({
  reporter: { say: vi.fn() },
  run: { signal: new AbortController().signal },
})

/** @param {string} name @param {Partial<import('./step-kinds.mjs').Step>} [change] */
function step(name, change) {
  return { name, title: name, run: async () => ({ tally: onePassed }), ...change }
}

describe('the steps', () => {
  it('They go on after a failure', async () => {
    const failing = step('lint', { run: async () => ({ tally: oneFailed }) })
    const { total } = await runSteps([failing, step('unit')], context)
    expect(total).toEqual({ passed: 1, failed: 1, skipped: 0 })
  })

  it('A step that throws counts as one failure', async () => {
    const broken = step('journeys', { run: () => Promise.reject(new Error('no browser')) })
    expect((await runSteps([broken], context)).total).toEqual(oneFailed)
  })

  it('A step is skipped when a step that it needs has failed', async () => {
    const run = vi.fn(async () => ({ tally: onePassed }))
    const steps = [
      step('build', { run: async () => ({ tally: oneFailed }) }),
      step('journeys', { needs: 'build', run }),
    ]
    await runSteps(steps, context)
    expect(run).not.toHaveBeenCalled()
  })

  it('The shared stack ends when no later step uses it', async () => {
    /** @type {string[]} */
    const order = []
    const noted = (/** @type {string} */ name, usesStack = false) =>
      step(name, {
        usesStack,
        run: async () => {
          order.push(name)
          return { tally: onePassed }
        },
      })
    const stack = { variables: async () => ({}), end: async () => void order.push('end') }
    const steps = [noted('requests', true), noted('security', true), noted('runtimes')]
    await runSteps(steps, { ...context, stack })
    expect(order.slice(0, 4)).toEqual(['requests', 'security', 'end', 'runtimes'])
  })

  it('The shared stack starts beside the step after the build, if a later step uses it', async () => {
    /** @type {string[]} */
    const order = []
    const noted = (/** @type {string} */ name, change = {}) =>
      step(name, {
        ...change,
        run: async () => {
          order.push(name)
          return { tally: onePassed }
        },
      })
    const stack = {
      variables: async () => {
        order.push('start')
        return {}
      },
      end: async () => {},
    }
    const build = noted('build', { preparesStack: true })
    const requests = noted('requests', { usesStack: true })
    await runSteps([build, noted('integration'), requests], { ...context, stack })
    expect(order).toEqual(['build', 'start', 'integration', 'requests'])
    order.length = 0
    await runSteps([build, noted('integration')], { ...context, stack })
    expect(order).toEqual(['build', 'integration'])
  })

  it('A step that uses the shared stack reports that its start failed', async () => {
    const stack = { variables: () => Promise.reject(new Error('no port')), end: async () => {} }
    const build = step('build', { preparesStack: true })
    const requests = step('requests', {
      usesStack: true,
      run: async ({ stack }) => {
        await stack.variables()
        return { tally: onePassed }
      },
    })
    const { total } = await runSteps([build, requests], { ...context, stack })
    expect(total).toEqual({ passed: 1, failed: 1, skipped: 0 })
  })

  it('Tests are counted apart from checks', async () => {
    const { total, tests } = await runSteps(
      [step('lint'), step('unit', { hasTests: true })],
      context,
    )
    expect([total.passed, tests.passed]).toEqual([2, 1])
  })
})

it('Missing programs are named before any step begins, each once', async () => {
  const isThere = vi.fn(async () => {})
  const isMissing = vi.fn(() => Promise.reject(new Error('Varnish is missing')))
  const steps = [step('a', { prepare: [isThere] }), step('b', { prepare: [isThere, isMissing] })]
  await expect(prepareSteps(steps, context)).rejects.toThrow('Varnish is missing')
  expect(isThere).toHaveBeenCalledTimes(1)
})

describe('chooseSteps', () => {
  const steps = [step('lint'), step('unit', { isQuick: true })]
  const all = [...steps, step('films', { isMore: true })]

  it('All steps run without a name, otherwise the named ones', () => {
    expect(chooseSteps(steps, [])).toEqual(steps)
    expect(chooseSteps(steps, ['lint'])).toEqual([steps[0]])
  })

  it('npm test leaves out the steps of test:more, and a full run does not', () => {
    expect(chooseSteps(all, [])).toEqual(steps)
    expect(chooseSteps(all, ['more'])).toEqual([all[2]])
    expect(chooseSteps(all, [], true)).toEqual(all)
  })

  it('One name selects the quick steps, also beside others', () => {
    expect(chooseSteps(steps, ['quick'])).toEqual([steps[1]])
    expect(chooseSteps(steps, ['quick', 'lint'])).toEqual(steps)
  })

  it('An unknown name is refused', () => {
    expect(() => chooseSteps(steps, ['units'])).toThrow(
      'There is no step "units": quick, more, lint, unit.',
    )
  })
})

describe('the summary', () => {
  const result = { step: step('journeys', { title: 'Browser journeys' }), tally: onePassed }

  it('It has the time of each step and the ten slowest files', () => {
    const files = Array.from({ length: 12 }, (_, index) => ({
      file: `${index}.spec.ts`,
      milliseconds: index * 1000,
    }))
    const lines = summarize([{ ...result, milliseconds: 61_000, files }]).map((line) => line.trim())
    expect(lines).toContain('1 min 01 s  Browser journeys')
    expect(lines.filter((line) => line.endsWith('.spec.ts'))).toHaveLength(10)
    expect(lines).toContain('2.0 s  2.spec.ts')
    expect(lines).not.toContain('1.0 s  1.spec.ts')
  })

  it('It lists the tests that passed at their second attempt', () => {
    const lines = summarize([{ ...result, milliseconds: 1, flaky: ['a.spec.ts › opens'] }])
    expect(lines.join()).toContain('Passed at their second try:,  a.spec.ts › opens')
    expect(summarize([{ ...result, milliseconds: 1 }]).join()).not.toContain('second try')
  })

  it('It lists the tests that failed, because their output lies far above', () => {
    const lines = summarize([{ ...result, milliseconds: 1, broken: ['a.spec.ts › closes'] }])
    expect(lines.join()).toContain('Failed:,  a.spec.ts › closes')
    expect(summarize([{ ...result, milliseconds: 1 }]).join()).not.toContain('Failed')
  })
})
