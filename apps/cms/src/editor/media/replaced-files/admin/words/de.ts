export const REPLACED_TEXTS = {
  heading: 'Ersetzte Dateien',
  replaced: 'Ersetzt',
  by: (name: string) => `von ${name}`,
  putBack: 'Zurücktauschen…',
  putBackOf: (name: string) => `${name} zurücktauschen`,
  question: (name: string) => `„${name}“ zurücktauschen?`,
  body: 'Besucher sehen sie sofort wieder, überall, wo jetzt die aktuelle Datei erscheint. Die aktuelle Datei bleibt hier 30 Tage. Texte wie der Alternativtext bleiben unverändert, und was im Formular nicht gespeichert ist, geht verloren.',
  confirm: 'Zurücktauschen',
  failed: 'Die Datei konnte nicht zurückgetauscht werden. Versuchen Sie es noch einmal.',
  gone: 'Diese Datei wird nicht mehr aufbewahrt.',
}
