import type { Message } from '@studio/shared/api/conversation'
import { LOCALES, type Locale } from '@studio/shared/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { messagesFor } from '@/i18n/messages'
import { SentMessage } from './sent-message'
import { Conversation } from './conversation'
import { formWords } from '@/features/account/forms/form-words'

const MESSAGE: Message = {
  reference: '7K3F-92QD',
  form: 'virtualSet',
  status: 'answered',
  receivedAt: '2026-11-20T10:00:00.000Z',
  isFromAccount: true,
  name: 'Lina <b>',
  email: 'lina@client.example',
  phone: '',
  company: 'Blue Kite',
  projectType: 'animatics',
  topic: '2d-animatics',
  text: 'A beach\nat dusk',
  file: { name: 'Sketch.pdf', size: 640_000 },
  replies: [
    { id: '1', from: 'studio', text: 'Which beach?', writtenAt: '2026-11-21T10:00:00.000Z' },
    { id: '2', from: 'client', text: 'Any.', writtenAt: '2026-11-22T10:00:00.000Z' },
  ],
}

async function show(locale: Locale, changes: Partial<Message> = {}): Promise<string> {
  const message = { ...MESSAGE, ...changes }
  const [words, { account }] = await Promise.all([formWords(locale), messagesFor(locale)])
  return renderToStaticMarkup(
    <Conversation
      message={message}
      words={words}
      own={account.message}
      statusNames={account.portal.status}
      format={locale}
    >
      <SentMessage message={message} address={{ country: 'us', locale, path: '' }} />
    </Conversation>,
  )
}

describe.each(LOCALES)('a message in %s', (locale) => {
  it('shows its status, the message and the replies, oldest first', async () => {
    const { account, forms } = await messagesFor(locale)
    const page = await show(locale)
    const said = [
      account.portal.status.answered,
      account.message.status.answered,
      '7K3F-92QD',
      forms.names.virtualSet,
      forms.projectTypes.animatics,
      '<bdi class="break-words">Lina &lt;b&gt;</bdi>',
      'Blue Kite',
      'Sketch.pdf',
      forms.fields.setIdea,
      'A beach\nat dusk',
      account.message.studio,
      'Which beach?',
      account.message.you,
      'Any.',
      account.message.reply,
    ]
    const places = said.map((text) => page.indexOf(text))
    expect(places.filter((place) => place < 0)).toEqual([])
    expect(page.indexOf('Which beach?')).toBeLessThan(page.indexOf('Any.'))
    expect(page).not.toContain(forms.fields.phone)
  })

  it('says so if somebody sent it without logging in', async () => {
    const { account } = await messagesFor(locale)
    expect(await show(locale)).not.toContain(account.portal.withoutLogin)
    const page = await show(locale, { isFromAccount: false })
    expect(page).toContain(account.portal.withoutLogin)
    expect(page).not.toContain(account.message.sent)
  })

  it('says that there are no replies, and omits empty fields', async () => {
    const { account, forms } = await messagesFor(locale)
    const page = await show(locale, { replies: [], file: null, projectType: null, name: '' })
    expect(page).toContain(account.message.none)
    expect(page).not.toContain(`>${account.message.file}<`)
    expect(page).not.toContain(`>${forms.fields.projectType}<`)
  })
})
