/** Messages of the checks before a document goes live. */
export const PREFLIGHT_WORDS = {
  missing: (language: string) =>
    `Dies ist leer, und ${language} ist unter „Fertig in“ markiert. Schreiben Sie es oder entfernen Sie ${language} dort.`,
  deletedPage:
    'Die Seite, auf die dieser Link führt, wurde gelöscht. Wählen Sie eine andere Seite.',
  nothingThere: (path: string) =>
    `Nichts hat die Adresse /${path}: kein Dokument und keine Weiterleitung. Schreiben Sie eine andere.`,
  notWhole: (url: string) =>
    `„${url}“ ist keine vollständige Adresse, deshalb sehen Besucher keinen Link. Wählen Sie die Seite oder schreiben Sie eine Adresse, die mit https:// beginnt.`,
  notPublished: (name: string) =>
    `„${name}“ ist nicht auf der Website. Besucher sehen diesen Link erst, wenn es veröffentlicht ist.`,
  notPublishedAddress: (path: string) =>
    `Was die Adresse /${path} hat, ist nicht auf der Website. Besucher, die diesem Link folgen, finden dort nichts.`,
  noPlace: (name: string, place: string) =>
    `„${name}“ hat keine Stelle „${place}“, deshalb führt der Link an den Anfang der Seite. Eine Stelle ist der Name eines Blocks im Formular jener Seite.`,
  otherLanguage: (name: string, language: string) =>
    `„${name}“ ist auf ${language} nicht fertig. Besucher, die diesem Link folgen, lesen es auf Englisch.`,
  redirected: (path: string, to: string) =>
    `Unter /${path} gibt es nur eine Weiterleitung nach ${to}, deshalb sehen Besucher diesen Link nicht. Schreiben Sie hier ${to}.`,
  chain: (redirects: number, steps: string) =>
    `Dies führt über ${redirects} Weiterleitungen: ${steps}. Schreiben Sie hier die letzte Adresse.`,
  loop: (steps: string) =>
    `Diese Weiterleitungen führen im Kreis: ${steps}. Ändern Sie eine davon oder schreiben Sie eine andere Adresse.`,
  noAlternative: (name: string) =>
    `Das Bild „${name}“ hat in keiner Sprache einen Alternativtext. Sagen Sie in einem Satz, was zu sehen ist.`,
  untranslatedAlternative: (name: string, language: string) =>
    `Das Bild „${name}“ hat auf ${language} keinen Alternativtext. Besucher hören ihn in einer anderen Sprache.`,
  typedAmount: (amount: string) =>
    `Kein aktueller Preis beträgt ${amount}. Wählen Sie hier einen Preis aus den Preislisten, damit der Text ihm folgt, oder berichtigen Sie den Betrag.`,
  claimMissing: (key: string, countries: string) =>
    `Die Aussage „${key}“ hat keinen Wert, der in diesen Ländern gezeigt wird: ${countries}. Dort fehlt deshalb die Zahl.`,
  claimsDisagree: (key: string, values: string) =>
    `Die Aussage „${key}“ unterscheidet sich zwischen den Ländern: ${values}.`,
  claimIn: (country: string, value: string) => `${country} „${value}“`,
  claimsSeparator: '; ',
  claimDisputed: (key: string, country: string) =>
    `Die Quellen der Aussage „${key}“ widersprechen sich (${country}).`,
  titleTooLong: (length: number, most: number) =>
    `Der Titel für Suchmaschinen hat ${length} Zeichen. Sie zeigen etwa ${most} und schneiden den Rest ab.`,
  noDescription:
    'Es gibt keine Beschreibung für Suchmaschinen, deshalb wählen sie einen Satz der Seite.',
  descriptionTooLong: (length: number, most: number) =>
    `Die Beschreibung für Suchmaschinen hat ${length} Zeichen. Sie zeigen etwa ${most} und schneiden den Rest ab.`,
  descriptionTooShort: (length: number, least: number) =>
    `Die Beschreibung für Suchmaschinen hat nur ${length} Zeichen. Ab ${least} zeigen sie diese statt eines Satzes der Seite.`,
  forbidden: (word: string, instead: string) =>
    `„${word}“ kommt in den Texten des Studios nicht vor. Stattdessen: ${instead}.`,
}

/** Texts of the buttons and the dialog in the form. */
export const PREFLIGHT_TEXTS = {
  check: 'Prüfen',
  checking: 'Wird geprüft…',
  checkedHeading: (count: number) =>
    count === 0
      ? 'Es wurde nichts gefunden'
      : count === 1
        ? '1 Stelle wurde gefunden'
        : `${count} Stellen wurden gefunden`,
  checkedIntro: (languages: string) =>
    `Geprüft wie zuletzt gespeichert, in diesen Sprachen: ${languages}. Nichts wurde veröffentlicht.`,
  clean:
    'Links, Weiterleitungen, Alternativtexte, Pflichttexte, Beträge, Aussagen, Wortwahl und Längen für Suchmaschinen sind in Ordnung.',
  checkedForm: (languages: string) =>
    `Geprüft, wie es hier steht, auf ${languages}. Nichts wurde gespeichert; beim Speichern sehen Besucher es sofort.`,
  cleanForm: 'Links, Weiterleitungen, Alternativtexte, Beträge und Wörter sind in Ordnung.',
  again: 'Noch einmal prüfen',
  close: 'Schließen',
  blockedHeading: 'Nicht veröffentlicht: Das muss zuerst gelöst werden',
  warnedHeading: 'Dies veröffentlichen?',
  warnedIntro: 'Noch ist nichts auf der Website. Besucher werden Folgendes antreffen:',
  blockedIntro: 'Besucher sehen weiterhin, was sie vorher sahen.',
  publishAnyway: 'Trotzdem veröffentlichen',
  publish: 'Veröffentlichen',
  small: (count: number) =>
    count === 1
      ? '1 Kleinigkeit ist einen Blick wert: Drücken Sie „Prüfen“.'
      : `${count} Kleinigkeiten sind einen Blick wert: Drücken Sie „Prüfen“.`,
  blocking: 'Muss gelöst werden',
  told: 'Einen Blick wert',
  known: 'Schon auf der Website',
  goTo: 'Zum Feld',
  goToIn: (language: string) => `Zum Feld auf ${language}`,
  openPicture: 'Bild öffnen',
  failed: 'Das Dokument konnte nicht geprüft werden. Versuchen Sie es noch einmal.',
}

/** Replacements for those suggestions in the writing rules that are explanations and not words. */
export const COPY_HINTS = {
  'one l': 'mit einem l',
  'without s': 'ohne s',
  American: 'die amerikanische Schreibweise',
  'what was measured, or nothing': 'was gemessen wurde, oder nichts',
  'was gemessen wurde, oder nichts': 'was gemessen wurde, oder nichts',
  'ما تم قياسه، أو لا شيء': 'was gemessen wurde, oder nichts',
}
