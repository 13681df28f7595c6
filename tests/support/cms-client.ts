import { z } from 'zod'
import { runningStack, type RunningStack } from './stack-under-test'

type CmsAccess = Pick<RunningStack, 'cmsUrl' | 'adminEmail' | 'adminPassword'>

const rowSchema = z.looseObject({ key: z.string() })
const listSchema = z.looseObject({ id: z.number(), items: z.array(rowSchema) })
const documentsSchema = z.object({ docs: z.array(z.object({ id: z.number() })) })

async function newToken({ cmsUrl, adminEmail, adminPassword }: CmsAccess): Promise<string> {
  const response = await fetch(`${cmsUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: adminEmail, password: adminPassword }),
  })
  return z.object({ token: z.string() }).parse(await response.json()).token
}

/** An editor who uses the CMS through its REST API. */
export class CmsClient {
  private constructor(
    private readonly access: CmsAccess,
    private token: string,
  ) {}

  static async logIn(access: CmsAccess): Promise<CmsClient> {
    return new CmsClient(access, await newToken(access))
  }

  /**
   * @param body an object, which is sent as JSON, or a form with files
   * @returns the body of the answer
   * @throws on any error, with the answer's body in the message
   */
  async call(method: string, path: string, body?: unknown): Promise<unknown> {
    let response = await this.send(method, path, body)
    if (response.status === 401 || response.status === 403) {
      // The client logs in again, because a test may have ended all sessions.
      this.token = await newToken(this.access)
      response = await this.send(method, path, body)
    }
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }

  private send(method: string, path: string, given?: unknown): Promise<Response> {
    const isForm = given instanceof FormData
    const sent = method === 'GET' ? given : this.withProof(path, given)
    const body = isForm ? given : JSON.stringify(sent)
    return fetch(`${this.access.cmsUrl}/api${path}`, {
      method,
      headers: {
        authorization: `JWT ${this.token}`,
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      ...(sent !== undefined && { body }),
    })
  }

  /** Changes of accounts need the admin's password. */
  private withProof(path: string, body: unknown): unknown {
    if (!path.startsWith('/users')) return body
    return { ...(body as object | undefined), currentPassword: this.access.adminPassword }
  }

  /** @param amounts integer minor units, for example `{ usdMin: 1350000 }` */
  async setPrice(list: string, row: string, amounts: Record<string, number>): Promise<void> {
    const answer = await this.call(
      'GET',
      `/price-groups?where[key][equals]=${list}&depth=0&locale=en`,
    )
    const { docs } = z.object({ docs: z.array(listSchema) }).parse(answer)
    const [found] = docs
    if (!found) throw new Error(`There is no price list “${list}”.`)
    const items = found.items.map((item) => (item.key === row ? { ...item, ...amounts } : item))
    await this.call('PATCH', `/price-groups/${found.id}?locale=en&depth=0`, { items })
  }

  /** @returns the new page's id */
  async createPage(data: {
    title: string
    slug: string
    _status: 'draft' | 'published'
  }): Promise<number> {
    const query = data._status === 'draft' ? '?draft=true' : ''
    const answer = await this.call('POST', `/pages${query}`, {
      readyLocales: ['en'],
      headerTheme: 'light',
      ...data,
    })
    return z.object({ doc: z.object({ id: z.number() }) }).parse(answer).doc.id
  }

  /** @returns the new document's id */
  async create(collection: string, data: object): Promise<number> {
    const answer = await this.call('POST', `/${collection}`, data)
    return z.object({ doc: z.object({ id: z.number() }) }).parse(answer).doc.id
  }

  async change(collection: string, id: number, data: object): Promise<void> {
    await this.call('PATCH', `/${collection}/${id}`, data)
  }

  /** Deletes all documents with this slug, even if they were never published. */
  async removeBySlug(collection: string, slug: string): Promise<void> {
    const query = `where[slug][equals]=${slug}&draft=true&depth=0`
    const answer = await this.call('GET', `/${collection}?${query}`)
    for (const { id } of documentsSchema.parse(answer).docs) {
      await this.call('DELETE', `/${collection}/${id}`)
    }
  }

  async replaceFile(id: number, file: File): Promise<void> {
    const form = new FormData()
    form.set('file', file)
    await this.call('PATCH', `/media/${id}`, form)
  }

  async changePage(id: number, data: Record<string, unknown>, query = ''): Promise<void> {
    await this.call('PATCH', `/pages/${id}${query}`, data)
  }
}

let admin: Promise<CmsClient> | undefined

/**
 * @returns the stack's admin, who logs in once for all tests of a file, because a login takes a
 * second
 */
export function adminClient(): Promise<CmsClient> {
  return (admin ??= CmsClient.logIn(runningStack()))
}
