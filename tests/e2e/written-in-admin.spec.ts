import { expect } from '@playwright/test'
import * as form from '../support/admin-form'
import { test, untilListed } from '../support/as-editor'
import { findMedia } from '../support/media-library'

const JOB = {
  collection: 'jobs',
  slug: 'paper-engineer',
  listed: {
    '/careers': 'href="/careers/paper-engineer"',
    '/sitemap.xml': '/careers/paper-engineer</loc>',
  },
}
const STUDY = {
  collection: 'case-studies',
  slug: 'a-theatre-of-paper',
  listed: {
    '/case-studies': 'href="/case-studies/a-theatre-of-paper"',
    '/sitemap.xml': '/case-studies/a-theatre-of-paper</loc>',
  },
}
const PAGE = {
  collection: 'pages',
  slug: 'paper-sets',
  listed: { '/sitemap.xml': '/paper-sets</loc>' },
}

test('an editor adds a job in the admin: visitors find it among the open positions', async ({
  page,
  write,
}) => {
  await write(JOB)
  for (const part of ['about', 'tasks', 'profile', 'offer']) {
    await form.writeRichText(page, part, `What we say of ${part}.`)
  }
  await form.fillFields(page, {
    title: 'Paper engineer',
    slug: JOB.slug,
    summary: 'Folds what others draw.',
  })
  await form.openTab(page, 'Location and terms')
  await form.fillFields(page, { location: 'South Florida' })
  await form.chooseOption(page, 'employmentType', 'Freelance')
  await form.publish(page)

  await untilListed(JOB)
  await page.goto('/careers')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Paper engineer' }).first().click()
  await expect(page).toHaveURL(/\/careers\/paper-engineer$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paper engineer')
  for (const words of ['South Florida', 'Freelance', 'What we say of offer.']) {
    await expect(main).toContainText(words)
  }
})

test('an editor adds a case study in the admin: visitors find it among the others', async ({
  page,
  write,
  cms,
}) => {
  const { filename, fileVersion } = await findMedia(cms, 'whiteboard-hand')
  await write(STUDY)
  for (const part of ['challenge', 'approach', 'outcome']) {
    await form.writeRichText(page, part, `What we say of the ${part}.`)
  }
  await form.fillFields(page, {
    title: 'A theatre of paper',
    slug: STUDY.slug,
    client: 'A small theatre',
    lead: 'One stage, folded twelve times.',
  })
  await form.chooseMedia(page, 'pictures', filename)
  await form.publish(page)

  await untilListed(STUDY)
  await page.goto('/case-studies')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'A theatre of paper' }).first().click()
  await expect(page).toHaveURL(/\/case-studies\/a-theatre-of-paper$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A theatre of paper')
  await expect(main).toContainText('What we say of the outcome.')
  await expect(main.locator(`img[src*="${fileVersion}"]`).first()).toBeVisible()
})

test('an editor adds a page with a hero and a text in the admin: it is at its address', async ({
  page,
  write,
}) => {
  await write(PAGE)
  await form.addBlock(page, 'Hero')
  await form.addBlock(page, 'Rich text')
  await form.writeRichText(page, 'blocks.1.body', 'Folded, lit and filmed.')
  await form.fillFields(page, {
    'blocks.0.title': 'Sets made of paper',
    'blocks.1.heading': 'How they are made',
    title: 'Paper sets',
    slug: PAGE.slug,
  })
  await form.publish(page)

  await untilListed(PAGE)
  await page.goto('/paper-sets')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets made of paper')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'How they are made' })).toBeVisible()
  await expect(main).toContainText('Folded, lit and filmed.')
})
