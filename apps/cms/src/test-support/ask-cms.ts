import { handleEndpoints } from 'payload'

/**
 * Handles a request below `/api` in the same way as the server: first by the router, then by
 * Payload.
 */
export async function askCms(request: Request): Promise<Response> {
  const [{ withCalls }, { default: config }] = await Promise.all([
    import('../platform/api/api-router'),
    import('../payload.config'),
  ])
  const handle = withCalls(
    async (asked, { params }) => {
      const path = `/api/${(await params).slug.join('/')}`
      return handleEndpoints({ config, request: asked, path })
    },
    () => Promise.resolve(false),
  )
  const slug = new URL(request.url).pathname.slice('/api/'.length).split('/')
  return handle(request, { params: Promise.resolve({ slug }) })
}
