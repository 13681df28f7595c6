import readline from 'node:readline'

/**
 * @param {import('node:stream').Readable} input
 * @param {string} name
 */
export function prefixLines(input, name, output = process.stdout) {
  const lines = readline.createInterface({ input })
  lines.on('line', (line) => void output.write(`${name.padEnd(6)} │ ${line}\n`))
}
