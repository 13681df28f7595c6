import { expect, type Page } from '@playwright/test'
import { storedThing, type StoredThing } from '../../packages/shared/src/browser-storage-table'
import { LANGUAGES, PROVIDER_NAME } from '../support/account-words'
import { existingClient, fillLogin } from '../support/client-account'
import { fillContact, formIn } from '../support/forms'
import { answerQuestions, answer, openGuide } from '../support/guide'
import { test } from '../support/test'
import { frameOf, openTool, SET_PATH } from '../support/virtual-set'
import { whenInteractive } from '../support/when-interactive'

const [{ words }] = LANGUAGES
const { privacy } = words
const THROUGH = words.account.login.with.replace('{provider}', PROVIDER_NAME)

type Entry = [kind: StoredThing['kind'], name: string]

/** Everything that the browser keeps for the site. Databases of other names count as well. */
async function kept(page: Page): Promise<Entry[]> {
  const cookies = await page.context().cookies()
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    database: (await indexedDB.databases()).flatMap(({ name }) => name ?? []),
  }))
  const entries = (kind: StoredThing['kind'], names: string[]) =>
    names.map((name): Entry => [kind, name])
  return [
    ...entries(
      'cookie',
      cookies.map(({ name }) => name),
    ),
    ...entries('local', stored.local),
    ...entries('session', stored.session),
    ...entries('database', stored.database),
  ]
}

interface Journey {
  what: string
  /** An entry that the journey must leave, so that it cannot pass by doing nothing. */
  leaves: Entry
  walk: (page: Page) => Promise<void>
}

const JOURNEYS: Journey[] = [
  {
    what: 'a first visit from Britain',
    leaves: ['cookie', 'located_country'],
    walk: async (page) => {
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': '81.2.69.142' })
      await expect(async () => {
        await page.goto('/pricing')
        const names = (await page.context().cookies()).map(({ name }) => name)
        expect(names).toContain('located_country')
      }).toPass()
    },
  },
  {
    what: 'a link that names a country',
    leaves: ['cookie', 'country'],
    walk: async (page) => {
      await page.goto('/?lang=gr')
    },
  },
  {
    what: 'a chosen language',
    leaves: ['cookie', 'language_code'],
    walk: async (page) => {
      await page.goto('/contact')
      const webUrl = new URL(page.url()).origin
      await page.request.post(`${webUrl}/api/preferences`, {
        headers: { origin: webUrl },
        form: { locale: 'de', from: '/contact' },
      })
      await page.goto('/de/contact')
    },
  },
  {
    what: 'an answer to the privacy notice',
    leaves: ['local', 'acceptedCookie'],
    walk: async (page) => {
      await page.goto('/pricing?lang=uk')
      await page.getByRole('button', { name: privacy.decline, exact: true }).click()
      await expect(page.locator('[data-slot="cookie-notice"]')).toHaveCount(0)
    },
  },
  {
    what: 'a form that is written and not sent',
    leaves: ['session', 'draft:form contact'],
    walk: async (page) => {
      await page.goto('/contact')
      const form = formIn(page, 'contact')
      await form.getByLabel('First name').focus()
      await expect(form).toHaveAttribute('data-live')
      await fillContact(form, 'A draft')
      await form.locator('[name="message"]').press('Tab')
      await expect.poll(async () => JSON.stringify(await kept(page))).toContain('draft:')
    },
  },
  {
    what: 'a question to the guide',
    leaves: ['session', 'guide-conversation'],
    walk: async (page) => {
      await answerQuestions(page, (route) =>
        answer(route, [
          { event: 'begin', conversation: 'a'.repeat(43), by: 'model' },
          { event: 'end', sources: [], isAnswered: true, isOffTopic: false },
        ]),
      )
      const dialog = await openGuide(page, '/custom-ai-chatbot', 'Try the chatbot demo')
      await dialog.getByLabel(words.guide.label).fill('What does a 2D animatic cost?')
      await page.keyboard.press('Enter')
      await expect.poll(async () => JSON.stringify(await kept(page))).toContain('guide-conv')
    },
  },
  {
    what: 'a set that is composed',
    leaves: ['database', 'virtual-set'],
    walk: async (page) => {
      await openTool(page, SET_PATH)
      await frameOf(page).press('Shift+ArrowLeft')
      await expect.poll(async () => JSON.stringify(await kept(page))).toContain('virtual-set')
    },
  },
  {
    what: 'a login',
    leaves: ['cookie', 'session'],
    walk: async (page) => {
      const client = await existingClient('en')
      await page.goto('/login')
      await fillLogin(page, words, client)
      await page.waitForURL('**/portal')
    },
  },
  {
    what: 'a login through a provider that is begun',
    leaves: ['cookie', 'oauth-state'],
    walk: async (page) => {
      await page.context().route('**/authorize?**', (route) => route.fulfill({ body: 'Who?' }))
      await page.goto('/login')
      await whenInteractive(page)
      const asked = page
        .context()
        .waitForEvent('request', (request) => request.url().includes('/authorize?'))
      await page.getByRole('button', { name: THROUGH }).click()
      await asked
    },
  },
  {
    what: 'a search that finds nothing, a film and a page that does not exist',
    leaves: ['cookie', 'country'],
    walk: async (page) => {
      await page.goto('/search?q=zyzzyva&lang=uk')
      await page.goto('/company-reel')
      await page.goto('/no-such-page')
    },
  },
]

for (const { what, leaves, walk } of JOURNEYS) {
  test(`the privacy statement names everything that the browser keeps after ${what}`, async ({
    page,
  }) => {
    await walk(page)
    const entries = await kept(page)
    const [kind, name] = leaves
    const names = entries.flatMap(([of, known]) =>
      of === kind ? [known.replace(/^__Host-/, '')] : [],
    )
    expect(names.some((known) => known.startsWith(name))).toBe(true)
    expect(entries.filter(([of, known]) => !storedThing(of, known))).toEqual([])
  })
}
