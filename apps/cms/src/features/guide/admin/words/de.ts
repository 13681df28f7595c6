export const QUESTIONS_TEXTS = {
  views: 'Fragen nach Ergebnis',
  all: 'Alle',
  unanswered: 'Konnten nicht beantwortet werden',
  answered: 'Beantwortet',
}
