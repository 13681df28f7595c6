import type { Currency } from '@studio/shared/money'
import type { Conflict } from '../../conflict'
import type { Ending } from '../../rule'
import type { Method } from '../methods'

export const ENDING_NAMES: Record<Ending, string> = {
  exact: 'auf Cent',
  whole: 'auf ganze Beträge',
  '5': 'auf 5 (etwa 1285)',
  '10': 'auf 10 (etwa 1290)',
  '50': 'auf 50 (etwa 1300)',
  '99': 'auf die Endung 99 (etwa 1299)',
}

const prices = (count: number) => (count === 1 ? '1 Preis' : `${count} Preise`)

const lists = (count: number) => (count === 1 ? '1 Liste' : `${count} Listen`)

const inLists = (count: number) => (count === 1 ? 'in 1 Liste' : `in ${count} Listen`)

const SIGNS: Record<Currency, string> = { USD: 'Dollar', GBP: 'Pfund', EUR: 'Euro' }

export const BULK_TEXTS = {
  heading: 'Viele Preise ändern',
  book: 'Preislisten',
  intro:
    'Nichts ändert sich, bis Sie die Schaltfläche am Ende drücken. Dann ändern sich alle Preise für Besucher gemeinsam oder keiner.',
  loading: 'Die Preislisten werden gelesen…',
  loadFailed: 'Die Preislisten konnten nicht gelesen werden.',
  retry: 'Noch einmal versuchen',
  open: 'Viele Preise ändern',
  openChosen: (count: number) => `Preise von ${lists(count)} ändern`,
  openHint:
    'Viele Preise auf einmal erhöhen, senken oder runden, Pfund oder Euro vorschlagen, eine CSV-Datei verwenden.',

  which: 'Welche Preise',
  allLists: 'Alle Listen',
  comparison: 'nur zum Vergleich',
  chosenOf: (chosen: number, all: number) => `${chosen} von ${all}`,
  rowsOf: (list: string) => `Preise von „${list}“`,
  noMoney: 'ohne Beträge',

  how: 'Wie sie sich ändern',
  method: {
    percent: 'Um Prozent',
    amount: 'Um einen Betrag',
    points: 'Prozentsätze',
    factor: 'Pfund oder Euro aus Dollar',
    csv: 'Aus einer CSV-Datei',
  } satisfies Record<Method, string>,
  percent: 'Prozent',
  percentHint: '5 erhöht um 5 %, -10 senkt um 10 %.',
  amount: 'Betrag',
  amountHint: '10 erhöht um 10, -10 senkt um 10: Dollar, Pfund oder Euro.',
  points: 'Prozentpunkte',
  pointsHint: '2 macht aus einem Rabatt von 10 % einen von 12 %, -2 einen von 8 %.',
  rounding: 'Runden',
  currencies: 'Währungen',
  currencyNames: { USD: 'US-Dollar', GBP: 'Pfund', EUR: 'Euro' } satisfies Record<Currency, string>,
  into: 'Vorschlagen',
  factor: 'Für jeden Dollar',
  factorHint: 'Etwa 0,79. Die Zahl gilt nur für diesen Vorschlag.',
  replaces: 'Auch vorhandene Beträge ersetzen',

  preview: 'Alte und neue Preise',
  chooseFirst: 'Wählen Sie mindestens eine Liste oder einen Preis.',
  typeFirst: {
    percent: 'Schreiben Sie, um wie viel Prozent sich die Preise ändern.',
    points: 'Schreiben Sie, um wie viele Punkte sich Rabatte und Zuschläge ändern.',
    amount: 'Schreiben Sie, um wie viel sich die Preise ändern.',
    factor: 'Schreiben Sie, wie viel ein Dollar ist.',
    csv: 'Wählen Sie eine Datei. Bis Sie die Schaltfläche am Ende drücken, ändert sie nichts.',
  } satisfies Record<Method, string>,
  unchanged: 'Kein Preis ändert sich.',
  price: 'Preis',
  before: 'Jetzt',
  after: 'Neu',
  none: 'keiner',
  becomes: 'wird',
  substitute: (list: string, other: string, currency: string) =>
    `Wo Besucher in ${currency} zahlen, sehen sie „${other}“ anstelle von „${list}“. Mit eigenen Beträgen in ${currency} erscheint dort „${list}“.`,

  badPercent: (typed: string) =>
    `„${typed}“ ist kein Prozentsatz. Schreiben Sie eine Zahl über -100 und bis 500, mit höchstens zwei Nachkommastellen.`,
  badAmount: (typed: string) =>
    `„${typed}“ ist kein Betrag. Schreiben Sie Ziffern, zum Beispiel 10 oder -10, mit einem Punkt vor den Cent.`,
  badFactor: (typed: string) =>
    `„${typed}“ ist kein Faktor. Schreiben Sie eine Zahl zwischen 0,0001 und 100, mit höchstens vier Nachkommastellen.`,
  noCurrency: 'Wählen Sie mindestens eine Währung.',
  badPoints: (typed: string) =>
    `„${typed}“ ist keine Zahl von Prozentpunkten. Schreiben Sie eine Zahl zwischen -100 und 100, mit höchstens zwei Nachkommastellen.`,
  percentagesStay: (count: number) =>
    count === 1
      ? 'Eine gewählte Zeile ist ein Prozentsatz, etwa ein Rabatt. Sie bleibt, wie sie ist; „Prozentsätze“ ändert sie.'
      : `${count} gewählte Zeilen sind Prozentsätze, etwa Rabatte. Sie bleiben, wie sie sind; „Prozentsätze“ ändert sie.`,
  pages: 'Seiten, die diese Listen zeigen',
  pagesLoading: 'Die Seiten mit diesen Listen werden gesucht…',
  pagesFailed:
    'Die Seiten mit diesen Listen konnten nicht gefunden werden. Die Änderung ist trotzdem möglich.',
  noPages: 'Keine Seite, die ein Besucher geöffnet hat, zeigt diese Listen.',
  when: 'Wann',
  atOnce: 'Sofort',
  atTime: 'An einem Tag zu einer Uhrzeit',
  schedule: (count: number, listCount: number, when: string) =>
    `${prices(count)} ${inLists(listCount)} ändern am ${when}`,
  scheduleFirst: 'Wählen Sie Tag und Uhrzeit',
  scheduleHint:
    'Bis dahin sehen Besucher die jetzigen Preise. Was jemand dazwischen ändert, bleibt; betrifft es denselben Betrag, fragt der Zeitplan.',
  scheduled: (when: string) =>
    `Geplant für ${when}. Sie finden die Änderung im Menü unter „Zeitplan“.`,
  releaseName: (count: number) => `Preise ${inLists(count)}`,

  doubts: (count: number) =>
    count === 1
      ? 'Ich habe den markierten Betrag geprüft. Er stimmt.'
      : `Ich habe die ${count} markierten Beträge geprüft. Sie stimmen.`,
  problems: (count: number) =>
    count === 1
      ? 'Ein Preis verstößt gegen eine Regel der Preislisten. Lassen Sie ihn weg oder ändern Sie ihn anders.'
      : `${count} Preise verstoßen gegen eine Regel der Preislisten. Lassen Sie sie weg oder ändern Sie sie anders.`,
  apply: (count: number, listCount: number) =>
    `${prices(count)} ${inLists(listCount)} für Besucher ändern`,
  applied: (count: number, listCount: number) =>
    `${prices(count)} ${inLists(listCount)} geändert. Besucher sehen die neuen Beträge binnen einer Sekunde.`,
  applyFailed:
    'Nichts wurde geändert: Der Server hat nicht wie erwartet geantwortet. Versuchen Sie es noch einmal.',
  tooMany:
    'Nichts wurde geändert: Es waren zu viele Änderungen in einer Stunde. Versuchen Sie es später noch einmal.',

  conflictHeading: 'Nichts wurde geändert',
  conflict: ({ title, reason, by }: Conflict) => {
    if (reason === 'gone') return 'Eine gewählte Liste wurde gelöscht.'
    return reason === 'changed'
      ? `${by ?? 'Das System'} hat „${title}“ gespeichert, nachdem Sie diese Seite geöffnet hatten.`
      : `${by ?? 'Jemand'} hat „${title}“ geöffnet. Wird die Liste dort gespeichert, gelten wieder die alten Preise.`
  },
  noSuchPrice: 'Die Liste hat diesen Preis nicht.',
  readAgain: 'Die neuesten Preise zeigen',
  changeAnyway: 'Trotzdem ändern',

  recent: 'Änderungen vieler Preise am letzten Tag',
  last: (priceCount: number, listCount: number, when: string, by: string | null) =>
    `Gemeinsam geändert ${when}${by === null ? '' : ` von ${by}`}: ${prices(priceCount)} ${inLists(listCount)}.`,
  undo: 'Die ganze Änderung rückgängig machen',
  undoPromise:
    'Danach sehen Besucher sofort die Preise von vorher. Die Änderung bleibt im Verlauf.',
  /** A price with the name of its list. */
  priceInList: (price: string, list: string) => `„${price}“ (${list})`,
  /** Prices that an undo does not touch. */
  left: (names: string) => `Inzwischen erneut geändert; sie bleiben, wie sie sind: ${names}.`,
  undoLost: 'Hier gibt es nichts rückgängig zu machen: Alle diese Preise wurden erneut geändert.',
  isUndone: 'Sie wurde rückgängig gemacht.',
  undone: 'Die Preise sind wieder, was sie vorher waren.',
  undoneExcept: (names: string) =>
    `Die Preise sind wieder, was sie vorher waren, außer denen, die inzwischen erneut geändert wurden: ${names}.`,
  undoFailed: 'Die Änderung konnte nicht rückgängig gemacht werden. Versuchen Sie es noch einmal.',
  undoTooLate:
    'Die Änderung ist mehr als einen Tag alt. Der Verlauf jeder Liste hat die alten Preise.',
}

