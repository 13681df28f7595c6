import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Not imported from the helper, because that imports the test runner. */
const INTERACTIONS = 'interactions'

/** Prints how many interactions each counted task took, and how many are allowed. */
export default class InteractionsReporter implements Reporter {
  private readonly rows = new Map<string, [taken: string, allowed: string]>()

  onTestEnd(test: TestCase, result: TestResult): void {
    for (const { type, description = '' } of result.annotations) {
      const [task, taken, allowed] = description.split('\t')
      if (type === INTERACTIONS && task && taken && allowed) this.rows.set(task, [taken, allowed])
    }
  }

  onEnd(): void {
    if (this.rows.size === 0) return
    const width = Math.max(...[...this.rows.keys()].map((task) => task.length))
    console.log(`\n${'Task'.padEnd(width)}  Interactions  Allowed`)
    for (const [task, [taken, allowed]] of this.rows) {
      console.log(`${task.padEnd(width)}  ${taken.padStart(12)}  ${allowed.padStart(7)}`)
    }
  }

  printsToStdio(): boolean {
    // The list reporter prints the tests.
    return false
  }
}
