import type { Workplace } from './probe'
import { runProgram } from '../../../../platform/programs/run-program'

interface Work {
  args: readonly string[]
  /**
   * The time limit in wall-clock seconds. By default, it is the remaining time of the workplace.
   */
  seconds?: number
  /** Called twice per second with ffmpeg's progress: `frame`, `out_time_us` and others. */
  onProgress?: (key: string, value: string) => void
  /** Called for each line of standard output, except progress lines. */
  onLine?: (line: string) => void
}

/** The time limit in wall-clock seconds if there is no other limit. */
const DEFAULT_SECONDS = 600

/** Runs ffmpeg. Relative output paths start at the workplace's folder. */
export function runFfmpeg(
  place: Workplace,
  { args, seconds, onProgress, onLine }: Work,
): Promise<void> {
  const { programs, folder, stop, limit } = place
  const left = limit?.left ?? DEFAULT_SECONDS
  return runProgram({
    program: programs.ffmpeg,
    args: [
      ...['-hide_banner', '-nostdin', '-nostats', '-v', 'error', '-y'],
      ...(onProgress ? ['-progress', 'pipe:1'] : []),
      ...args,
    ],
    seconds: Math.min(seconds ?? left, left),
    cwd: folder,
    stop,
    onLine: (line) => {
      onLine?.(line)
      const [key = '', value = ''] = line.split('=')
      onProgress?.(key, value.trim())
    },
  })
}

/** @returns true if this ffmpeg includes zscale, which converts HDR */
export async function hasZscale({ programs, folder, stop }: Workplace): Promise<boolean> {
  let isThere = false
  await runProgram({
    program: programs.ffmpeg,
    args: ['-hide_banner', '-v', 'error', '-filters'],
    seconds: 120,
    cwd: folder,
    stop,
    onLine: (line) => {
      isThere ||= / zscale /.test(line)
    },
  })
  return isThere
}
