const STYLE = `
body { margin: 0 auto; padding: 32px 24px; max-inline-size: 960px; font: 16px/1.5 system-ui, sans-serif; color: #0e0f13; background: #f6f3ec }
a { color: #00701f }
a:focus-visible { outline: 3px solid #00701f; outline-offset: 2px }
h1 { margin-block: 0 24px; font-size: 24px }
ul { margin: 0; padding: 0; list-style: none }
li a { display: block; padding: 12px 16px; margin-block-end: 4px; background: #fff; color: inherit; text-decoration: none }
li a:hover { box-shadow: inset 0 0 0 2px #a4dded }
li span { display: block; color: #55565c; font-size: 14px }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px }
dt { color: #55565c }
dd { margin: 0 }
iframe { inline-size: 100%; block-size: 640px; border: 1px solid #d9d6cf; background: #fff }
pre { padding: 16px; background: #fff; white-space: pre-wrap; overflow-wrap: anywhere }
`

/** @param content escaped HTML */
export function page({ title, content }: { title: string; content: string }): Response {
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head>
<body>${content}</body>
</html>`
  return new Response(html, {
    // `security-headers.ts` adds the page's content security policy.
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

export function notHere(): Response {
  return new Response('This page could not be found.', { status: 404 })
}
