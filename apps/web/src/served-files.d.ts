/** The address at which the site serves the file. */
declare module '*.woff2' {
  const address: string
  export default address
}

/** The address at which the site serves the file. */
declare module '*.mp4' {
  const address: string
  export default address
}
