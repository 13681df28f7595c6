import { expect, it } from 'vitest'
import { asksWhoLeads } from './asks-who-leads'

it.each([
  'Who runs the studio?',
  'Who is the CEO?',
  'who is your ceo',
  'Who’s the director of the studio?',
  'Who founded Mangrove Motion?',
  'Who owns your company?',
  'What is the name of your managing director?',
  'Tell me, who is the founder?',
  'We are planning a spot. Who is the head of the studio?',
  'Wer leitet das Studio?',
  'Wer ist der CEO?',
  'Wer ist euer Chef?',
  'Wer ist Geschäftsführer von Mangrove Motion?',
  'Wer hat das Studio gegründet?',
  'Wem gehört die Firma?',
  'Wie heißt die Inhaberin?',
  'من هو مدير الاستوديو؟',
  'من يدير الاستوديو؟',
  'من هو المدير التنفيذي؟',
  'من مؤسس الشركة؟',
  'من أسس الاستوديو؟',
  'ما اسم المدير العام؟',
  'لمن هذا الاستوديو؟',
])('hears that a person of the studio is asked for: %s', (text) => {
  expect(asksWhoLeads(text)).toBe(true)
})

it.each([
  'Who owns the footage we record?',
  'who has the rights to the final film',
  'Who directs the shoot?',
  'digital twin of our CEO',
  'Can our director join the review?',
  'who do I call for a quote in London',
  'Who is behind this site?',
  'Wem gehören die Rechte am Film?',
  'Wer führt am Set Regie?',
  'Kann unser Chef als digitales Double auftreten?',
  'Wer ist Bundeskanzler?',
  'من يملك ما نصوره في الاستوديو',
  'لمن حقوق التسجيلات التي نصورها عندكم',
  'نسخة رقمية من مديرنا التنفيذي',
  'من فاز بكأس العالم',
  'أريد التحدث مع مدير',
])('does not take it for that: %s', (text) => {
  expect(asksWhoLeads(text)).toBe(false)
})
