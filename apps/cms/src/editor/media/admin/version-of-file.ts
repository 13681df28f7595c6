/** The version that the server gives to the file's content: the same as `versionOf` there. */
export async function versionOfFile(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'))
  return hex.join('').slice(0, 16)
}