export const CSV_TEXTS = {
  download: 'Diese Preise herunterladen',
  styles: {
    en: 'CSV (1234.50)',
    de: 'CSV für Excel auf Deutsch (1234,50)',
  },
  downloadHint:
    'Ohne Auswahl links enthält die Datei alle Listen. Ändern Sie nur Beträge: Die Spalten „list“ und „row“ sagen, welchen Preis eine Zeile meint. Ein leerer Betrag entfernt den Preis in dieser Währung; eine Zeile, die Sie löschen, ändert nichts.',
  file: 'CSV-Datei',
  fileHint:
    'Die Datei wird gelesen und verglichen. Sie ändert nichts, bis Sie die Schaltfläche am Ende drücken.',
  reading: 'Die Datei wird gelesen…',
  failed: 'Die Datei konnte nicht gelesen werden. Versuchen Sie es noch einmal.',
  tooLong: 'Die Datei ist zu groß. Eine Datei mit allen Preisen hat weniger als 500 kB.',
  tooMany: 'Zu viele Dateien in einer Stunde. Versuchen Sie es später noch einmal.',
  problems: (count: number) =>
    count === 1
      ? 'Eine Zeile der Datei ist nicht verwendbar. Bis sie berichtigt ist, wird nichts aus der Datei verwendet.'
      : `${count} Stellen der Datei sind nicht verwendbar. Bis sie berichtigt sind, wird nichts aus der Datei verwendet.`,
  line: 'Zeile',
  column: 'Spalte',
  problem: 'Was nicht stimmt',
  more: (count: number) => `und ${count} weitere`,

  empty: 'Die Datei hat keine Zeilen unter der Kopfzeile.',
  malformed: 'Ein Anführungszeichen ist nicht geschlossen, oder eine Zeile ist kein CSV.',
  tooManyLines: (max: number) => `Eine Datei darf höchstens ${max} Zeilen haben.`,
  noColumn: (name: string) => `Die Spalte „${name}“ fehlt in der ersten Zeile.`,
  noAmounts: 'Die erste Zeile nennt keine Spalte mit Beträgen, etwa „usd“.',
  unknownColumn: (name: string) => `Eine Spalte „${name}“ gibt es nicht.`,
  columnTwice: (name: string) => `Die Spalte „${name}“ kommt zweimal vor.`,
  unknownList: (key: string) => `Eine Preisliste mit dem Schlüssel „${key}“ gibt es nicht.`,
  unknownRow: (key: string, list: string) =>
    `Die Liste „${list}“ hat keinen Preis mit dem Schlüssel „${key}“.`,
  rowTwice: (line: number) => `Dieser Preis steht auch in Zeile ${line}.`,
  tooManyCells: 'Die Zeile hat mehr Zellen als die erste Zeile.',

  notANumber: (typed: string) => `„${typed}“ ist kein Betrag.`,
  ambiguous: (typed: string, whole: string) =>
    `„${typed}“ lässt sich auf zwei Arten lesen. Schreiben Sie ${whole} für einen ganzen Betrag oder zwei Ziffern nach dem Zeichen.`,
  negative: 'Ein Preis kann nicht negativ sein.',
  tooManyDecimals: (typed: string) => `„${typed}“ hat mehr als zwei Nachkommastellen.`,
  tooLarge: 'Das sind mehr als zehn Millionen.',
  wrongCurrency: (currency: Currency) => `Diese Spalte ist für ${SIGNS[currency]}.`,
}
