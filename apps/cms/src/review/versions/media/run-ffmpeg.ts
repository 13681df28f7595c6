import type { Workplace } from './probe'
import { runProgram } from './run-program'

interface Work {
  args: readonly string[]
  seconds: number
  /** What ffmpeg says of its progress, twice a second: `frame`, `out_time_us` and others. */
  onProgress?: (key: string, value: string) => void
}

/** Files that it writes are named from the workplace's folder. */
export function runFfmpeg(place: Workplace, { args, seconds, onProgress }: Work): Promise<void> {
  const { programs, folder, stop } = place
  return runProgram({
    program: programs.ffmpeg,
    args: [
      ...['-hide_banner', '-nostdin', '-nostats', '-v', 'error', '-y'],
      ...(onProgress ? ['-progress', 'pipe:1'] : []),
      ...args,
    ],
    seconds,
    cwd: folder,
    stop,
    onLine: (line) => {
      const [key = '', value = ''] = line.split('=')
      onProgress?.(key, value.trim())
    },
  })
}

/** Whether this ffmpeg was built with what turns bright pictures into usual ones. */
export async function hasZscale({ programs, folder, stop }: Workplace): Promise<boolean> {
  let isThere = false
  await runProgram({
    program: programs.ffmpeg,
    args: ['-hide_banner', '-v', 'error', '-filters'],
    seconds: 20,
    cwd: folder,
    stop,
    onLine: (line) => {
      isThere ||= / zscale /.test(line)
    },
  })
  return isThere
}
