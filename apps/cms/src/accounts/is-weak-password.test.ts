import { expect, it } from 'vitest'
import { isWeakPassword } from './is-weak-password'

const person = { name: 'Margarethe Öztürk', email: 'm.oeztuerk@agency.example' }

it.each([
  'aaaaaaaaaaaa',
  '1212121212',
  '1234567890',
  '0987654321!',
  'qwertyuiop',
  'QWERTZuiop1',
  'abcdefghijkl',
  'password123',
  'Passwort2026',
  'iloveyou!!1',
  'margarethe1',
  'Margarethe90',
  'm.oeztuerk@agency.example',
])('takes %j for weak', (password) => {
  expect(isWeakPassword(password, person)).toBe(true)
})

it.each([
  'lampe wolke fahrrad',
  'correct horse battery',
  'vX7!kQ2#mP',
  'كلمة سر طويلة جدا',
  '长长的密码一二三四五六七八',
  'my password is a whole sentence',
])('takes %j', (password) => {
  expect(isWeakPassword(password, person)).toBe(false)
})
