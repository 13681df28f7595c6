import { describe, expect, it } from 'vitest'
import ar from '@/messages/ar.json'
import de from '@/messages/de.json'
import en from '@/messages/en.json'
import es from '@/messages/es.json'
import zh from '@/messages/zh-CN.json'

/** How each language says that somebody is answered. */
const ANSWERS = { en: /answer/, de: /antworten/, ar: /للرد/, es: /responder/, zh: /回复/ }

describe.each(Object.entries({ en, de, ar, es, zh }))(
  'The notices at forms in %s',
  (locale, words) => {
    const answers = ANSWERS[locale as keyof typeof ANSWERS]
    const { purposes, privacy } = words.forms

    it('promise an answer only where somebody answers', () => {
      for (const form of ['contact', 'inquiry', 'virtualSet', 'setRequest'] as const) {
        expect(purposes[form]).toMatch(answers)
      }
      for (const form of ['newsletter', 'application', 'visit'] as const) {
        expect(purposes[form]).not.toMatch(answers)
      }
      expect(privacy).not.toMatch(answers)
    })

    it('link to the privacy statement once', () => {
      expect(privacy.match(/<link>[^<]+<\/link>/g)).toHaveLength(1)
      expect(Object.values(purposes).join('')).not.toContain('<')
    })
  },
)
