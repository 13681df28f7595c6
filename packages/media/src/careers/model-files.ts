import type { Group } from 'three'
import { GLTFExporter } from 'three/examples/jsm/exporters/GLTFExporter.js'
import { OBJExporter } from 'three/examples/jsm/exporters/OBJExporter.js'

/** A replacement for `FileReader`, by which the exporter reads blobs and which Node lacks. */
class BlobReader {
  result: ArrayBuffer | null = null
  onloadend: (() => void) | null = null
  readAsArrayBuffer(blob: Blob): void {
    void blob.arrayBuffer().then((buffer) => {
      this.result = buffer
      this.onloadend?.()
    })
  }
}

export async function glb(group: Group): Promise<Buffer> {
  Object.assign(globalThis, { FileReader: BlobReader })
  const file = await new GLTFExporter().parseAsync(group, { binary: true, onlyVisible: false })
  if (!(file instanceof ArrayBuffer)) throw new Error('the exporter wrote text')
  return Buffer.from(file)
}

export function obj(group: Group): Buffer {
  return Buffer.from(`# metres, y up\n${new OBJExporter().parse(group)}`)
}
