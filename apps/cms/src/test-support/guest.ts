import { GUEST_VISIT_HEADER } from '@studio/shared/api/headers'
import { askCms } from './ask-cms'
import { Person } from './person'
import type { TestCms } from './start-cms'

export const PASSPHRASE = 'seven green lamps'

/** A guest of a review room in tests. Calls contain the visit that began with the last `enter`. */
export class Guest extends Person {
  visit = ''

  constructor(
    cms: TestCms,
    readonly link: string,
  ) {
    super(cms)
  }

  async enter(passphrase = PASSPHRASE, name = 'Rana'): Promise<Response> {
    const parameters = { link: this.link }
    const answered = await this.call('enterAsGuest', { parameters, body: { name, passphrase } })
    if (answered.ok) ({ visit: this.visit } = (await answered.clone().json()) as { visit: string })
    return answered
  }

  ask(
    name: Parameters<Person['call']>[0],
    parameters: Record<string, string> = {},
    body?: object,
  ): Promise<Response> {
    return this.call(name, {
      parameters: { link: this.link, ...parameters },
      headers: { [GUEST_VISIT_HEADER]: this.visit },
      ...(body && { body }),
    })
  }

  get(asset: string, version: number): Promise<Response> {
    return this.stream(`versions/${version}/${asset}`)
  }

  stream(below: string): Promise<Response> {
    const headers = { [GUEST_VISIT_HEADER]: this.visit }
    return askCms(
      new Request(`http://localhost:3001/api/guests/${this.link}/${below}`, { headers }),
    )
  }
}
