import { ClearError } from '../output/clear-error.mjs'
import { explainError } from '../output/explain-error.mjs'
import { formatSeconds } from '../output/reporter.mjs'
import { slowest } from './file-times.mjs'
import { runChecks, sumUpChecks } from './run-checks.mjs'
import { addTallies, describeTally, oneFailed } from './tally.mjs'

/** @typedef {import('./step-kinds.mjs').Step} Step */
/** @typedef {import('./step-kinds.mjs').StepResult & { step: Step, milliseconds: number }} Finished */
/** @typedef {import('./tally.mjs').Tally} Tally */

/** Names of groups of steps: those that every change must pass first, and those that `npm test` leaves out. */
const GROUPS = ['quick', 'more']

/**
 * @param {Step[]} steps
 * @param {string[]} names of steps, `quick` or `more`. Without any: the steps of `npm test`, and all in a full run.
 * @param {boolean} [isFull]
 */
export function chooseSteps(steps, names, isFull = false) {
  const known = [...GROUPS, ...steps.map(({ name }) => name)]
  const stranger = names.find((name) => !known.includes(name))
  if (stranger) throw new ClearError(`There is no step "${stranger}": ${known.join(', ')}.`)
  if (names.length === 0) return steps.filter(({ isMore }) => !isMore || isFull)
  return steps.filter(
    ({ name, isQuick, isMore }) =>
      names.includes(name) ||
      (isQuick && names.includes('quick')) ||
      (isMore && names.includes('more')),
  )
}

const SLOWEST_FILES = 10

/**
 * Installs the programs that the steps need. It throws a sentence that names a missing one before
 * any step begins.
 *
 * @param {Step[]} steps
 * @param {Pick<import('./run-tool.mjs').TestContext, 'layout' | 'run'>} context
 */
export async function prepareSteps(steps, { layout, run }) {
  const required = new Set(steps.flatMap(({ prepare = [] }) => prepare))
  for (const require of required) await require(layout, run)
}

/**
 * Runs first the checks, which need only the sources, then the other steps one by one. Continues
 * after a failure, except with steps that depend on it. Prints each step's time, the slowest test
 * files, the tests that passed at their second attempt, and those that failed.
 *
 * @param {Step[]} steps
 * @param {import('./run-tool.mjs').TestContext} context
 * @returns {Promise<{ total: Tally, tests: Tally }>} the sum of all steps, and that of the tests
 */
export async function runSteps(steps, context) {
  const checks = steps.filter(({ tasks }) => tasks)
  const finished = await runAllChecks(checks, context)
  const inTurn = steps.filter((step) => !checks.includes(step))
  for (const [index, step] of inTurn.entries()) {
    const lacks = finished.some(
      ({ step: { name }, tally }) => name === step.needs && tally.failed > 0,
    )
    if (lacks) {
      context.reporter.say(`– ${step.title}: not run, because "${step.needs}" failed`)
      continue
    }
    const result = await runStep(step, context)
    finished.push(result)
    const isStackUsed = inTurn.slice(index + 1).some(({ usesStack }) => usesStack)
    // The stack starts beside the next step, which leaves a core idle while its tests' database is
    // filled. The step that uses the stack reports a failed start.
    if (step.preparesStack && isStackUsed && result.tally.failed === 0) {
      context.stack.variables().catch(() => undefined)
    }
    // The stack occupies a core, so it is stopped when no later step uses it. If it is needed
    // again, a new one starts faster, because it reuses the picture sizes.
    if (!isStackUsed) await context.stack?.end()
  }
  for (const line of summarize(finished)) context.reporter.say(line)
  return {
    total: addTallies(finished.map(({ tally }) => tally)),
    tests: addTallies(finished.filter(({ step }) => step.hasTests).map(({ tally }) => tally)),
  }
}

/**
 * @param {Step[]} checks
 * @param {import('./run-tool.mjs').TestContext} context
 * @returns {Promise<Finished[]>}
 */
async function runAllChecks(checks, context) {
  if (checks.length === 0) return []
  const { reporter } = context
  reporter.say(`… ${checks.map(({ title }) => title).join(', ')}`)
  const runs = await runChecks(
    checks.flatMap(({ tasks = [] }) => tasks),
    context,
  )
  return checks.map((step) => {
    const own = runs.filter(({ task }) => step.tasks?.includes(task))
    const finished = { ...sumUpChecks(own, reporter.say), step }
    reporter.say(describe(finished))
    return finished
  })
}

/**
 * @param {Step} step
 * @param {import('./run-tool.mjs').TestContext} context
 * @returns {Promise<Finished>}
 */
async function runStep(step, context) {
  const { reporter, run } = context
  const startedAt = Date.now()
  reporter.say(`… ${step.title}`)
  /** @type {import('./step-kinds.mjs').StepResult} */
  let result
  try {
    result = await step.run(context)
  } catch (error) {
    if (run.signal.aborted) throw error
    reporter.say(`  ${explainError(error)}`)
    result = { tally: oneFailed }
  }
  const finished = { ...result, step, milliseconds: Date.now() - startedAt }
  reporter.say(describe(finished))
  return finished
}

/** @param {Finished} finished */
function describe({ step, tally, milliseconds }) {
  const mark = tally.failed > 0 ? '✗' : '✓'
  const elapsed = formatSeconds(milliseconds)
  return `${mark} ${step.title.padEnd(24)} ${elapsed}  ${describeTally(tally)}`
}

/**
 * @param {Finished[]} finished
 * @returns {string[]} lines
 */
export function summarize(finished) {
  const times = finished.map(
    ({ step, milliseconds }) => `  ${formatSeconds(milliseconds).padStart(12)}  ${step.title}`,
  )
  const files = slowest(
    finished.flatMap(({ files = [] }) => files),
    SLOWEST_FILES,
  ).map(({ file, milliseconds }) => `  ${formatSeconds(milliseconds).padStart(12)}  ${file}`)
  const flaky = finished.flatMap(({ flaky = [] }) => flaky).map((line) => `  ${line}`)
  const broken = finished.flatMap(({ broken = [] }) => broken).map((line) => `  ${line}`)
  return [
    ...['', 'Times of the steps:', ...times],
    ...(files.length > 0 ? ['', 'Slowest test files:', ...files] : []),
    ...(flaky.length > 0 ? ['', 'Passed at their second try:', ...flaky] : []),
    ...(broken.length > 0 ? ['', 'Failed:', ...broken] : []),
    '',
  ]
}
