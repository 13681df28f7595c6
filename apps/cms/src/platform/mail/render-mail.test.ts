import { LOCALES } from '@studio/shared/locales'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NEWS_KINDS } from './mail-news'
import { renderMail } from './render-mail'
import { MAIL_TEMPLATES, isMailTemplate } from './templates'
import { MAIL_WORDS } from './words'

const LINK = 'https://studio.example/de/email/verify/abc_DEF-1'

const data = {
  code: 'k7pd-x2mn-qe9v',
  name: 'Amal Haddad',
  link: LINK,
  endLink: 'https://studio.example/newsletter/end/xyz',
  email: 'amal@client.example',
  reference: '7K3F-92QD',
  sender: 'Jo Sender',
  by: 'Mira Klein',
  kind: 'Contact form',
  phone: '+49 30 1234',
  company: 'Haddad & Söhne',
  projectType: 'Storyboards',
  message: 'Zeile eins\nZeile zwei',
  job: '3D-Generalist',
  left: '9',
  project: 'Perfume spot',
  deliverable: 'Spot · v2',
  due: '4. Dezember 2026',
  projects: 'Perfume spot',
  settingsLink: 'https://studio.example/settings',
  endCall: 'https://studio.example/api/unsubscribe/12-xyz',
  news: JSON.stringify({
    groups: [
      {
        project: 'Perfume spot',
        deliverable: 'Spot · v2',
        link: 'https://studio.example/portal/review/7?version=9',
        items: NEWS_KINDS.map((kind) => ({
          kind,
          place: '00:00:02:10',
          author: 'Mara Lind',
          text: 'Slower <b>here</b>',
          link: 'https://studio.example/portal/review/7?version=9',
        })),
      },
    ],
    isCut: true,
  }),
}

const templates = Object.keys(MAIL_TEMPLATES).filter(isMailTemplate)

describe.each(templates)('%s', (template) => {
  it.each(LOCALES)('is complete in %s, as text and as HTML', (locale) => {
    const { subject, text, html } = renderMail(template, locale, data, 'Mangrove Motion')
    expect(`${subject}${text}${html}`).not.toMatch(/\{\w+\}|undefined/)
    expect(subject).toMatch(/^[^\n]{8,90}$/)
    expect(html).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`)
    expect(text).toContain('Mangrove Motion')
  })

  it.each(LOCALES)('contains the texts of %s', (locale) => {
    const { subject, text, html } = renderMail(template, locale, data, 'Mangrove Motion')
    const { common, templates: words } = MAIL_WORDS[locale]
    const written = words[template]
    if (!written) throw new Error(`There are no words for “${template}”.`)
    for (const whole of [written.subject, ...written.paragraphs, common.signature]) {
      // The fixed parts of the text between the placeholders.
      for (const piece of whole.split(/\{\w+\}/)) {
        expect(`${subject}\n${text}`).toContain(piece.trim())
      }
    }
    expect(html).toContain(common.signature.split('{')[0]?.trim())
  })

  it('contains its link in both formats, if it has one', () => {
    const { text, html } = renderMail(template, 'en', data, 'Mangrove Motion')
    const hasLink = MAIL_TEMPLATES[template].some((name) => name === 'link')
    expect(html.includes(`href="${LINK}"`)).toBe(hasLink)
    expect(text.split('\n').includes(LINK)).toBe(hasLink)
  })

  it('has a button, or a placeholder for one of its values besides the name', () => {
    const renderWithoutValues = () => renderMail(template, 'en', {}, 'Mangrove Motion')
    const hasValues = MAIL_TEMPLATES[template].some((name) => name !== 'name')
    if (hasValues) expect(renderWithoutValues).toThrow(/needs/)
    else expect(renderWithoutValues).not.toThrow()
  })
})

it('a value cannot inject HTML or a second line of the subject', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, message) => {
      const wild = `<img src=x onerror=1>${name}\r\nBcc: all@x.example`
      const mail = renderMail('inquiryForStaff', 'en', { ...data, name: wild, message }, 'Studio')
      expect(mail.html).not.toContain('<img')
      expect(mail.subject).not.toMatch(/[\r\n]/)
    }),
  )
})

it.each([
  ['Amal Haddad', 'Hello Amal Haddad,'],
  ['Buy at https://spam.example', 'Hello,'],
  ['www spam example', 'Hello,'],
  ['', 'Hello,'],
])('the name “%s” is greeted with “%s”', (name, greeting) => {
  const { text } = renderMail('inquiryReceived', 'en', { ...data, name }, 'Studio')
  expect(text.startsWith(greeting)).toBe(true)
})

it('the staff are not greeted with the visitor’s name', () => {
  const { text } = renderMail('inquiryForStaff', 'de', data, 'Studio')
  expect(text.startsWith('Guten Tag,\n')).toBe(true)
})

it('names are isolated from the Arabic text around them, and URLs stay intact', () => {
  const { text } = renderMail('newsletterConfirm', 'ar', data, 'Mangrove Motion')
  expect(text).toContain('\u2068Mangrove Motion\u2069')
  expect(text).toContain(`: ${data.endLink}\n`)
})

it.each(LOCALES)('each news item has its introduction in %s, and its text is escaped', (locale) => {
  const { html, text } = renderMail('reviewNews', locale, data, 'Studio')
  const words = MAIL_WORDS[locale].templates.reviewNews?.news
  if (!words) throw new Error('There are no words for news.')
  const introduced = NEWS_KINDS.map((kind) => words[kind].replace('{author}', '').trim())
  expect(new Set(introduced).size).toBe(NEWS_KINDS.length)
  for (const piece of [...introduced, words.more]) {
    expect(html).toContain(piece)
    expect(text).toContain(piece)
  }
  expect(html).toContain('Slower &lt;b&gt;here&lt;/b&gt;')
  expect(html).toContain('href="https://studio.example/portal/review/7?version=9"')
  expect(text.match(/00:00:02:10/g)).toHaveLength(NEWS_KINDS.length)
  expect(text).toContain('https://studio.example/newsletter/end/xyz')
})

it.each(LOCALES)('a mail in %s names the company and its postal address, escaped', (locale) => {
  const company = ['Söhne & Co LLC', '1 <b>Main</b> Street']
  const { text, html } = renderMail('newsletterConfirm', locale, data, 'Studio', company)
  expect(text.trimEnd().endsWith('\nSöhne & Co LLC\n1 <b>Main</b> Street')).toBe(true)
  expect(html).toContain(
    '<bdi>Söhne &amp; Co LLC</bdi><br><bdi>1 &lt;b&gt;Main&lt;/b&gt; Street</bdi>',
  )
})
