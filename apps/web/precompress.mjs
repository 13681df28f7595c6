import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(?:js|css|svg|json|txt)$/

/** Once a build, so as small as can be. */
const ENCODERS = {
  '.br': (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  '.gz': (body) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Puts a compressed copy beside each text among the files that browsers fetch.
 * `features/static-files` sends them.
 *
 * @param {string} distDir a finished build
 */
export async function precompress(distDir) {
  const folder = path.join(distDir, 'static')
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => TEXT.test(name)).map((name) => path.join(folder, name))
  await Promise.all(files.map(compress))
}

/** @param {string} file */
async function compress(file) {
  const body = await readFile(file)
  for (const [ending, encode] of Object.entries(ENCODERS)) {
    const encoded = await encode(body)
    if (encoded.byteLength < body.byteLength) await writeFile(file + ending, encoded)
  }
}
