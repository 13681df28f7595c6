import { readBlocks } from './read-blocks'
import { writeBlocks } from './write-blocks'

/** Signs of Word, Outlook and Word in a browser. */
const WORD = /urn:schemas-microsoft-com:office|\bmso-|class="?Mso|\bSCXW\d/
/** Signs of other programs for documents, whose first level of headings is 1. */
const DOCUMENT = /docs-internal-guid|LibreOffice|OpenOffice|Cocoa HTML Writer|<h1[\s>]/i

/**
 * Converts the HTML that programs put on the clipboard to HTML that the editor understands:
 * paragraphs, headings from H2 on, nested lists, links and plain formats. Rows of tables become
 * paragraphs. Fonts, colors, empty paragraphs and redirectors are left out.
 */
export function cleanPastedHtml(html: string, parse: (html: string) => Document): string {
  const isWord = WORD.test(html)
  const { body } = parse(html)
  return writeBlocks(readBlocks(body, { isWord, hasTopHeadings: isWord || DOCUMENT.test(html) }))
}
