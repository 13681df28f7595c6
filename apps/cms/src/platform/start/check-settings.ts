import { readEnvironment, refuseStart } from '@studio/shared/environment'
import { PROCESSES, type ProcessName } from '../env-schema'

/**
 * Ends the process if a variable is missing or malformed. It must run before any module reads the
 * environment, because that module would fail with a stack.
 */
export function checkSettings(name: ProcessName): void {
  const { schema, subject } = PROCESSES[name]
  try {
    readEnvironment(schema, process.env, subject)
  } catch (error) {
    refuseStart(error)
  }
}
