import { MAX_PICTURES, pictureFileProblem, versionFileProblem } from '@studio/shared/review/uploads'
import type { SendFile, Sending } from './send-file'
import type { UploadProblem } from './upload-problem'

export type UploadState = 'waiting' | 'sending' | 'offline' | 'paused' | 'done' | 'failed'

export interface UploadItem {
  id: number
  name: string
  size: number
  /** The number of uploaded bytes. */
  sent: number
  state: UploadState
  problem: UploadProblem | null
  /** The id of the set of pictures that become one version. Null for a single file. */
  set: number | null
}

/** Combines several pictures into one version. */
export interface Pictures {
  send: SendFile
  /**
   * @param uploads ids of uploaded pictures
   * @returns the error, or null
   */
  join: (uploads: string[]) => Promise<UploadProblem | null>
}

/**
 * Uploads files one after the other. The queue is a store for React with `subscribe` and `read`.
 */
export class UploadQueue {
  private items: readonly UploadItem[] = []
  private readonly files = new Map<number, File>()
  private readonly sendings = new Map<number, Sending>()
  /** The id of the upload in progress. */
  private current: number | null = null
  private readonly listeners = new Set<() => void>()
  private readonly arrived = new Map<number, string>()
  private nextId = 1
  private nextSet = 1

  constructor(
    private readonly deliverableId: string,
    private readonly send: SendFile,
    private readonly problemOf: typeof versionFileProblem = versionFileProblem,
    private readonly pictures: Pictures | null = null,
  ) {}

  /** Whether pictures that are added together become one version. */
  joinsPictures = true

  joinPictures(joins: boolean): void {
    this.joinsPictures = joins
  }

  private onDone: (item: UploadItem, uploadId: string) => void = () => undefined

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  read = (): readonly UploadItem[] => this.items

  /** Calls back for each finished upload. */
  whenDone(tell: (item: UploadItem, uploadId: string) => void): void {
    this.onDone = tell
  }

  add(files: Iterable<File>): void {
    const set = this.nextSet++
    const all = [...files]
    const pages = this.pictures && this.joinsPictures ? all.filter(isPage).sort(byName) : []
    const isSet = pages.length > 1 && pages.length <= MAX_PICTURES
    const others = isSet ? all.filter((file) => !pages.includes(file)) : all
    for (const file of isSet ? [...pages, ...others] : others) {
      const id = this.nextId++
      const { name, size } = file
      const refusal = this.problemOf(file)
      const problem = refusal === 'required' ? 'empty' : refusal
      const state = problem ? 'failed' : 'waiting'
      this.items = [
        ...this.items,
        {
          id,
          name,
          size,
          sent: 0,
          state,
          problem,
          set: isSet && pages.includes(file) ? set : null,
        },
      ]
      this.files.set(id, file)
    }
    this.goAhead()
  }

  pause(id: number): void {
    if (this.release(id)) this.sendings.get(id)?.pause()
    this.change(id, { state: 'paused' })
    this.goAhead()
  }

  /** Resumes after a pause or a failure. */
  goOn(id: number): void {
    const set = this.items.find((item) => item.id === id)?.set
    const hasArrived = set != null && this.arrived.has(id)
    this.change(id, { state: hasArrived ? 'done' : 'waiting', problem: null })
    if (hasArrived) void this.join(set)
    this.goAhead()
  }

  remove(id: number): void {
    this.release(id)
    const isDone = this.items.some((item) => item.id === id && item.state === 'done')
    if (!isDone) this.sendings.get(id)?.drop()
    this.sendings.delete(id)
    this.files.delete(id)
    const set = this.items.find((item) => item.id === id)?.set
    this.items = this.items.filter((item) => item.id !== id)
    if (set != null) void this.join(set)
    this.goAhead()
  }

  /** Stops the upload when the page is left. It can be resumed later. */
  stop(): void {
    for (const { id, state } of this.items) {
      if (state === 'sending' || state === 'offline' || state === 'waiting') this.pause(id)
    }
  }

  private goAhead(): void {
    const next = this.items.find(({ state }) => state === 'waiting')
    const file = next && this.files.get(next.id)
    if (this.current === null && next && file) this.begin(next.id, file)
    for (const listener of this.listeners) listener()
  }

  private begin(id: number, file: File): void {
    this.current = id
    this.change(id, { state: 'sending' })
    const end = (outcome: { uploadId: string } | { problem: UploadProblem }) => {
      if (!this.release(id)) return
      if ('problem' in outcome) this.change(id, { state: 'failed', ...outcome })
      else {
        this.change(id, { state: 'done', problem: null })
        this.arrived.set(id, outcome.uploadId)
        const item = this.items.find((one) => one.id === id)
        if (item?.set != null) void this.join(item.set)
        else if (item) this.onDone(item, outcome.uploadId)
      }
      this.goAhead()
    }
    const note = (change: Partial<UploadItem>) => {
      if (this.current !== id) return
      this.change(id, change)
      for (const listener of this.listeners) listener()
    }
    const isPicture = this.items.some((item) => item.id === id && item.set !== null)
    const send = isPicture && this.pictures ? this.pictures.send : this.send
    const sending = send(file, this.deliverableId, {
      onProgress: (sent) => note({ sent, state: 'sending' }),
      onBreak: () => note({ state: 'offline' }),
      onDone: (uploadId) => end({ uploadId }),
      onProblem: (problem) => end({ problem }),
    })
    this.sendings.set(id, sending)
  }

  /** Combines the pictures of a set into one version as soon as all of them are uploaded. */
  private async join(set: number): Promise<void> {
    const items = this.items.filter((item) => item.set === set)
    const uploads = items.flatMap(({ id, state }) =>
      state === 'done' ? (this.arrived.get(id) ?? []) : [],
    )
    const last = items.at(-1)
    if (!this.pictures || !last || uploads.length < items.length) return
    const problem = await this.pictures.join(uploads)
    if (problem) this.change(last.id, { state: 'failed', problem })
    else this.onDone(last, uploads.at(-1) ?? '')
    for (const listener of this.listeners) listener()
  }

  /**
   * Frees the place for the next upload.
   * @returns false if this upload was not in progress
   */
  private release(id: number): boolean {
    if (this.current !== id) return false
    this.current = null
    return true
  }

  private change(id: number, change: Partial<UploadItem>): void {
    this.items = this.items.map((item) => (item.id === id ? { ...item, ...change } : item))
  }
}

function isPage(file: File): boolean {
  return pictureFileProblem(file) === null
}

/** Sorts file names in natural order: 2 before 10. */
function byName(one: File, other: File): number {
  return one.name.localeCompare(other.name, undefined, { numeric: true })
}
