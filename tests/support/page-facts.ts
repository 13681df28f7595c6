import { parseHTML } from 'linkedom'

export interface PageFacts {
  title: string
  description: string
  canonical: string | null
  robots: string
  lang: string | null
  dir: string | null
  headings: number
  headerTheme: string | null
  isBare: boolean
  /** The number of navigations without a name; with several on a page, each needs one. */
  namelessNavigations: number
  /** The links within the site, with path and query but without the part after `#`. */
  links: string[]
  /** The addresses in the CMS of the page's pictures and videos. */
  files: string[]
}

/** Reads a page's metadata and links from its HTML, without a browser. */
export function readPageFacts(html: string, address: string): PageFacts {
  const { document } = parseHTML(html)
  const content = (selector: string) => document.querySelector(selector)?.getAttribute('content')
  const header = document.querySelector('header[data-slot="header"]')
  const main = document.querySelector('html')
  return {
    title: document.querySelector('title')?.textContent ?? '',
    description: content('meta[name="description"]') ?? '',
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
    robots: content('meta[name="robots"]') ?? '',
    lang: main?.getAttribute('lang') ?? null,
    dir: main?.getAttribute('dir') ?? null,
    headings: document.querySelectorAll('h1').length,
    headerTheme: header?.getAttribute('data-theme') ?? null,
    isBare: header === null,
    namelessNavigations: document.querySelectorAll('nav:not([aria-label], [aria-labelledby])')
      .length,
    links: [...new Set(attributesOf(document, 'a[href]', 'href').flatMap(onThisSite(address)))],
    files: [...new Set(filesOf(document))],
  }
}

function attributesOf(document: Document, selector: string, name: string): string[] {
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const value = element.getAttribute(name)
    return value ? [value] : []
  })
}

function onThisSite(address: string) {
  const { origin } = new URL(address)
  return (href: string): string[] => {
    const target = new URL(href, address)
    return target.origin === origin ? [target.pathname + target.search] : []
  }
}

/** All sizes of a picture count as one file, because only its existence matters. */
function filesOf(document: Document): string[] {
  const sources = [
    ...attributesOf(document, 'img[src]', 'src'),
    ...attributesOf(document, 'video[poster]', 'poster'),
    ...attributesOf(document, '[srcset], [srcSet]', 'srcset').flatMap((set) =>
      set.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? ''),
    ),
  ]
  return sources.flatMap((source) => {
    const url = new URL(source, 'http://site')
    const path = url.searchParams.get('url') ?? url.pathname
    return path.startsWith('/media/') ? [path] : []
  })
}
