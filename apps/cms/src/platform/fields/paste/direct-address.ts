/** Services that replace the links of a document by their own, with the parameter of the target. */
const REDIRECTORS: { host: RegExp; path: RegExp; parameters: string[] }[] = [
  { host: /^(www\.)?google(\.\w{2,3}){1,2}$/, path: /^\/url$/, parameters: ['q', 'url'] },
  { host: /\.safelinks\.protection\.outlook\.(com|cn|de)$/, path: /^/, parameters: ['url'] },
  { host: /^statics\.teams\.(cdn\.)?\w+\.\w+$/, path: /safelinks/, parameters: ['url'] },
  {
    host: /^(l|lm)\.(facebook|messenger|instagram|threads)\.(com|net)$/,
    path: /^/,
    parameters: ['u'],
  },
  {
    host: /^(www\.)?(facebook|instagram)\.com$/,
    path: /^\/(l\.php|flx\/warn\/?)$/,
    parameters: ['u'],
  },
  {
    host: /^(www\.)?linkedin\.com$/,
    path: /^\/(redir\/redirect|safety\/go)\/?$/,
    parameters: ['url'],
  },
  { host: /^(www\.)?youtube\.com$/, path: /^\/redirect$/, parameters: ['q'] },
  { host: /^(www\.)?slack-redir\.net$/, path: /^\/link$/, parameters: ['url'] },
  { host: /^out\.reddit\.com$/, path: /^/, parameters: ['url'] },
  { host: /^(www\.|away\.)?vk\.com$/, path: /^\/away(\.php)?$/, parameters: ['to'] },
  { host: /^t\.umblr\.com$/, path: /^\/redirect$/, parameters: ['z'] },
  { host: /^(html\.)?duckduckgo\.com$/, path: /^\/l\/?$/, parameters: ['uddg'] },
  { host: /^(www\.)?steamcommunity\.com$/, path: /^\/linkfilter\/?$/, parameters: ['u', 'url'] },
  { host: /^medium\.com$/, path: /^\/r\/?$/, parameters: ['url'] },
  { host: /^disq\.us$/, path: /^\/(url|p\/.*)$/, parameters: ['url'] },
  { host: /^linkprotect\.cudasvc\.com$/, path: /^\/url$/, parameters: ['a'] },
  { host: /^link\.(zhihu|csdn|juejin)\.(com|net|cn)$/, path: /^/, parameters: ['target'] },
]

/** Some services nest their links: a mail program changes a link that a document has changed. */
const MAX_REDIRECTORS = 5

/**
 * The target of a pasted link, without redirectors such as `google.com/url`.
 * @returns null if a page of the site cannot link to the address, such as a file of a computer
 */
export function directAddress(href: string): string | null {
  let address = href.trim()
  for (let count = 0; count < MAX_REDIRECTORS; count += 1) {
    const target = targetOf(address)
    if (!target) break
    address = target
  }
  return /^(https?:\/\/.|mailto:.|tel:.)/i.test(address) && URL.canParse(address) ? address : null
}

function targetOf(address: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const proofpoint = proofpointTarget(url)
  if (proofpoint) return proofpoint
  const redirector = REDIRECTORS.find(
    ({ host, path }) => host.test(url.hostname) && path.test(url.pathname),
  )
  for (const name of redirector?.parameters ?? []) {
    const target = url.searchParams.get(name)
    if (target && /^(https?|mailto):/i.test(target) && URL.canParse(target)) {
      return withoutClickId(target)
    }
  }
  return null
}

/** Facebook adds a parameter of its own to the target. */
function withoutClickId(target: string): string {
  return target.replace(/[?&]fbclid=[\w-]*(?=$|#)/, '').replace(/([?&])fbclid=[\w-]*&/, '$1')
}

/** Proofpoint encodes the target: in version 2 with `-3A` for `:`, in version 3 between `__`. */
function proofpointTarget({ hostname, pathname, search, searchParams }: URL): string | null {
  if (!/^urldefense(\.proofpoint)?\.(com|us)$/.test(hostname)) return null
  const third = /^\/v3\/__(.+?)__;/.exec(pathname + search)?.[1]
  // An asterisk replaces a character that only the service can restore.
  if (third) return third.includes('*') ? null : third.replace(/^(https?):\/(?!\/)/, '$1://')
  const second = searchParams.get('u')
  if (!pathname.startsWith('/v2/') || !second) return null
  try {
    return decodeURIComponent(second.replaceAll('-', '%').replaceAll('_', '/'))
  } catch {
    return null
  }
}
