import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { AccountLink } from './account-link'
import { useMember } from './use-member'

vi.mock('./use-member', () => ({ useMember: vi.fn() }))

const words = { logIn: 'Log in', admin: 'Admin', opening: 'Opening…', portal: 'Client portal' }

it.each([
  ['nobody', 'Log in'],
  ['somebody', 'Client portal'],
  ['client', 'Client portal'],
  ['staff', 'Admin'],
] as const)('has the label and target for %s: %s', (member, label) => {
  vi.mocked(useMember).mockReturnValue(member)
  const html = renderToStaticMarkup(<AccountLink href="/login" words={words} className="" />)
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(label)
})
