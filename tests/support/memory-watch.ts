import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'

const MEGABYTE = 1024 * 1024

/**
 * Measures the memory of a stack's servers in megabytes. It finds a server by its working
 * directory, which works only on Linux.
 */
export class MemoryWatch {
  private readonly base: Record<string, number>
  private readonly most: Record<string, number>
  private readonly timer: NodeJS.Timeout

  /** @param folders the working directory of each server, by the server's name */
  constructor(private readonly folders: Record<string, string>) {
    this.base = this.read()
    this.most = { ...this.base }
    this.timer = setInterval(() => this.look(), 100)
  }

  /** @returns for each server, how many megabytes more than at the beginning it used at most */
  stop(): Record<string, number> {
    clearInterval(this.timer)
    this.look()
    const growth = (name: string) => Math.round((this.most[name] ?? 0) - (this.base[name] ?? 0))
    return Object.fromEntries(Object.keys(this.folders).map((name) => [name, growth(name)]))
  }

  private look(): void {
    for (const [name, megabytes] of Object.entries(this.read())) {
      this.most[name] = Math.max(this.most[name] ?? 0, megabytes)
    }
  }

  private read(): Record<string, number> {
    const found: Record<string, number> = {}
    for (const pid of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
      const folder = read(() => readlinkSync(`/proc/${pid}/cwd`))
      const name = Object.keys(this.folders).find((each) => isIn(folder, this.folders[each] ?? ''))
      if (!name) continue
      const pages = read(() => readFileSync(`/proc/${pid}/statm`, 'utf8')).split(' ')[1]
      found[name] = (found[name] ?? 0) + (Number(pages ?? 0) * 4_096) / MEGABYTE
    }
    return found
  }
}

function isIn(folder: string, parent: string): boolean {
  return folder === parent || folder.startsWith(parent + path.sep)
}

/** The process may end before its file is read. */
function read(look: () => string): string {
  try {
    return look()
  } catch {
    return ''
  }
}
