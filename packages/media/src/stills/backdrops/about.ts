import { still, type Still } from '../../engine/still'

type Words = Pick<Still, 'title' | 'alt'>

const place = (id: string, words: Words): Still =>
  still({
    id: `backdrop-${id}`,
    scene: `stills/backdrops/${id}`,
    category: 'virtual-set',
    width: 1280,
    height: 720,
    focal: { x: 50, y: 45 },
    ground: 94,
    ...words,
  })

/** Backgrounds for the virtual set. Their middle is left free for people. */
export const stills = [
  place('news-desk', {
    title: { en: 'News studio', ar: 'استوديو الأخبار', de: 'Nachrichtenstudio' },
    alt: {
      en: 'A news studio with a curved walnut desk, a wall of blue-green screens and warm light columns',
      ar: 'استوديو أخبار فيه مكتب منحنٍ من خشب الجوز وجدار شاشات بلون البحر وأعمدة ضوء دافئة',
      de: 'Ein Nachrichtenstudio mit geschwungenem Nussbaumtisch, blaugrüner Bildschirmwand und warmen Lichtsäulen',
    },
  }),
  place('loft', {
    title: { en: 'Loft in the evening', ar: 'شقة علوية في المساء', de: 'Loft am Abend' },
    alt: {
      en: 'A brick loft with steel windows, a leather sofa and plants in low evening sun',
      ar: 'شقة علوية بجدران من الطوب ونوافذ فولاذية وأريكة جلدية ونباتات تحت شمس المساء',
      de: 'Ein Backsteinloft mit Stahlfenstern, Ledersofa und Pflanzen in tiefer Abendsonne',
    },
  }),
  place('desert-dusk', {
    title: { en: 'Desert at dusk', ar: 'الصحراء عند الغسق', de: 'Wüste in der Dämmerung' },
    alt: {
      en: 'Rippled sand and distant table mountains under a violet sky with the last orange light',
      ar: 'رمال متموّجة وهضاب بعيدة تحت سماء بنفسجية فيها آخر ضوء برتقالي',
      de: 'Gerippter Sand und ferne Tafelberge unter violettem Himmel mit letztem orangefarbenem Licht',
    },
  }),
  place('forest', {
    title: { en: 'Forest path', ar: 'درب في الغابة', de: 'Waldweg' },
    alt: {
      en: 'A path between tall trunks and ferns, with beams of morning light falling through the mist',
      ar: 'درب بين جذوع عالية وسراخس، تخترق ضبابَه أشعة الصباح',
      de: 'Ein Weg zwischen hohen Stämmen und Farnen, Morgenlicht fällt in Strahlen durch den Dunst',
    },
  }),
  place('roof-night', {
    title: { en: 'City roof at night', ar: 'سطح المدينة ليلاً', de: 'Dachterrasse bei Nacht' },
    alt: {
      en: 'A wet roof terrace under strings of bulbs, the lit towers of a city out of focus behind it',
      ar: 'سطح مبلّل تحت حبال من المصابيح، وخلفه أبراج المدينة المضيئة خارج نطاق التركيز',
      de: 'Eine nasse Dachterrasse unter Lichterketten, dahinter unscharf die leuchtenden Türme der Stadt',
    },
  }),
  place('abstract-studio', {
    title: { en: 'Abstract studio', ar: 'استوديو تجريدي', de: 'Abstraktes Studio' },
    alt: {
      en: 'A terracotta set of arches, steps and spheres in soft light from the left',
      ar: 'ديكور رمادي من أقواس ودرجات وكرات في ضوء ناعم من اليسار',
      de: 'Eine Kulisse in Terrakotta aus Bögen, Stufen und Kugeln in weichem Licht von links',
    },
  }),
]
