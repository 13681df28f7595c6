import type { Locale } from '@studio/shared/locales'

interface ServiceFacts {
  /** The general service of which this is a special kind. */
  within?: string
  /**
   * The pages about the service. The page that describes it comes first. Pages below these pages
   * count, too.
   */
  pages: readonly string[]
  /** Patterns for the names of the service in folded text. Each matches whole words. */
  names: Record<Locale, string>
}

/** A pattern for Arabic words with articles, prepositions and endings. */
function arabic(...stems: string[]): string {
  return `(?:و|ف)?(?:ب|ك|ل)?(?:ال|ل)?(?:${stems.join('|')})\\p{L}*`
}

const MOVING = String.raw`(?:animation\p{L}*|animated|animate|cartoons?|film|video|explainer|commercial|spot|clip|series)`
const IN_2D = String.raw`2 ?d`
const IN_3D = String.raw`3 ?d`
const AR_2D = arabic('ثنايي', '2d')
const AR_3D = arabic('ثلاثي', '3d')
const AR_ANIMATED = String.raw`(?:${arabic('رسوم', 'تحريك', 'نحرك', 'فيلم', 'كرتون', 'انيميشن', 'فيديو')} ?)`
const AR_ANIMATIC = arabic('انيماتيك', 'انيماتك')
const EN_ANIMATIC = 'animatics?'
const DE_ANIMATIC = String.raw`animatic\p{L}*`

/**
 * The services that visitors' questions can be about. “2D” alone can mean an animatic or a finished
 * film.
 */
