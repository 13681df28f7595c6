import type { Country } from '@studio/shared/countries'
import { TRASH_DAYS } from '../../../trash/kept-collections'

export const COUNTRY_NAMES: Record<Country, string> = {
  us: 'Vereinigte Staaten',
  uk: 'Vereinigtes Königreich',
  gr: 'Deutschland',
}

export const PANEL_TEXTS = {
  title: 'Wo dies erscheint',
  loading: 'Wird geprüft…',
  failed: 'Das konnte gerade nicht geladen werden. Gleich folgt ein neuer Versuch.',
  nowhere: 'Noch zeigt es keine Seite.',
  nowhereHint: 'Seiten erscheinen hier, sobald sie besucht wurden.',
  pages: (count: number) =>
    count === 1 ? 'Erscheint auf 1 Seite' : `Erscheint auf ${count} Seiten`,
  onlyLayout: 'Keine eigene Seite zeigt es.',
  layout: 'Im Kopf- oder Fußbereich jeder Seite',
  home: 'Startseite',
  everywhere: 'Alle Länder',
  newTab: '(öffnet die Website)',
  more: (count: number) => `${count} weitere zeigen`,
  changed: 'Letzte Änderung',
  live: (when: string, seconds: string) => `Online seit ${when} (${seconds} s nach dem Speichern)`,
  notLive: (when: string) => `Gespeichert ${when}. Noch nicht online…`,
  waiting: (when: string, minutes: number) =>
    `Gespeichert ${when}. Nach ${minutes} Min. noch nicht online: Die Website antwortet nicht. Wir versuchen es weiter.`,
  appears: (when: string) => `Veröffentlicht. Besucher sehen es ab ${when}.`,
  neverChanged: 'Noch wurde keine Änderung für Besucher gespeichert.',
}

export const TAKING_DOWN_TEXTS = {
  unpublish: 'Offline nehmen…',
  unpublishHeading: 'Dies von der Website nehmen?',
  unpublishIntro:
    'Besucher können es in keiner Sprache mehr öffnen. Es bleibt hier als Entwurf und kann wieder veröffentlicht werden.',
  unpublishConfirm: 'Offline nehmen',
  unpublishUnsaved:
    'Ihre letzten Änderungen konnten nicht gespeichert werden, deshalb ist alles online geblieben.',
  unpublishFailed: 'Es konnte nicht offline genommen werden. Versuchen Sie es noch einmal.',
  delete: 'Löschen…',
  deleteHeading: (title: string) => `„${title}“ löschen?`,
  deleteIntro: `Es kommt in allen Sprachen in den Papierkorb und lässt sich dort ${TRASH_DAYS} Tage lang wiederherstellen. Besucher sehen es nicht mehr.`,
  deleteOrUnpublish:
    'Um es von der Website zu nehmen und in der Liste zu behalten, nehmen Sie es offline.',
  deleteConfirm: 'In den Papierkorb',
  deleteFailed: 'Es konnte nicht gelöscht werden. Versuchen Sie es noch einmal.',
  deleted: (title: string) => `„${title}“ liegt im Papierkorb.`,
  looking: 'Seiten, die es zeigen, werden gesucht…',
  failed: 'Was es zeigt, konnte nicht gelesen werden. Sie können trotzdem fortfahren.',
  nothing:
    'Kein Menü und kein Entwurf verwendet es, und keine der bisher besuchten Seiten zeigt es oder verlinkt darauf.',
  menus: 'Kopf- oder Fußbereich verlinken darauf: Diese Links entfallen.',
  pages: (count: number) =>
    count === 1
      ? '1 Seite auf der Website zeigt es oder verlinkt darauf'
      : `${count} Seiten auf der Website zeigen es oder verlinken darauf`,
  drafts: (count: number) =>
    count === 1 ? '1 Entwurf verwendet es' : `${count} Entwürfe verwenden es`,
  untitled: 'Ohne Titel',
}

const documents = (count: number) => (count === 1 ? '1 Dokument' : `${count} Dokumente`)

export const BULK_TEXTS = {
  publish: (count: number, language: string) => `${count} auf ${language} veröffentlichen…`,
  unpublish: (count: number) => `${count} offline nehmen…`,
  heading: { publish: 'Diese veröffentlichen?', unpublish: 'Diese von der Website nehmen?' },
  willChange: {
    publish: (count: number) => `Geht jetzt online: ${documents(count)}`,
    unpublish: (count: number) =>
      `Verlässt jetzt die Website, in jeder Sprache: ${documents(count)}`,
  },
  stay: (count: number) => `Bleibt, wie es ist: ${documents(count)}`,
  confirm: {
    publish: (count: number) => (count === 0 ? 'Schließen' : `${count} veröffentlichen`),
    unpublish: (count: number) => (count === 0 ? 'Schließen' : `${count} offline nehmen`),
  },
  done: {
    publish: (count: number) => `Veröffentlicht: ${documents(count)}.`,
    unpublish: (count: number) => `Von der Website genommen: ${documents(count)}.`,
  },
  failed: 'Das hat nicht geklappt, und nichts hat sich geändert. Versuchen Sie es noch einmal.',
}
