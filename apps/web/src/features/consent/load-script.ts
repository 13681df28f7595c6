const loaded = new Set<string>()

/** Runs something once in the life of a page, however often the visitor moves around in it. */
export function once(name: string, run: () => void): void {
  if (loaded.has(name)) return
  loaded.add(name)
  run()
}

export function loadScript(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}
