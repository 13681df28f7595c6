import { expect, type Locator } from '@playwright/test'
import * as form from '../support/admin-form'
import { test, untilListed } from '../support/as-editor'
import { untilServed } from '../support/site-settings'

const TITLE = 'Notes from two programs'
const PATH = '/notes-from-two-programs'
const POST = { collection: 'posts', slug: PATH.slice(1), listed: { '/blog': PATH } }

/** A list item as Word writes it: a paragraph, with its mark for programs without lists. */
function wordItem(level: number, mark: string, text: string): string {
  return `<p class=MsoListParagraph style='margin-left:${36 * level}.0pt;text-indent:-18.0pt;
mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span
style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${text}<o:p></o:p></p>`
}

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=ProgId content=Word.Document>
<style><!-- p.MsoNormal {font-size:11.0pt;} --></style></head>
<body lang=EN-US><!--StartFragment--><h1>Plan<o:p></o:p></h1>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${wordItem(1, '·', 'draw the board')}
${wordItem(2, 'o', 'in pencil')}
${wordItem(1, '·', 'time it')}
<p class=MsoNormal>Then it moves.<o:p></o:p></p><!--EndFragment--></body></html>`

const docsSpan = (text: string) =>
  `<span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">${text}</span>`
const docsItem = (level: number, text: string) =>
  `<li dir="ltr" aria-level="${level}"><p dir="ltr" role="presentation">${docsSpan(text)}</p></li>`

const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0f3c">
<h1 dir="ltr">${docsSpan('Colors')}</h1><ol>${docsItem(1, 'choose')}<ol>${docsItem(2, 'compare')}</ol>
${docsItem(1, 'paint')}</ol><p dir="ltr">${docsSpan('See ')}<a
href="https://www.google.com/url?q=https://example.com/board?a%3D1&amp;sa=D&amp;ust=17">${docsSpan('our board')}</a>
${docsSpan('for more.')}</p></b>`

/** Pastes what a program put on the clipboard, at the caret. */
async function paste(editor: Locator, html: string): Promise<void> {
  await editor.evaluate((element, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', copied)
    const { body } = new DOMParser().parseFromString(copied, 'text/html')
    clipboardData.setData('text/plain', body.textContent)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    element.dispatchEvent(event)
  }, html)
}

test(
  'text that an editor pastes from Word and Google Docs has its lists, headings and links on the site',
  { tag: '@core' },
  async ({ page, write }) => {
    await write(POST)
    await form.fillFields(page, { title: TITLE, lead: 'Copied, not typed.', slug: POST.slug })
    await page.locator('#field-publishedOn input').fill('3 Jan 2025')
    await page.keyboard.press('Tab')
    const editor = page.locator('[data-field-path="body"] [contenteditable="true"]')
    await editor.click()
    await paste(editor, WORD)
    await expect(editor.getByText('Then it moves.')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.press('Enter')
    await paste(editor, DOCS)
    await expect(editor.getByText('our board')).toBeVisible()
    await form.publish(page)

    await untilServed(PATH, 'our board')
    await untilListed(POST)
    await page.goto(PATH)
    const text = page.getByRole('main').locator('.prose').filter({ hasText: 'Then it moves.' })
    await expect(text.getByRole('heading', { level: 2 })).toHaveText(['Plan', 'Colors'])
    await expect(text.locator('ul > li > ul > li')).toHaveText(['in pencil'])
    await expect(text.locator(':scope > ul > li')).toHaveText([/^draw the board/, 'time it'])
    await expect(text.locator('ol > li > ol > li')).toHaveText(['compare'])
    await expect(text.locator(':scope > ol > li')).toHaveText([/^choose/, 'paint'])
    await expect(text.getByRole('link', { name: 'our board' })).toHaveAttribute(
      'href',
      'https://example.com/board?a=1',
    )
    await expect(text.locator(':scope > p')).toHaveText([
      'Then it moves.',
      /^See our board for more/,
    ])
    await expect(text).not.toContainText('·')
  },
)
