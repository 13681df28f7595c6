import type { Brief, Common, Locale, Texts } from './brief'
import { logoSvg } from './logos'

/** The pictures on the page, as addresses. */
export interface Pictures {
  panels: readonly string[]
  styles: string
}

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(' × ', '\u00a0×\u00a0')

/** Marks file names, hours and codes, so that they keep their direction within Arabic text. */
const latin = (text: string) =>
  escaped(text).replaceAll(
    /\u200e?(?:(?<![\w])-)?[A-Za-z0-9_/.](?:[\w/.:,%×\u00a0 -]*[\w%/])?/g,
    (run) => `<bdi dir="ltr">${run}</bdi>`,
  )

/** Writes a brief as HTML of two A4 pages. */
export function briefPage(
  brief: Brief,
  common: Common,
  locale: Locale,
  { panels, styles }: Pictures,
): string {
  // prettier-ignore
  const say = (texts: Texts) => (locale === 'ar' ? latin(texts.ar) : escaped(texts[locale]))
  const { labels } = common
  const list = (all: readonly Texts[]) => `<ul>${all.map((one) => `<li>${say(one)}</li>`).join('')}</ul>` // prettier-ignore
  const fact = (label: Texts, value: Texts) => `<div><dt>${say(label)}</dt><dd>${say(value)}</dd></div>` // prettier-ignore
  const block = (label: Texts, body: string, kind = '') => `<section class="block ${kind}"><h2>${say(label)}</h2>${body}</section>` // prettier-ignore
  const boards = brief.timing.map(
    ({ frames: [from, to], action, camera }, i) => `
      <figure><img src="${panels[i] ?? ''}" alt="">
        <figcaption><b class="mono">${i + 1}</b><b class="mono" dir="ltr">${String(from).padStart(3, '0')}–${String(to).padStart(3, '0')}</b>
        <span>${say(action)}</span><span class="quiet">${say(labels.camera)}: ${say(camera)}</span></figcaption>
      </figure>`,
  )
  const judged = brief.judged.map(
    ({ share, text }) =>
      `<li><b class="mono" dir="ltr">${share} %</b><i style="inline-size:${share * 0.34}mm"></i><span>${say(text)}</span></li>`,
  )
  const swatches = brief.palette.map(
    ({ hex, name }) =>
      `<li><i style="background:${hex}"></i><span>${say(name)}</span><b class="mono" dir="ltr">${hex}</b></li>`,
  )
  return `<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<meta charset="utf-8"><title>${escaped(`${brief.role[locale]} – ${labels.test[locale]}`)}</title>
<style>${styles}</style>
<article class="sheet">
  <header><p>${say(labels.test)}</p><p>${say(brief.role)}</p>${logoSvg(brief.mark, '#0e0f13')}</header>
  <h1>${say(brief.headline)}</h1>
  <p class="lead">${say(brief.lead)}</p>
  <dl>${fact(labels.client, brief.client)}${fact(labels.length, brief.length)}${fact(labels.format, brief.format)}${fact(labels.working, brief.working)}</dl>
  <div class="board">${boards.join('')}</div>
  ${block(labels.palette, `<ul class="swatches">${swatches.join('')}</ul>`, 'foot')}
</article>
<article class="sheet">
  <header><p>${say(brief.headline)}</p><p>${say(brief.role)}</p><p class="mono" dir="ltr">2/2</p></header>
  <div class="columns">
    ${block(labels.task, `<ol>${brief.steps.map((one) => `<li>${say(one)}</li>`).join('')}</ol>`)}
    ${block(labels.judged, `<ul class="shares">${judged.join('')}</ul>`)}
    ${block(labels.time, list(brief.time))}
    ${block(labels.delivery, list([...brief.delivery, ...common.delivery]))}
    ${block(labels.rights, list(common.rights))}
    ${block(labels.contents, list(brief.files.map((file) => common.files[file])))}
  </div>
</article>
</html>`
}
