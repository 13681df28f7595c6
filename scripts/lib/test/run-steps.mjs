import { ClearError } from '../output/clear-error.mjs'
import { explainError } from '../output/explain-error.mjs'
import { formatSeconds } from '../output/reporter.mjs'
import { addTallies, describeTally, oneFailed } from './tally.mjs'

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./tally.mjs').Tally} Tally */

/**
 * @param {Step[]} steps
 * @param {string[]} names none for all of them
 */
export function chooseSteps(steps, names) {
  const known = steps.map(({ name }) => name)
  const stranger = names.find((name) => !known.includes(name))
  if (stranger) throw new ClearError(`There is no step "${stranger}": ${known.join(', ')}.`)
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name))
}

/** Most machines that run this have two cores. */
const AT_ONCE = 2

/**
 * Runs first the steps that need nothing but the source, two at once, then one after the other.
 * Goes on after a failure, except with what depends on it.
 *
 * @param {Step[]} steps
 * @param {import('./run-tool.mjs').TestContext} context
 * @returns {Promise<{ total: Tally, tests: Tally }>} all together, and the tests alone
 */
export async function runSteps(steps, context) {
  /** @type {{ step: Step, tally: Tally }[]} */
  const results = []
  const sourceOnly = steps.filter(({ needsSourceOnly }) => needsSourceOnly)
  const waiting = [...sourceOnly]
  const takeTurns = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      results.push({ step, tally: await runStep(step, context) })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns))
  for (const step of steps.filter((step) => !sourceOnly.includes(step))) {
    const lacks = results.some(
      ({ step: { name }, tally }) => name === step.needs && tally.failed > 0,
    )
    if (lacks) {
      context.reporter.say(`– ${step.title}: not run, because "${step.needs}" failed`)
      continue
    }
    results.push({ step, tally: await runStep(step, context) })
  }
  return {
    total: addTallies(results.map(({ tally }) => tally)),
    tests: addTallies(results.filter(({ step }) => step.hasTests).map(({ tally }) => tally)),
  }
}

/**
 * @param {Step} step
 * @param {import('./run-tool.mjs').TestContext} context
 */
async function runStep(step, context) {
  const { reporter, run } = context
  const startedAt = Date.now()
  reporter.say(`… ${step.title}`)
  /** @type {Tally} */
  let tally
  try {
    tally = await step.run(context)
  } catch (error) {
    if (run.signal.aborted) throw error
    reporter.say(`  ${explainError(error)}`)
    tally = oneFailed
  }
  const mark = tally.failed > 0 ? '✗' : '✓'
  const elapsed = formatSeconds(Date.now() - startedAt)
  reporter.say(`${mark} ${step.title.padEnd(24)} ${elapsed}  ${describeTally(tally)}`)
  return tally
}
