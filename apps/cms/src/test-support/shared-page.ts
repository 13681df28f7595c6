import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Conflict } from '../editor/saving/conflict'
import { Editor, type AdminForm } from './admin-form'
import { startCms, type TestCms } from './start-cms'

interface SharedPage {
  cms: TestCms
  /** An editor. */
  mira: Editor
  /** A translator. */
  jon: Editor
  /** The page of the current test, published in English. */
  id: number
  slug: string
}

/** A CMS for tests in which two people edit a page. Each test gets its own page. */
export function sharedPage(content: { title: string; blocks?: object[] }): SharedPage {
  const page = {} as SharedPage
  let count = 0

  beforeAll(async () => {
    page.cms = await startCms()
    page.mira = await Editor.logIn(page.cms, 'Mira Klein')
    page.jon = await Editor.logIn(page.cms, 'Jon Weaver', 'translator')
  })

  afterAll(() => page.cms.stop())

  beforeEach(async () => {
    count += 1
    page.slug = `shared-${count}`
    const { id } = await page.cms.payload.create({
      collection: 'pages',
      locale: 'en',
      data: {
        ...(content as { title: string }),
        slug: page.slug,
        readyLocales: ['en'],
        headerTheme: 'light',
        _status: 'published',
      },
    })
    page.id = id
  })

  return page
}

/** The conflict that prevents the form from being saved, or null if there is none. */
export async function conflictOf(form: AdminForm): Promise<Conflict | null> {
  const { conflict } = (await (await form.ask('conflict')).json()) as { conflict: Conflict | null }
  return conflict
}