export const SERVICES = {
  animatics: {
    pages: [
      'animatics',
      'animation-comparison',
      'how-to-choose-an-animatic-style',
      'why-use-animatics',
    ],
    names: { en: EN_ANIMATIC, de: DE_ANIMATIC, ar: AR_ANIMATIC },
  },
  '2d': { pages: [], names: { en: IN_2D, de: IN_2D, ar: AR_2D } },
  '3d': { pages: [], names: { en: IN_3D, de: IN_3D, ar: AR_3D } },
  '2d-animatics': {
    within: 'animatics',
    pages: ['2d-animatics'],
    names: {
      en: `${IN_2D} ${EN_ANIMATIC}`,
      de: `${IN_2D} ${DE_ANIMATIC}`,
      ar: `${AR_ANIMATIC} ${AR_2D}`,
    },
  },
  '3d-animatics': {
    within: 'animatics',
    pages: ['3d-animatics', '3d-animatics-reel'],
    names: {
      en: String.raw`${IN_3D} ${EN_ANIMATIC}|previ[sz]\p{L}*`,
      de: String.raw`${IN_3D} ${DE_ANIMATIC}|previ[sz]\p{L}*`,
      ar: `${AR_ANIMATIC} ${AR_3D}`,
    },
  },
  boardomatics: {
    within: 'animatics',
    pages: ['boardomatics', 'service/boardomatics'],
    names: {
      en: String.raw`boardomati\p{L}*`,
      de: String.raw`boardomati\p{L}*`,
      ar: arabic('بوردوماتي'),
    },
  },
  photomatics: {
    within: 'animatics',
    pages: ['ai-photomatics'],
    names: {
      en: String.raw`(?:photomati|fotomati)\p{L}*`,
      de: String.raw`(?:photomati|fotomati)\p{L}*`,
      ar: arabic('فوتوماتي'),
    },
  },
  'hybrid-animatics': {
    within: 'animatics',
    pages: ['hybrid-animatics'],
    names: { en: 'hybrid', de: String.raw`hybrid\p{L}*`, ar: arabic('هجين') },
  },
  'traditional-animatics': {
    within: 'animatics',
    pages: ['traditional-animatics'],
    names: {
      en: `(?:traditional|classic) ${EN_ANIMATIC}`,
      de: String.raw`(?:klassisch|traditionell)\p{L}* ${DE_ANIMATIC}`,
      ar: `${AR_ANIMATIC} ${arabic('تقليدي')}`,
    },
  },
  'ai-animatics': {
    within: 'animatics',
    pages: ['ai-animatics'],
    names: {
      en: `ai ${EN_ANIMATIC}`,
      de: `(?:ki|ai) ${DE_ANIMATIC}`,
      ar: `${AR_ANIMATIC} (?:بالذكاء|الذكاء|ذكاء) الاصطناعي`,
    },
  },
  animation: {
    pages: ['animation-services', 'animation', 'animation-reel'],
    names: {
      en: String.raw`animations?|animated|animate|motion graphics?`,
      de: String.raw`(?:animation(?!s?studio)\p{L}*|trickfilm\p{L}*|zeichentrick\p{L}*|animier(?:t|en)\p{L}*)`,
      ar: `${arabic('رسوم')} ${arabic('متحرك')}|${arabic('انيميشن')}|تحريك`,
    },
  },
  '2d-animation': {
    within: 'animation',
    pages: ['animation-services', '2d-animation'],
    names: {
      en: `${IN_2D} (?:\\S+ ){0,2}?${MOVING}|(?:animation|animated?|cartoon) (?:\\S+ ){0,4}?${IN_2D}|hand drawn animation`,
      de: String.raw`${IN_2D} (?:animation|film|video|spot|clip|zeichentrick|erklar|serie)\p{L}*|zeichentrick\p{L}*|(?:animation|erklar(?:film|video))\p{L}* (?:\S+ ){0,2}?in ${IN_2D}`,
      ar: `${AR_ANIMATED}(?:\\S+ ){0,2}?${AR_2D}`,
    },
  },
  '3d-animation': {
    within: 'animation',
    pages: ['animation-services', '3d-animation'],
    names: {
      en: `${IN_3D} (?:\\S+ ){0,2}?${MOVING}|(?:animation|animated?) (?:\\S+ ){0,4}?${IN_3D}`,
      de: String.raw`${IN_3D} (?:animation|film|video|spot|clip|produkt|serie)\p{L}*`,
      ar: `${AR_ANIMATED}(?:\\S+ ){0,2}?${AR_3D}`,
    },
  },
  explainer: {
    within: 'animation',
    pages: ['animation-services', 'explainer-videos'],
    names: {
      en: 'explainers?(?: (?:videos?|films?))?|explanatory (?:video|film)s?',
      de: String.raw`erklar(?:film|video|clip)\p{L}*`,
      ar: `(?:${arabic('فيديو', 'فيلم', 'افلام', 'مقطع')} )?${arabic('توضيحي', 'شارح')}`,
    },
  },
  whiteboard: {
    within: 'animation',
    pages: ['animation-services', 'whiteboard-animation'],
    names: {
      en: 'white ?board(?: (?:animations?|videos?|clips?|films?))?',
      de: String.raw`white ?board\p{L}*`,
      ar: `(?:${arabic('فيديو', 'فيلم', 'مقطع')} )?${arabic('سبوره')}(?: ${arabic('بيضاء')})?|وايت ?بورد`,
    },
  },
  cartoon: {
    within: 'animation',
    pages: ['animation-services', 'cartoons'],
    names: {
      en: '(?:cartoons?|animated series|kids show)(?: series)?',
      de: String.raw`(?:cartoon|kinderserie|zeichentrickserie|trickserie)\p{L}*`,
      ar: `(?:${arabic('مسلسل')} )?${arabic('كرتون', 'كارتون')}`,
    },
  },
  '360-animation': {
    within: 'animation',
    pages: [
      '360-animation',
      'animation-services',
      '360-animation-doctor-strange',
      '360-animation-unreal-4',
      '360-social-media-animation',
    ],
    names: {
      en: String.raw`360 ?(?:degrees?)?(?: (?:animations?|videos?|films?))?|vr(?: (?:headsets?|videos?|films?))?`,
      de: String.raw`360 ?(?:grad)?(?: ?(?:animation|video|film)\p{L}*)?|vr(?: ?brille\p{L}*)?`,
      ar: `360(?: ${arabic('درجه')})?|(?:${arabic('نظارات')} )?${arabic('واقع')} ${arabic('افتراضي')}`,
    },
  },
  script: {
    pages: ['scriptwriting', 'script-and-story-development'],
    names: {
      en: 'scripts?|script ?writing|screenplays?',
      de: String.raw`drehbuch\p{L}*|drehbucher\p{L}*|skript\p{L}*|script`,
      ar: arabic('سيناريو'),
    },
  },
  'ai-video': {
    pages: ['ai-video-production'],
    names: {
      en: 'ai (?:videos?|films?|commercials?|actors?)',
      de: String.raw`ki (?:video|film|spot|werbe|darsteller)\p{L}*`,
      ar: `(?:${arabic('فيديو', 'فيلم', 'ممثل')} )(?:\\S+ )?(?:بالذكاء|الذكاء|ذكاء) الاصطناعي`,
    },
  },
  chatbot: {
    pages: ['custom-ai-chatbot', 'ai-ambassador'],
    names: {
      en: 'chat ?bots?|bot',
      de: String.raw`chat ?bot\p{L}*|bot`,
      ar: `${arabic('شات')} ?بوت|(?:روبوت|بوت) ${arabic('محادثه', 'دردشه')}`,
    },
  },
  'virtual-production': {
    pages: ['virtual-production'],
    names: {
      en: 'virtual production|led (?:walls?|stage|volume)|virtual sets?',
      de: String.raw`virtual production|virtuelle\p{L}* (?:produktion|set|studio)\p{L}*|led ?wa\p{L}*`,
      ar: `${arabic('انتاج')} ${arabic('افتراضي')}|${arabic('استوديو', 'مشاهد')} ${arabic('افتراضي')}|${arabic('جدار')} led`,
    },
  },
  'real-estate': {
    pages: ['virtual-production-real-estate', 'renderlux'],
    names: {
      en: String.raw`real estate|apartments?|condos?|propert(?:y|ies)(?! developer)|pre construction|flats?|renderlux|tower|architectural`,
      de: String.raw`immobilie\p{L}*|\p{L}*wohnung\p{L}*|bautrager\p{L}*|neubau\p{L}*|renderlux|architektur\p{L}*`,
      ar: `${arabic('عقار', 'شقه', 'شقق', 'سكني', 'برج', 'معماري')}|renderlux`,
    },
  },
  'music-video': {
    pages: ['music-video-production'],
    names: {
      en: 'music videos?',
      de: String.raw`musik ?(?:video|clip)\p{L}*`,
      ar: `${arabic('فيديو', 'فيديوهات')} (?:كليب|${arabic('موسيقي')})`,
    },
  },
  'digital-doubles': {
    pages: ['service/digital-doubles'],
    names: {
      en: 'digital (?:doubles?|twins?|humans?)',
      de: String.raw`digitale\p{L}* (?:double|zwilling|doppelganger)\p{L}*`,
      ar: `${arabic('شبيه', 'نسخه', 'توام', 'بديل')} ${arabic('رقمي')}`,
    },
  },
  sound: {
    pages: ['sound-design', 'audio-services'],
    names: {
      en: 'sound ?(?:design|effects?|mix)|mixing|composers?|compose',
      de: String.raw`sound ?design\p{L}*|(?:ton)?mischung|komponi\p{L}*|komposition\p{L}*`,
      ar: `${arabic('تصميم')} ${arabic('صوت')}|${arabic('تاليف')} ${arabic('موسيقي')}|${arabic('مكساج')}`,
    },
  },
  'voice-casting': {
    pages: ['voice-casting', 'audio-services'],
    names: {
      en: String.raw`voice ?(?:casting|actors?|talent|over)s?|narrators?|dubbing`,
      de: String.raw`sprecher\p{L}*|voice ?over|synchronsprecher\p{L}*`,
      ar: `${arabic('معلق')} ${arabic('صوتي')}|${arabic('تعليق')} ${arabic('صوتي')}|${arabic('اختيار')} ${arabic('اصوات', 'صوت')}`,
    },
  },
  'motion-capture': {
    pages: ['motion-capture-pricing', 'motion-capture'],
    names: {
      en: 'mo ?cap|motion capture|performance capture',
      de: String.raw`mo ?cap\p{L}*|motion ?capture\p{L}*|bewegungserfassung`,
      ar: `${arabic('التقاط')} ${arabic('حركه')}|${arabic('موشن')} كابتشر`,
    },
  },
  'green-screen': {
    pages: ['green-screen-studio'],
    names: {
      en: 'green ?(?:screen|room)(?: (?:studio|stage|room))?|chroma ?key|cyclorama',
      de: String.raw`green ?screen\p{L}*|chroma ?key\p{L}*`,
      ar: `(?:${arabic('استوديو')} )?(?:${arabic('شاشه')} ${arabic('خضراء')}|${arabic('كروما')}|${arabic('خضراء')})`,
    },
  },
  podcast: {
    pages: ['podcast-studio-rental'],
    names: {
      en: 'pod ?casts?|podcasting',
      de: String.raw`pod ?cast\p{L}*`,
      ar: arabic('بودكاست'),
    },
  },
  livestream: {
    pages: ['livestream-packages'],
    names: {
      en: 'live ?stream(?:s|ing)?|webcasts?|streaming|stream',
      de: String.raw`live ?stream\p{L}*|stream\p{L}*`,
      ar: `${arabic('بث')} ${arabic('مباشر')}|البث|${arabic('لايف', 'ستريم')}`,
    },
  },
  privacy: {
    pages: ['privacy-policy'],
    names: {
      en: 'privacy|data protection|cookies?|personal data',
      de: String.raw`datenschutz\p{L}*|cookies?|personliche\p{L}* daten|personenbezogen\p{L}*`,
      ar: `${arabic('خصوصيه')}|${arabic('بيانات')}`,
    },
  },
  careers: {
    pages: ['careers'],
    names: {
      en: 'jobs?|vacanc(?:y|ies)|hiring|careers?|job openings?|openings',
      de: String.raw`jobs?|stellen\p{L}*|bewerb\p{L}*|karriere`,
      ar: arabic('وظيف', 'وظايف'),
    },
  },
} as const satisfies Record<string, ServiceFacts>

export type Service = keyof typeof SERVICES

/** Topics that are not services. The general pages contain nothing about them. */
export const APART: ReadonlySet<Service> = new Set<Service>(['privacy', 'careers'])

/** Pages about the studio as a whole. Their text applies to every service. */
export const GENERAL_PAGES: ReadonlySet<string> = new Set([
  ...['', 'faq', 'pricing', 'terms-conditions', 'process', 'contact', 'about-us'],
  ...['production-team-collaboration', 'animation-studios-near-me'],
])
