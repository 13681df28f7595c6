import { describe, expect, it } from 'vitest'
import { LATER, ReleaseDesk } from '../../test-support/release-desk'

const desk = new ReleaseDesk()

const linkTo = (link: object) => [
  {
    blockType: 'hero',
    title: 'Hello',
    actions: [{ label: 'Go', emphasis: 'primary', link }],
  },
]

/** A page whose draft has a link. */
async function pageLinking(link: object): Promise<number> {
  const id = await desk.page('Old', ['en'])
  const data = { blocks: linkTo(link) as never, _status: 'draft' as const }
  await desk.cms.payload.update({ collection: 'pages', id, draft: true, locale: 'en', data })
  return id
}

const itemOf = (document: number) => ({
  collection: 'pages',
  document,
  action: 'publish',
  languages: ['en'],
})

const NOWHERE = { type: 'path', path: 'nowhere-at-all' }

describe('a link that leads nowhere', () => {
  it('refuses a scheduled change, and says where the link is', async () => {
    const item = itemOf(await pageLinking(NOWHERE))
    const answer = await desk.post('/releases/change', { item, time: LATER })
    expect(answer).toMatchObject({ status: 422, error: { code: 'itemsRefused' } })
    expect(answer.items?.[0]?.problem).toMatchObject({ code: 'refusedByChecks' })
    const [detail] = answer.items?.[0]?.problem.details ?? []
    expect(detail).toContain('English, Hero')
    expect(detail).toContain('/nowhere-at-all')
  })

  it('is told when the page is put into a release, and stops its schedule', async () => {
    const id = await pageLinking(NOWHERE)
    const { release } = await desk.post('/releases', { name: 'Spring' })
    const put = await desk.post(`/releases/${release?.id}/items`, itemOf(id))
    expect(put.release?.items).toMatchObject([{ problem: { code: 'refusedByChecks' } }])
    const asked = await desk.post(`/releases/${release?.id}/schedule`, LATER)
    expect(asked).toMatchObject({ status: 422, items: [{ problem: { code: 'refusedByChecks' } }] })

    await desk.page('Target')
    const { docs } = await desk.cms.payload.find({ collection: 'pages', sort: '-id', limit: 1 })
    const data = { slug: 'nowhere-at-all' }
    const page = docs[0]?.id ?? 0
    await desk.cms.payload.update({ collection: 'pages', id: page, data })
    const answer = await desk.post(`/releases/${release?.id}/schedule`, LATER)
    expect(answer.release).toMatchObject({ status: 'scheduled', items: [{ problem: null }] })
    await desk.cms.payload.delete({ collection: 'pages', id: page })
  })

  it('stops a release at its time if its target was deleted since', async () => {
    const target = await desk.page('Target')
    const [good, bad] = [await desk.page(), await pageLinking({ type: 'page', page: target })]
    await desk.write(good, 'New en')
    const release = await desk.release([itemOf(good), itemOf(bad)])
    await desk.cms.payload.delete({ collection: 'pages', id: target })
    expect(await desk.comeAndRun(release)).toBe('waiting')
    expect((await desk.words(good)).title.en).toBe('Old en')
    const { release: view } = await desk.get(`/releases/${release}`)
    expect(view?.items.map(({ problem }) => problem?.code)).toEqual([undefined, 'refusedByChecks'])
  })

  it('may lead to a page of the same release', async () => {
    const target = await desk.page('Target')
    const slug = `new-place-${target}`
    await desk.cms.payload.update({ collection: 'pages', id: target, draft: true, data: { slug } })
    const id = await pageLinking({ type: 'path', path: slug })
    const release = await desk.release([itemOf(target), itemOf(id)])
    expect(await desk.comeAndRun(release)).toBe('live')
  })
})
