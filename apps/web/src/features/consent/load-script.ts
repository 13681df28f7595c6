const loaded = new Set<string>()

/** Runs a function once in the life of a document, across navigations. */
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
