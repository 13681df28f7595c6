import { expect, test } from '@playwright/test'
import { CmsClient } from '../support/cms-client'
import { startTestStack } from '../support/test-stack'
import { from, visit } from '../support/visit'

let stack: Awaited<ReturnType<typeof startTestStack>>
let cms: CmsClient

test.beforeAll(async () => {
  stack = await startTestStack({ webInstances: 2 })
  cms = await CmsClient.logIn(stack)
})

test.afterAll(() => stack.stop())

async function allShow(amount: string, webUrls = stack.webUrls): Promise<void> {
  for (const webUrl of webUrls) {
    for (const [path, country] of [
      ['/pricing', 'us'],
      ['/ar/pricing', 'gr'],
      ['/', 'us'],
    ] as const) {
      await expect
        .poll(async () => (await visit(`${webUrl}${path}`, from(country))).html.includes(amount), {
          message: `${webUrl}${path} in ${country} shows ${amount}`,
          timeout: 15_000,
        })
        .toBe(true)
    }
  }
}

const setPrice = (usdMin: number) => cms.setPrice('animatics-2d', 'spot30', { usdMin })

test('both instances of the web show a change', async () => {
  await allShow('13,500')
  await setPrice(1_351_100)
  await allShow('13,511')
})

test('an instance killed between an edit and its delivery shows the new price', async () => {
  const [first = '', second = ''] = stack.webUrls
  await stack.kill('web')
  await setPrice(1_352_200)
  await allShow('13,522', [second])
  await stack.start('web')
  await allShow('13,522', [first])
})

test('an instance killed right after the delivery does not come back with the old price', async () => {
  await setPrice(1_353_300)
  await stack.kill('web')
  await stack.start('web')
  await allShow('13,533')
})

test('an edit while the worker is dead arrives once it is back', async () => {
  await stack.kill('worker')
  await setPrice(1_354_400)
  await stack.start('worker')
  await allShow('13,544')
})

test('a restart of the database needs no restart of the apps', async () => {
  await stack.restartDatabase()
  await expect
    .poll(async () => (await visit(`${stack.cmsUrl}/api/ready`)).status, { timeout: 20_000 })
    .toBe(200)
  await expect
    .poll(
      () =>
        setPrice(1_355_500).then(
          () => true,
          () => false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true)
  await allShow('13,555')
})

test('in the end every change is marked live', async () => {
  test.setTimeout(400_000)
  const waiting = async () => {
    const { html } = await visit(`${stack.cmsUrl}/api/ready`)
    return (JSON.parse(html) as { outbox: { waiting: number } }).outbox.waiting
  }
  // After a restart the worker checks every page of the site on both instances.
  await expect.poll(waiting, { timeout: 360_000 }).toBe(0)
})
