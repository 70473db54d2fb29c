import type { CrestDesign } from './art/crest.ts';
import type { Kit } from './art/kit.ts';

/** Invented clubs of Dobrich and Dobrudzha; none of the people, grounds or accounts exists. */
export interface Club {
  key: string;
  name: string;
  nameLatin: string;
  shortName: string;
  city: string;
  founded: number;
  stadium: string;
  descriptionBg: string;
  descriptionEn: string;
  instagram: string | null;
  facebook: string | null;
  twitter: string | null;
  website: string | null;
  crest: CrestDesign;
  kit: Kit;
}

export const CLUBS: readonly Club[] = [
  {
    key: 'dobrudzha-united',
    name: 'Добруджа Юнайтед',
    nameLatin: 'Dobrudzha United',
    shortName: 'ДОБ',
    city: 'Добрич',
    founded: 2019,
    stadium: 'Терен Балик',
    descriptionBg:
      'Събраха се от три разпаднали се отбора и за един сезон станаха компанията, която никой не иска да срещне в неделя вечер. Играят бързо, говорят много и почти винаги вкарват първи.',
    descriptionEn:
      'They came together from three teams that had fallen apart, and within a season became the side nobody wants to meet on a Sunday evening. They play fast, talk a lot and almost always score first.',
    instagram: 'https://example.com/instagram/dobrudzha-united',
    facebook: 'https://example.com/facebook/dobrudzha-united',
    twitter: null,
    website: 'https://example.com/dobrudzha-united',
    crest: { shape: 'heater', field: 'chief', charge: 'wheat', palette: 'wheatfield' },
    kit: { shirt: '#1a7a4c', trim: '#f2c744', pattern: 'plain' },
  },
  {
    key: 'orlovets',
    name: 'Орловец',
    nameLatin: 'Orlovets',
    shortName: 'ОРЛ',
    city: 'Добрич',
    founded: 2014,
    stadium: 'Площадка Градски парк',
    descriptionBg:
      'Най-подреденият отбор в лигата: едни и същи шестима, едни и същи преминавания, все същата нула във вратата. Тренират в сряда в градския парк, дъжд или не.',
    descriptionEn:
      'The tidiest team in the league: the same six, the same runs, the same clean sheet. They train on Wednesdays in the town park, rain or no rain.',
    instagram: 'https://example.com/instagram/orlovets',
    facebook: 'https://example.com/facebook/orlovets',
    twitter: 'https://example.com/twitter/orlovets',
    website: null,
    crest: { shape: 'kite', field: 'plain', charge: 'eagle', palette: 'night' },
    kit: { shirt: '#1f4a8f', trim: '#ffffff', pattern: 'pale' },
  },
  {
    key: 'balik',
    name: 'Балик',
    nameLatin: 'Balik',
    shortName: 'БАЛ',
    city: 'Добрич',
    founded: 2011,
    stadium: 'Терен Балик',
    descriptionBg:
      'Кварталният отбор в чистия смисъл на думата: половината състав живее на пет минути от терена. Вкъщи ги гледат от балконите и това се чува.',
    descriptionEn:
      'A neighbourhood team in the plain sense of the word: half the squad lives five minutes from the pitch. At home they are watched from the balconies, and you can hear it.',
    instagram: 'https://example.com/instagram/balik',
    facebook: 'https://example.com/facebook/balik',
    twitter: null,
    website: null,
    crest: { shape: 'u', field: 'pale', charge: 'tower', palette: 'carmine' },
    kit: { shirt: '#b8243a', trim: '#ffffff', pattern: 'hoops' },
  },
  {
    key: 'riltsi',
    name: 'Рилци',
    nameLatin: 'Riltsi',
    shortName: 'РИЛ',
    city: 'Добрич',
    founded: 2012,
    stadium: 'Терен Рилци',
    descriptionBg:
      'Търпелив отбор, който обича топката и мрази дългите подавания. Когато ги оставиш да играят, ставаш зрител.',
    descriptionEn:
      'A patient side that loves the ball and hates the long pass. Leave them to play and you become a spectator.',
    instagram: 'https://example.com/instagram/riltsi',
    facebook: null,
    twitter: null,
    website: 'https://example.com/riltsi',
    crest: { shape: 'hex', field: 'base', charge: 'peaks', palette: 'sky' },
    kit: { shirt: '#8fc7ee', trim: '#16324f', pattern: 'plain' },
  },
  {
    key: 'karvuna',
    name: 'Карвуна',
    nameLatin: 'Karvuna',
    shortName: 'КАР',
    city: 'Каварна',
    founded: 2010,
    stadium: 'Площадка Морска градина',
    descriptionBg:
      'Идват от Каварна с един микробус и с повече шум от целия град. Горят от първата минута, понякога и изгарят до петдесетата.',
    descriptionEn:
      'They come from Kavarna in one minibus and with more noise than the whole town. They burn from the first minute, and some evenings burn out before the fiftieth.',
    instagram: 'https://example.com/instagram/karvuna',
    facebook: 'https://example.com/facebook/karvuna',
    twitter: 'https://example.com/twitter/karvuna',
    website: 'https://example.com/karvuna',
    crest: { shape: 'swiss', field: 'plain', charge: 'flame', palette: 'coal' },
    kit: { shirt: '#1d1e23', trim: '#f0572b', pattern: 'bend' },
  },
  {
    key: 'iztok-city',
    name: 'Изток Сити',
    nameLatin: 'Iztok City',
    shortName: 'ИЗТ',
    city: 'Добрич',
    founded: 2017,
    stadium: 'Терен Изток',
    descriptionBg:
      'Най-младата съблекалня в лигата, средно двайсет и една години. Тичат, докато другите спрат, и чак тогава започват да играят.',
    descriptionEn:
      'The youngest dressing room in the league, twenty-one on average. They run until the others stop, and only then start to play.',
    instagram: 'https://example.com/instagram/iztok-city',
    facebook: null,
    twitter: null,
    website: null,
    crest: { shape: 'round', field: 'plain', charge: 'sun', palette: 'noon' },
    kit: { shirt: '#2b86cf', trim: '#ffd23f', pattern: 'plain' },
  },
  {
    key: 'dobrotitsa',
    name: 'Добротица',
    nameLatin: 'Dobrotitsa',
    shortName: 'ДБТ',
    city: 'Балчик',
    founded: 2013,
    stadium: 'Площадка Белите скали',
    descriptionBg:
      'Носят името на деспота и се държат като стар род: без излишни приказки, с едно наум за всеки. Най-силни са, когато ги отпишат.',
    descriptionEn:
      'They bear the despot’s name and carry themselves like an old house: few words, and a long memory for everybody. They are at their strongest when written off.',
    instagram: null,
    facebook: 'https://example.com/facebook/dobrotitsa',
    twitter: null,
    website: 'https://example.com/dobrotitsa',
    crest: { shape: 'crown', field: 'plain', charge: 'coronet', palette: 'royal' },
    kit: { shirt: '#5d3191', trim: '#e9c46a', pattern: 'stripes' },
  },
  {
    key: 'stroitel-09',
    name: 'Строител 09',
    nameLatin: 'Stroitel 09',
    shortName: 'СТР',
    city: 'Добрич',
    founded: 2009,
    stadium: 'Терен Строител',
    descriptionBg:
      'Започнаха като отбор на една бригада и още идват на мач направо от обекта. Здрави отзад, прости отпред и трудни за събаряне.',
    descriptionEn:
      'They began as the team of one building crew and still come to matches straight from the site. Solid at the back, simple up front and hard to knock down.',
    instagram: null,
    facebook: 'https://example.com/facebook/stroitel-09',
    twitter: null,
    website: null,
    crest: { shape: 'block', field: 'plain', charge: 'bricks', palette: 'brick' },
    kit: { shirt: '#ee7d31', trim: '#2a2a2e', pattern: 'hoops' },
  },
  {
    key: 'gara-sever',
    name: 'Гара Север',
    nameLatin: 'Gara Sever',
    shortName: 'ГАС',
    city: 'Добрич',
    founded: 2008,
    stadium: 'Терен Гара Север',
    descriptionBg:
      'Железничари, синове на железничари и двама машинисти с лицензи за любителския футбол. Отборът рядко тръгва навреме, но винаги пристига.',
    descriptionEn:
      'Railwaymen, sons of railwaymen and two engine drivers with amateur licences. The team seldom leaves on time, but it always arrives.',
    instagram: 'https://example.com/instagram/gara-sever',
    facebook: 'https://example.com/facebook/gara-sever',
    twitter: null,
    website: null,
    crest: { shape: 'round', field: 'plain', charge: 'rails', palette: 'carriage' },
    kit: { shirt: '#7a1a3c', trim: '#f4dfc8', pattern: 'pale' },
  },
  {
    key: 'stepni-valtsi',
    name: 'Степни вълци',
    nameLatin: 'Stepni Valtsi',
    shortName: 'ВЪЛ',
    city: 'Крушари',
    founded: 2015,
    stadium: 'Училищен терен Крушари',
    descriptionBg:
      'Пресират на глутница и не се интересуват кой е насреща. Никой в лигата не е събирал повече жълти картони, но и никой не е дарявал повече на детския футбол в Крушари.',
    descriptionEn:
      'They press in a pack and do not care who is on the other side. Nobody in the league has collected more yellow cards, and nobody has given more to children’s football in Krushari.',
    instagram: 'https://example.com/instagram/stepni-valtsi',
    facebook: null,
    twitter: 'https://example.com/twitter/stepni-valtsi',
    website: null,
    crest: { shape: 'kite', field: 'delta', charge: 'wolf', palette: 'steel' },
    kit: { shirt: '#718896', trim: '#eef3f5', pattern: 'plain' },
  },
  {
    key: 'slanchogled',
    name: 'Слънчоглед',
    nameLatin: 'Slanchogled',
    shortName: 'СЛН',
    city: 'Шабла',
    founded: 2018,
    stadium: 'Площадка Фара',
    descriptionBg:
      'Пътуват осемдесет километра за всеки мач и още не са закъснели. Защитата им е тема за разговор, нападението им също.',
    descriptionEn:
      'They travel eighty kilometres to every match and have not been late yet. Their defence is a talking point; so is their attack.',
    instagram: 'https://example.com/instagram/slanchogled',
    facebook: 'https://example.com/facebook/slanchogled',
    twitter: null,
    website: 'https://example.com/slanchogled',
    crest: { shape: 'round', field: 'plain', charge: 'bloom', palette: 'sunflower' },
    kit: { shirt: '#ffc72c', trim: '#23562f', pattern: 'stripes' },
  },
  {
    key: 'vihar',
    name: 'Вихър',
    nameLatin: 'Vihar',
    shortName: 'ВИХ',
    city: 'Добрич',
    founded: 2016,
    stadium: 'Площадка Градски парк',
    descriptionBg: 'Контраатака в чист вид: три паса и удар. Ако ги изпуснеш в първите десет минути, после само гониш.',
    descriptionEn:
      'The counter-attack in its pure form: three passes and a shot. Let them go in the first ten minutes and you spend the rest chasing.',
    instagram: 'https://example.com/instagram/vihar',
    facebook: null,
    twitter: null,
    website: null,
    crest: { shape: 'u', field: 'plain', charge: 'wind', palette: 'gale' },
    kit: { shirt: '#14a0a2', trim: '#ffffff', pattern: 'bend' },
  },
  {
    key: 'zhitnitsa',
    name: 'Житница',
    nameLatin: 'Zhitnitsa',
    shortName: 'ЖИТ',
    city: 'Генерал Тошево',
    founded: 2013,
    stadium: 'Терен Института',
    descriptionBg:
      'Агрономи, комбайнери и един учител по физическо, който още рита по-добре от всички. През юли ги няма на терена, през октомври ги има навсякъде.',
    descriptionEn:
      'Agronomists, combine drivers and one PE teacher who still strikes a ball better than all of them. In July they are nowhere near a pitch; in October they are everywhere on it.',
    instagram: null,
    facebook: 'https://example.com/facebook/zhitnitsa',
    twitter: null,
    website: 'https://example.com/zhitnitsa',
    crest: { shape: 'swiss', field: 'base', charge: 'mill', palette: 'flour' },
    kit: { shirt: '#efdfbd', trim: '#6b3416', pattern: 'hoops' },
  },
  {
    key: 'druzhba-98',
    name: 'Дружба 98',
    nameLatin: 'Druzhba 98',
    shortName: 'ДРУ',
    city: 'Добрич',
    founded: 1998,
    stadium: 'Терен Дружба',
    descriptionBg:
      'Най-старият отбор в лигата: играят заедно, откакто бяха в един клас. Вече водят и синовете си, които понякога ги изместват от състава.',
    descriptionEn:
      'The oldest team in the league: they have played together since they shared a classroom. Now they bring their sons along, who sometimes take their places.',
    instagram: 'https://example.com/instagram/druzhba-98',
    facebook: 'https://example.com/facebook/druzhba-98',
    twitter: null,
    website: null,
    crest: { shape: 'hex', field: 'delta', charge: 'rings', palette: 'pact' },
    kit: { shirt: '#f3f5f8', trim: '#cf2339', pattern: 'bend' },
  },
  {
    key: 'suha-reka',
    name: 'Суха река',
    nameLatin: 'Suha Reka',
    shortName: 'СУХ',
    city: 'Тервел',
    founded: 2020,
    stadium: 'Спортна площадка Тервел',
    descriptionBg:
      'Най-новото име в лигата и най-шумната агитка на гостуване. Губеха с много, после с малко, а отскоро не обичат да губят.',
    descriptionEn:
      'The newest name in the league and the loudest travelling support. They used to lose by a lot, then by a little, and lately they have gone off losing altogether.',
    instagram: 'https://example.com/instagram/suha-reka',
    facebook: null,
    twitter: 'https://example.com/twitter/suha-reka',
    website: null,
    crest: { shape: 'crown', field: 'chief', charge: 'waves', palette: 'meadow' },
    kit: { shirt: '#c3d84c', trim: '#1d3f2d', pattern: 'stripes' },
  },
  {
    key: 'chirakman',
    name: 'Чиракман',
    nameLatin: 'Chirakman',
    shortName: 'ЧИР',
    city: 'Каварна',
    founded: 2017,
    stadium: 'Пристанищен терен',
    descriptionBg:
      'Рибари, спасители и един капитан далечно плаване, който се прибира тъкмо за решителните мачове. Съперничеството с Карвуна се води в едно кафене и на два терена.',
    descriptionEn:
      'Fishermen, lifeguards and one deep-sea captain who comes home just in time for the matches that matter. The rivalry with Karvuna is fought in one café and on two pitches.',
    instagram: 'https://example.com/instagram/chirakman',
    facebook: 'https://example.com/facebook/chirakman',
    twitter: null,
    website: null,
    crest: { shape: 'heater', field: 'base', charge: 'ship', palette: 'dawn' },
    kit: { shirt: '#f3a3b6', trim: '#2a1722', pattern: 'pale' },
  },
];
