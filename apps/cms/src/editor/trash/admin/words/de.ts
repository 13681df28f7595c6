import { TRASH_DAYS } from '../../kept-collections'

export const TRASH_TEXTS = {
  heading: 'Papierkorb',
  intro: `Was in den letzten ${TRASH_DAYS} Tagen gelöscht wurde. Nur Redaktion und Verwaltung sehen ihn.`,
  loading: 'Papierkorb wird gelesen…',
  loadFailed: 'Der Papierkorb konnte nicht gelesen werden.',
  retry: 'Noch einmal versuchen',
  empty: 'Der Papierkorb ist leer.',
  emptyOfKind: (kind: string) => `Im Papierkorb liegt nichts dieser Art: ${kind}.`,
  showAll: 'Alles zeigen',
  untitled: 'Ohne Titel',
  deleted: 'Gelöscht',
  by: (name: string) => `von ${name}`,
  erased: 'Endgültig gelöscht',
  cancel: 'Abbrechen',
  restore: 'Wiederherstellen…',
  restoreOf: (title: string) => `„${title}“ wiederherstellen`,
  restoreHeading: (title: string) => `„${title}“ wiederherstellen?`,
  restoreDraft:
    'Es kommt als Entwurf zurück, mit seinem Verlauf. Besucher sehen nichts davon, bis jemand es veröffentlicht.',
  restoreInUse:
    'Es ist sofort wieder in Gebrauch: Entwürfe gibt es bei dieser Art nicht. Besucher sehen es überall, wo es vorher verwendet wurde.',
  restoreConfirm: 'Wiederherstellen',
  restoreFailed: 'Es konnte nicht wiederhergestellt werden. Versuchen Sie es noch einmal.',
  restored: (title: string) => `„${title}“ ist wiederhergestellt.`,
  addressTaken: (address: string) =>
    `Die Adresse „${address}“ gehört inzwischen etwas anderem. Wählen Sie eine andere; die untenstehende ist frei.`,
  address: 'Adresse',
  erase: 'Endgültig löschen…',
  eraseOf: (title: string) => `„${title}“ endgültig löschen`,
  eraseHeading: (title: string) => `„${title}“ endgültig löschen?`,
  eraseBody:
    'Es verschwindet in allen Sprachen, mit Verlauf und Dateien. Niemand kann es zurückholen.',
  eraseConfirm: 'Endgültig löschen',
  eraseFailed: 'Es konnte nicht gelöscht werden. Versuchen Sie es noch einmal.',
  erasedNow: (title: string) => `„${title}“ ist endgültig gelöscht.`,
}
