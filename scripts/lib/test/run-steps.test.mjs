import { describe, expect, it, vi } from 'vitest'
import { chooseSteps, runSteps } from './run-steps.mjs'
import { oneFailed, onePassed } from './tally.mjs'

const context = /** @type {any} */ ({
  reporter: { say: vi.fn() },
  run: { signal: new AbortController().signal },
})

/** @param {string} name @param {Partial<import('./steps.mjs').Step>} [change] */
function step(name, change) {
  return { name, title: name, run: async () => onePassed, ...change }
}

describe('the steps', () => {
  it('go on after a failure', async () => {
    const failing = step('lint', { run: async () => oneFailed })
    const { total } = await runSteps([failing, step('unit')], context)
    expect(total).toEqual({ passed: 1, failed: 1, skipped: 0 })
  })

  it('count a step that breaks as one failure', async () => {
    const broken = step('journeys', { run: () => Promise.reject(new Error('no browser')) })
    expect((await runSteps([broken], context)).total).toEqual(oneFailed)
  })

  it('leave out what needs a step that failed', async () => {
    const run = vi.fn(async () => onePassed)
    const steps = [
      step('build', { run: async () => oneFailed }),
      step('journeys', { needs: 'build', run }),
    ]
    await runSteps(steps, context)
    expect(run).not.toHaveBeenCalled()
  })

  it('count tests apart from checks', async () => {
    const { total, tests } = await runSteps(
      [step('lint'), step('unit', { hasTests: true })],
      context,
    )
    expect([total.passed, tests.passed]).toEqual([2, 1])
  })
})

describe('choosing steps', () => {
  const steps = [step('lint'), step('unit')]

  it('takes all without a name, and those that are named with one', () => {
    expect(chooseSteps(steps, [])).toEqual(steps)
    expect(chooseSteps(steps, ['unit'])).toEqual([steps[1]])
  })

  it('refuses a name that is none', () => {
    expect(() => chooseSteps(steps, ['units'])).toThrow('There is no step "units": lint, unit.')
  })
})
