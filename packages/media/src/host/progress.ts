/** Prints the progress of a render in one line. */
export function progress(label: string, total: number) {
  const started = Date.now()
  const seconds = () => (Date.now() - started) / 1000
  const say = (done: number, end: string) => {
    const rate = done ? (seconds() / done).toFixed(2) : '–'
    process.stdout.write(
      `\r${label}: ${done}/${total}, ${seconds().toFixed(0)} s, ${rate} s a frame${end}`,
    )
  }
  return {
    step: (done: number) => {
      if (process.stdout.isTTY || done % 12 === 0) say(done, process.stdout.isTTY ? '' : '\n')
    },
    end: (done: number) => say(done, '\n'),
    seconds,
  }
}
