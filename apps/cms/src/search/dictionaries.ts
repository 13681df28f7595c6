import type { Locale } from '@studio/shared/locales'
import { foldedWords } from './fold'

interface Dictionary {
  /** Postgres' own text search configuration: how a text becomes words without the common ones. */
  configuration: string
  /** The dictionary in it that finds the stem of a word. */
  stems: string
  /**
   * Words by which people ask, and which say nothing of what they look for; folded. For Arabic with
   * the common words, of which Postgres has no list; for German with those that it knows by their
   * umlaut only.
   */
  asking: ReadonlySet<string>
}

export const DICTIONARIES: Record<Locale, Dictionary> = {
  en: {
    configuration: 'english',
    stems: 'english_stem',
    asking: folded(
      'want wanna need looking could would should please someone somebody something really actually',
    ),
  },
  ar: {
    configuration: 'arabic',
    stems: 'arabic_stem',
    asking: folded(
      'أريد نريد أرغب أبي أبغى بدي عايز عاوز أحتاج نحتاج محتاج أود عندكم عندكو لديكم ممكن هل كيف إزاي أين وين فين مين ماذا ليش ليه إيش شو إيه ابحث أبحث لو سمحتم اللي ' +
        'في من على إلى عن مع هذا هذه ذلك تلك التي الذي الذين ما لا أن إن أنا أنت أنتم نحن هو هي هم كان يكون قد لم لن ثم أو لكن حتى كما أي كل به بها له لها لي لنا فيه فيها منه منها عليه عليها يا هنا هناك',
    ),
  },
  de: {
    configuration: 'german',
    stems: 'german_stem',
    asking: folded(
      'möchte möchten brauche brauchen suche suchen bitte jemand gibt könnt könnte könnten würde hätte gern gerne eigentlich euch eure eurem euren seid mal ' +
        'für über während können dürfen darf müssen muss wäre',
    ),
  },
}

function folded(words: string): ReadonlySet<string> {
  return new Set(foldedWords(words))
}
