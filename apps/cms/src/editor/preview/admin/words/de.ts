export const SHARE_TEXTS = {
  open: 'Vorschau-Link',
  making: 'Link wird erstellt…',
  heading: 'Ein Link für Personen ohne Konto',
  intro: (until: string) =>
    `Wer ihn hat, sieht dieses Dokument, wie es zuletzt gespeichert wurde, und sonst nichts Unveröffentlichtes, bis ${until}. Danach verfällt er.`,
  label: 'Link',
  copy: 'Kopieren',
  copied: 'Der Link ist kopiert.',
  close: 'Schließen',
  failed: 'Der Link konnte nicht erstellt werden. Versuchen Sie es noch einmal.',
}
