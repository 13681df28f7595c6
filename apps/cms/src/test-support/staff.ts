import { randomUUID } from 'node:crypto'
import type { Role } from '../platform/access/roles'
import { Person } from './person'
import type { TestCms } from './start-cms'

/** Creates a staff member who is logged in on the website. */
export async function newStaff(cms: TestCms, role: Role = 'editor'): Promise<Person> {
  const person = new Person(cms, `${role}-${randomUUID().slice(0, 8)}@studio.example`)
  const { email, password, name } = person
  await cms.payload.create({ collection: 'users', data: { email, password, name, roles: [role] } })
  await person.logIn()
  return person
}
