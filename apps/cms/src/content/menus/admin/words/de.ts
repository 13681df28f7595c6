export const MENU_TEXTS = {
  title: 'In den Menüs',
  loading: 'Wird geladen…',
  failed: 'Das lässt sich gerade nicht lesen.',
  none: 'Kein Menü führt zu dieser Seite.',
  parts: { megaItems: 'Kopfbereich', dropdownItems: 'Kopfbereich', footerGroups: 'Fußbereich' },
  unnamed: 'Spalte ohne Titel',
  add: 'In ein Menü aufnehmen…',
  heading: (title: string) => `„${title}“ in ein Menü aufnehmen`,
  place: 'Wo',
  choose: 'Wählen Sie eine Spalte',
  full: 'voll',
  name: 'Name im Menü',
  result: (name: string, place: string) =>
    `Besucher sehen „${name}“ binnen Sekunden auf jeder Seite, am Ende von: ${place}.`,
  resultDraft: (name: string, place: string) =>
    `Besucher sehen „${name}“ auf jeder Seite am Ende von: ${place}, sobald diese Seite veröffentlicht ist.`,
  languages:
    'In anderen Sprachen trägt der Eintrag den dortigen Titel der Seite, wenn es ihn gibt.',
  confirm: 'Aufnehmen und Besuchern zeigen',
  close: 'Schließen',
  done: 'Die Seite ist im Menü.',
  refusals: {
    locked:
      'Jemand anderes ändert gerade Kopf- und Fußbereich. Versuchen Sie es nach dem Speichern noch einmal.',
    alreadyThere: 'Diese Spalte führt schon zu der Seite.',
    placeFull: 'Diese Spalte ist voll. Wählen Sie eine andere.',
    placeNotFound: 'Diese Spalte wurde entfernt. Wählen Sie eine andere.',
    other: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
  },
}
