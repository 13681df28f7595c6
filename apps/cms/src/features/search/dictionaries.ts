import type { Locale } from '@studio/shared/locales'
import { foldedWords } from '../../platform/lib/fold'
import { stemArabic } from './stem-arabic'

interface Dictionary {
  /** Postgres' text search configuration of the language, which removes stop words. */
  configuration: string
  /** The dictionary of that configuration that reduces words to their stems. */
  stems: string
  /**
   * Applied to each folded word before Postgres reduces it to its stem, in the index and in
   * questions.
   */
  stem: (word: string) => string
  /** True if the language writes compound nouns as one word. */
  hasCompounds: boolean
  /**
   * Folded words that people use to ask a question but that do not name its subject. The Arabic
   * list includes stop words, because Postgres has no list of them. The German one includes stop
   * words that Postgres knows only with their umlaut.
   */
  asking: ReadonlySet<string>
  /** Folded words that ask for a price without naming the subject. */
  pricing: ReadonlySet<string>
  /** Folded words that address the studio, such as “you”, regardless of the question's subject. */
  addressing: ReadonlySet<string>
}

export const DICTIONARIES: Record<Locale, Dictionary> = {
  en: {
    configuration: 'english',
    stems: 'english_stem',
    stem: asItIs,
    hasCompounds: false,
    asking: folded(
      'want wanna need looking could would should please someone somebody something really actually ' +
        'hi hello hey thanks thank know tell like possible possibly maybe also get got give let us anyone anybody kind sort way thing things one ones us im ive id whats hows much many there question wonder wondering wanted say says explain exactly ' +
        'don doesn didn isn aren wasn won wouldn couldn shouldn hasn haven can may might must ll re ve cannot per avoid require required requires allowed allow able still already yet just only else around any every each more most less high come go goes take takes offer offers provide provides available handle include included includes happen happens happening dont doesnt lets say sure guys folks plus new good best better fine okay',
    ),
    pricing: folded(
      'price prices priced pricing cost costs costing rate rates fee fees much charge charges pay quote',
    ),
    addressing: folded('you your yours u ur studio team company we our us book booking rent'),
  },
  ar: {
    configuration: 'simple',
    stems: 'simple',
    stem: stemArabic,
    hasCompounds: false,
    asking: folded(
      'أريد نريد أرغب أبي أبغى بدي عايز عاوز أحتاج نحتاج محتاج أود عندكم عندكو لديكم ممكن هل كيف إزاي أين وين فين مين ماذا ليش ليه إيش شو إيه ابحث أبحث لو سمحتم اللي ' +
        'في من على إلى عن مع هذا هذه ذلك تلك التي الذي الذين ما لا أن إن أنا أنت أنتم نحن هو هي هم كان يكون قد لم لن ثم أو لكن حتى كما أي كل به بها له لها لي لنا فيه فيها منه منها عليه عليها يا هنا هناك ' +
        'عدد مرحبا السلام عليكم شكرا أعرف معرفة أخبرني تخبرني يمكن يمكنني يمكننا أستطيع نستطيع تستطيعون بإمكاني كم هناك هناك يوجد توجد شيء أيضا عندي لدي لدينا عندنا بالضبط الآن جدا مثلا حول بخصوص عند إذا متى ' +
        'يمكنكم بإمكانكم تستطيعون بوسعكم تقدمون تقدم نقدم توفرون توفر تعملون تعمل نعمل تستخدمون نستخدم لديهم عليكم لكم بكم منكم إليكم معكم هي ما هو كيفية طريقة لماذا ماهي ماهو يتم تم سوف هنالك فقط أكثر أقل جيد أفضل مسموح المسموح لأن بسبب ضمن خلال لدى بين كذلك مثل غير نفس بعض جميع أحد ايش متاح متوفر يتوفر نرجو أرجو تحتاجون تحتاجونه نحتاجه أعطي نعطي رجاء لدينا',
    ),
    pricing: folded('سعر السعر سعره أسعار الأسعار تكلفة التكلفة كم بكم يكلف تكلف ثمن رسوم'),
    addressing: folded(
      'هل عندكم لديكم أنتم انتم تقدمون تعملون يمكنكم تستطيعون استوديو الاستوديو ستوديو شركتكم فريقكم بكم لكم منكم حجز أحجز نحجز',
    ),
  },
  de: {
    configuration: 'german',
    stems: 'german_stem',
    stem: asItIs,
    hasCompounds: true,
    asking: folded(
      'möchte möchten brauche brauchen suche suchen bitte jemand gibt könnt könnte könnten würde hätte gern gerne eigentlich euch eure eurem euren seid mal ' +
        'für über während können dürfen darf müssen muss wäre ' +
        'hallo guten tag danke wissen sagen sagt gerne möglich möglicherweise vielleicht auch geben gibt es etwas jemanden wer wie wieviel viel viele eine einen man kann frage fragen erklären genau eigentlich überhaupt denn eben etwa ab dabei bekomme bekommen besorgen ' +
        'anzahl schon noch bekommt kriegt kriegen kriege erhält erhalten macht machen mache geht gehen kommt kommen läuft laufen passiert passieren bietet bieten anbieten habt hast haben sollte sollten soll wird werden bei beim pro ungefähr circa genug einfach wirklich dazu davon damit dafür darauf dann wieder ganz sehr nur alles mehr weniger welche welcher welches welchen wann wo warum wieso wozu wofür ob ich will wollen lassen lässt stellt nehmen nimmt nutzen verwenden braucht brauchst fällig benötige benötigt benötigen nötig guten liebe grüße falls wenn beste bester gute',
    ),
    pricing: folded(
      'preis preise kosten kostet kostest tarif tarife stundensatz wieviel gebühr gebühren hoch',
    ),
    addressing: folded(
      'Sie Ihr Ihre Ihren Ihrem Ihnen ihr euch eure euer studio team firma uns wir buchen mieten gibt gibt',
    ),
  },
}

/** Returns a folded text with its words reduced to the stems that the index contains. */
export function asIndexed(locale: Locale, folded: string): string {
  const { stem } = DICTIONARIES[locale]
  return folded.split(' ').map(stem).join(' ')
}

function asItIs(word: string): string {
  return word
}

function folded(words: string): ReadonlySet<string> {
  return new Set(foldedWords(words))
}
