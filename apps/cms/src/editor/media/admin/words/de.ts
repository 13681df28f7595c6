export const LIBRARY_TEXTS = {
  filters: 'Was die Mediathek zeigt',
  kind: 'Art',
  kinds: { image: 'Bilder', video: 'Clips', audio: 'Töne' },
  kindOf: { image: 'Bild', video: 'Clip', audio: 'Ton' },
  category: 'Kategorie',
  shownOn: 'Zu sehen auf',
  all: 'Alle',
  onPages: 'Auf einer Seite',
  onNoPage: 'Auf keiner Seite',
  onEveryPage: 'Auf jeder Seite',
  pages: (count: number) => (count === 1 ? 'Auf 1 Seite' : `Auf ${count} Seiten`),
  hasCopies: 'Mehrfach gespeichert',
  copies: (count: number) => (count === 1 ? '1 Kopie' : `${count} Kopien`),
  files: (count: number) => (count === 1 ? '1 Datei' : `${count} Dateien`),
  selectAll: 'Alle auf dieser Seite auswählen',
  showAs: 'Anzeigen als',
  layouts: { pictures: 'Bilder', table: 'Tabelle' },
} as const

export const SAME_TEXTS = {
  chosen: 'Diese Datei ist schon gespeichert:',
  stored: 'Dieselbe Datei ist mehrfach gespeichert:',
  newTab: '(öffnet einen neuen Tab)',
  choose: 'Diese verwenden',
  chooseOf: (name: string) => `${name} verwenden`,
} as const
