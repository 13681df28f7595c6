export const QUESTIONS_TEXTS = {
  views: 'Questions by outcome',
  all: 'All',
  unanswered: 'Could not be answered',
  answered: 'Answered',
} as const
