import type { Locale } from './words'

export type Texts = Record<Locale, string>

interface RoomPicture {
  name: 'note' | 'compare' | 'sign-off' | 'phone'
  title: Texts
  alt: Texts
}

/** The pictures of the room. Each is taken in every language, for the pages in that language. */
export const PICTURES: readonly RoomPicture[] = [
  {
    name: 'note',
    title: {
      en: 'Review room: a note and its drawing',
      ar: 'غرفة المراجعة: ملاحظة ورسمها',
      de: 'Abnahmeraum: eine Anmerkung und ihre Skizze',
    },
    alt: {
      en: 'The review room: an animatic stopped at a frame, a tower marked on it with a yellow box and an arrow, and beside it the note with the studio’s reply',
      ar: 'غرفة المراجعة: أنيماتيك متوقف عند كادر، وبرج محدد بمربع أصفر وسهم، وإلى جانبه الملاحظة وردّ الاستوديو',
      de: 'Der Abnahmeraum: ein Animatic, an einem Bild angehalten, ein Turm darin mit gelbem Kasten und Pfeil markiert, daneben die Anmerkung und die Antwort des Studios',
    },
  },
  {
    name: 'compare',
    title: {
      en: 'Review room: two versions in one picture',
      ar: 'غرفة المراجعة: نسختان في صورة واحدة',
      de: 'Abnahmeraum: zwei Fassungen in einem Bild',
    },
    alt: {
      en: 'The review room: the same frame of a waterfront twice in one picture, the flat animatic on one side of an edge, the lit final on the other',
      ar: 'غرفة المراجعة: الكادر نفسه لواجهة بحرية مرتين في صورة واحدة، الأنيماتيك المسطح على جانب من الحد الفاصل والنسخة النهائية المضاءة على الآخر',
      de: 'Der Abnahmeraum: dasselbe Bild einer Uferpromenade zweimal, auf der einen Seite einer Kante das flächige Animatic, auf der anderen das ausgeleuchtete Final',
    },
  },
  {
    name: 'sign-off',
    title: {
      en: 'Review room: a signature',
      ar: 'غرفة المراجعة: توقيع',
      de: 'Abnahmeraum: eine Unterschrift',
    },
    alt: {
      en: 'The approval panel of the review room: version 3 signed off, with the certificate’s number, the file’s SHA-256 and the certificate in three languages',
      ar: 'لوحة الموافقة في غرفة المراجعة: النسخة 3 معتمدة، مع رقم الشهادة وبصمة الملف SHA-256 والشهادة بثلاث لغات',
      de: 'Die Abnahme im Abnahmeraum: Fassung 3 ist verbindlich freigegeben, mit der Nummer des Zertifikats, dem SHA-256 der Datei und dem Zertifikat in drei Sprachen',
    },
  },
  {
    name: 'phone',
    title: {
      en: 'Review room: on a phone',
      ar: 'غرفة المراجعة: على الهاتف',
      de: 'Abnahmeraum: auf dem Telefon',
    },
    alt: {
      en: 'The review room on two phones: on one a frame with a drawing above its note, on the other the list of notes with their timecodes',
      ar: 'غرفة المراجعة على هاتفين: على أحدهما كادر مرسوم عليه وتحته ملاحظته، وعلى الآخر قائمة الملاحظات مع توقيتها',
      de: 'Der Abnahmeraum auf zwei Telefonen: auf dem einen ein Bild mit Skizze über seiner Anmerkung, auf dem anderen die Liste der Anmerkungen mit ihren Timecodes',
    },
  },
]

export const LANGUAGE_NAMES: Texts = { en: 'English', ar: 'العربية', de: 'Deutsch' }
