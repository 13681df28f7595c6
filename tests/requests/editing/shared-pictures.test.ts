import { expect, test } from 'vitest'
import { z } from 'zod'
import { adminClient } from '../../support/cms-client'
import { sharedPictureOf } from '../../support/shared-picture'
import { stackUnderTest } from '../../support/stack-under-test'
import { visit } from '../../support/visit'

const web = (path: string) => `${stackUnderTest().webUrl}${path}`

test('a new title changes the picture’s address, the old one redirects, and an editor’s own picture comes first', async () => {
  const cms = await adminClient()
  const id = await cms.createPage({ title: 'Take one', slug: 'take-one', _status: 'published' })
  await expect.poll(() => visit(web('/take-one')).then(({ status }) => status)).toBe(200)
  const before = await sharedPictureOf('/take-one')

  await cms.changePage(id, { title: 'Take two' })
  await expect.poll(() => sharedPictureOf('/take-one')).not.toBe(before)
  const after = await sharedPictureOf('/take-one')
  expect((await visit(web(after))).status).toBe(200)
  const old = await visit(web(before))
  expect([old.status, old.headers.get('location')]).toEqual([307, after])

  const { docs } = z
    .object({ docs: z.array(z.object({ id: z.number() })).min(1) })
    .parse(await cms.call('GET', '/media?limit=1&depth=0'))
  await cms.changePage(id, { seoImage: docs[0]?.id })
  await expect.poll(() => sharedPictureOf('/take-one')).not.toContain('/media/shared/')
})
