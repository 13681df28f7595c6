/** Reads numbers and tags of a file's header. A position beyond the file's end gives null. */
export class Bytes {
  readonly #view: DataView

  constructor(readonly buffer: ArrayBuffer) {
    this.#view = new DataView(buffer)
  }

  get length(): number {
    return this.#view.byteLength
  }

  u8(at: number): number | null {
    return this.#has(at, 1) ? this.#view.getUint8(at) : null
  }

  u16(at: number, isLittle = false): number | null {
    return this.#has(at, 2) ? this.#view.getUint16(at, isLittle) : null
  }

  u24(at: number): number | null {
    const [low, high] = [this.u16(at, true), this.u8(at + 2)]
    return low === null || high === null ? null : low + high * 0x1_00_00
  }

  u32(at: number, isLittle = false): number | null {
    return this.#has(at, 4) ? this.#view.getUint32(at, isLittle) : null
  }

  /** Reads the name of a box or chunk, which has four letters. */
  tag(at: number): string {
    if (!this.#has(at, 4)) return ''
    return String.fromCharCode(...new Uint8Array(this.buffer, at, 4))
  }

  #has(at: number, length: number): boolean {
    return at >= 0 && at + length <= this.#view.byteLength
  }
}
