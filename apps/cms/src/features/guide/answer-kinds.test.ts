import { describe, expect, it } from 'vitest'
import { canAnswer } from './answer-kinds'

const passage = (text: string, heading = '8. How we work') => ({
  heading,
  parts: [{ type: 'text' as const, text }],
})

describe('a question for a number or a time', () => {
  it.each([
    ['How long do you keep inquiries?', 'Archival backups are kept longer.', false],
    ['How long do you keep inquiries?', 'An inquiry is deleted after two years.', true],
    ['how many rounds do we get', 'Every project has unlimited rounds.', true],
    ['Wie lange speichert ihr Anfragen?', 'Sicherungskopien bleiben länger erhalten.', false],
    ['Wie viele Gäste passen hinein?', 'Bis zu acht Personen.', true],
    ['كم تحتفظون ببيانات الاستفسار', 'أما النسخ الأرشيفية للمشاريع فتُحفظ مدة أطول.', false],
    ['كم تحتفظون ببيانات الاستفسار', 'الاستفسار عامين بعد وصوله.', true],
    ['Do you keep inquiries?', 'Archival backups are kept longer.', true],
  ])('%s “%s”: %s', (question, answer, can) => {
    expect(canAnswer(passage(answer), question)).toBe(can)
  })

  it('is answered by a figure of the price book', () => {
    const parts = [{ type: 'figure' as const, key: 'livestream/participants' }]
    expect(canAnswer({ heading: 'Guests', parts }, 'How many guests?')).toBe(true)
  })
})

describe('a question whether something is necessary', () => {
  it.each([
    ['do we need a finished script to start', 'We read the script with you.', false],
    ['do we need a finished script to start', 'A script helps but is not required.', true],
    ['do i need to bring my own camera', 'You may also bring your own.', true],
    ['Brauchen wir ein fertiges Skript?', 'Wir lesen das Skript mit Ihnen.', false],
    ['Brauchen wir ein fertiges Skript?', 'Eine Seite genügt.', true],
    ['هل نحتاج إلى سيناريو جاهز', 'نقرأ السيناريو معكم.', false],
    ['هل نحتاج إلى سيناريو جاهز', 'تكفي صفحة واحدة.', true],
  ])('%s “%s”: %s', (question, answer, can) => {
    expect(canAnswer(passage(answer), question)).toBe(can)
  })

  it('is answered below a heading that says so', () => {
    const list = passage('A script or a page that says what happens.', 'What do you need?')
    expect(canAnswer(list, 'do we need a finished script to start')).toBe(true)
  })
})
