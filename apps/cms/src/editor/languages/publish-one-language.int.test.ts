import { afterAll, beforeAll, expect, it } from 'vitest'
import { Editor } from '../../test-support/admin-form'
import { PUBLISHED } from '../../test-support/sample-videos'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms
let editor: Editor

beforeAll(async () => {
  cms = await startCms()
  editor = await Editor.logIn(cms, 'Mira Klein')
})

afterAll(() => cms.stop())

const block = (id: string, heading: string) => ({
  id,
  blockType: 'callToAction' as const,
  heading,
})

const step = (id: string, title: string) => ({ id, title, text: title })

it('other languages keep the texts of their blocks and rows when these are moved', async () => {
  const steps = (words: string[]) => ({
    id: 's',
    blockType: 'steps' as const,
    steps: [step('1', words[0] ?? ''), step('2', words[1] ?? '')],
  })
  const data = {
    ...PUBLISHED,
    title: 'Order',
    slug: `order-of-blocks-${Date.now()}`,
    readyLocales: ['en' as const, 'de' as const],
    blocks: [block('a', 'First'), block('b', 'Second'), steps(['One', 'Two'])],
  }
  const { id } = await cms.payload.create({ collection: 'pages', data })
  const german = [block('a', 'Erstens'), block('b', 'Zweitens'), steps(['Eins', 'Zwei'])]
  const translated = { ...data, title: 'Ordnung', blocks: german }
  await cms.payload.update({ collection: 'pages', id, locale: 'de', data: translated })

  const moved = { ...steps([]), steps: [step('2', 'Two'), step('1', 'One!')] }
  const body = { _status: 'published', blocks: [moved, block('b', 'Second'), block('a', 'First')] }
  const path = `/pages/${id}?depth=0&locale=en&publishSpecificLocale=en`
  expect((await editor.call('PATCH', path, body)).status).toBe(200)

  const read = async (draft: boolean) => {
    const page = await cms.payload.findByID({
      collection: 'pages',
      id,
      locale: 'de',
      depth: 0,
      draft,
    })
    return JSON.stringify(page.blocks)
      .match(/"(?:heading|title)":"[^"]*"/g)
      ?.map((text) => text.split('"')[3])
  }
  expect(await read(false)).toEqual(['Zwei', 'Eins', 'Zweitens', 'Erstens'])
  expect(await read(true)).toEqual(['Zwei', 'Eins', 'Zweitens', 'Erstens'])
  // The next publication is based on the published version, not on the stored document.
  expect((await editor.call('PATCH', path, { ...body, title: 'In order' })).status).toBe(200)
  expect(await read(false)).toEqual(['Zwei', 'Eins', 'Zweitens', 'Erstens'])
})
