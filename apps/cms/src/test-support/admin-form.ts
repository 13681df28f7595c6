import { randomUUID } from 'node:crypto'
import { handleEndpoints } from 'payload'
import { sentBy } from '../editor/documents/edits'
import type { Role } from '../platform/access/roles'
import type { TestCms } from './start-cms'

type Values = Record<string, unknown>

/** A staff member who is logged in to the admin. */
export class Editor {
  private constructor(
    readonly email: string,
    readonly password: string,
    private readonly token: string,
  ) {}

  static async logIn(cms: TestCms, name: string, role: Role = 'editor'): Promise<Editor> {
    const login = { email: `${randomUUID()}@studio.example`, password: 'a quiet blue kite' }
    await cms.payload.create({ collection: 'users', data: { ...login, name, roles: [role] } })
    const { token } = await cms.payload.login({ collection: 'users', data: login })
    return new Editor(login.email, login.password, token ?? '')
  }

  async call(method: string, path: string, body?: object): Promise<Response> {
    const { default: config } = await import('../payload.config')
    const request = new Request(`http://localhost:3001/api${path}`, {
      method,
      headers: { authorization: `JWT ${this.token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return handleEndpoints({ config, request })
  }

  /** Opens a form of the admin with the newest draft. */
  async open(document: string, locale = 'en'): Promise<AdminForm> {
    const form = new AdminForm(this, document, locale)
    await form.load()
    return form
  }
}

/** Saves in the same way as a form of the admin: it sends all values, with the form's id. */
export class AdminForm {
  values: Values = {}
  private readonly screen = randomUUID()

  constructor(
    private readonly editor: Editor,
    /** The document, for example `pages/7`. */
    private readonly document: string,
    private readonly locale: string,
  ) {}

  async load(): Promise<void> {
    const answer = await this.call('GET', 'draft=true')
    this.values = (await answer.json()) as Values
  }

  /**
   * Saves the form automatically. The typed values stay in the form even if the save is refused.
   */
  async autosave(typed: Values): Promise<Response> {
    return this.save('draft=true&autosave=true', { ...typed, _status: 'draft' })
  }

  /**
   * Saves in the same way as the button “Keep mine”.
   *
   * @param edits from the server's response about the conflict
   */
  async keep(edits: unknown): Promise<Response> {
    return this.save('draft=true', { _status: 'draft', edits })
  }

  publish(): Promise<Response> {
    return this.save('', { _status: 'published' })
  }

  ask(action: 'conflict' | 'take-theirs' | 'revert'): Promise<Response> {
    const body = { locale: this.locale, data: this.sent() }
    return this.editor.call('POST', `/editing/${this.document}/${action}`, body)
  }

  private async save(query: string, typed: Values): Promise<Response> {
    this.values = { ...this.values, ...typed }
    const answer = await this.call('PATCH', query, this.sent())
    if (answer.ok) this.values = ((await answer.clone().json()) as { doc: Values }).doc
    return answer
  }

  private sent(): Values {
    return { ...this.values, edits: sentBy(this.screen, this.values.edits) }
  }

  private call(method: string, query: string, body?: object): Promise<Response> {
    const path = `/${this.document}?depth=0&fallback-locale=null&locale=${this.locale}&${query}`
    return this.editor.call(method, path, body)
  }
}
