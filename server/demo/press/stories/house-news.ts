import { bullets, heading, paragraph, say } from '../article.ts';
import { captainQuote } from './captain-quote.ts';
import { HOME_LEAGUE, hoursBefore, NO_REFERENCES, type Story } from './story.ts';

export const registration: Story = ({ records, now }) => {
  const season = records.league.seasons.find(({ isCurrent }) => isCurrent);
  if (!season) return null;
  const next = `${season.yearEnd}/${String((season.yearEnd + 1) % 100).padStart(2, '0')}`;
  return {
    ...NO_REFERENCES,
    key: 'registration-open',
    title: say(`Записването за сезон ${next} е отворено`, `Registration for ${next} is open`),
    summary: say(
      'Отборите могат да заявят участие до края на месеца, а играчите под 18 години носят декларация от родител.',
      'Teams can apply until the end of the month; players under 18 bring a declaration from a parent.',
    ),
    blocks: [
      paragraph(
        say(
          `Който има шестима приятели, вратарски ръкавици и свободна неделя, вече може да има и отбор. Записването за сезон ${next} започна и ще продължи до края на месеца.`,
          `If you have six friends, a pair of gloves and a free Sunday, you can now have a team as well. Registration for ${next} has begun and runs until the end of the month.`,
        ),
        say(
          'Местата в лигата са дванайсет и десет от тях са заети. За останалите две решава редът на заявките, не жребият.',
          'The league has twelve places and ten are taken. The other two go by order of application, not by lot.',
        ),
      ),
      heading(say('Какво е нужно', 'What you need')),
      bullets([
        say(
          'Най-малко девет картотекирани играчи, двама от тях вратари.',
          'At least nine registered players, two of them goalkeepers.',
        ),
        say(
          'Навършени 15 години; между 15 и 18 – подписана декларация от родител.',
          'Everybody 15 or older; between 15 and 18, a declaration signed by a parent.',
        ),
        say('Два екипа в различни цветове, с номера.', 'Two kits in different colours, with numbers.'),
        say('Един човек, който вдига телефона.', 'One person who answers the phone.'),
      ]),
      paragraph(
        say(
          'Форматът не се променя: шест на шест, две полувремена по 25 минути, мачове в неделя и при нужда в сряда вечер. Всеки мач се записва с две камери, а статистиката излиза още същата вечер.',
          'The format stays: six-a-side, two halves of 25 minutes, matches on Sundays and, where needed, on Wednesday evenings. Every match is filmed with two cameras, and the statistics are out the same night.',
        ),
      ),
      captainQuote(
        records,
        'druzhba-98',
        say(
          'Първата година загубихме почти всичко. Втората вече имахме агитка. Записвайте се.',
          'In the first year we lost nearly everything. In the second we had supporters. Sign up.',
        ),
      ),
    ],
    tags: ['регистрация', 'лига'],
    competition: HOME_LEAGUE,
    publishedAt: hoursBefore(now, 70),
  };
};

export const newTurf: Story = ({ records, now }) => ({
  ...NO_REFERENCES,
  key: 'new-turf-balik',
  title: say(
    'Нова настилка на терен Балик, ремонтът приключи за единайсет дни',
    'New turf on the Balik pitch after eleven days of work',
  ),
  summary: say(
    'Изкуствената трева на терен Балик е сменена изцяло, а осветлението вече стига за запис с две камери.',
    'The artificial grass at Balik has been replaced from end to end, and the lights are now good enough for two cameras.',
  ),
  blocks: [
    paragraph(
      say(
        'Старият терен имаше характер: една дупка при южния корнер и една локва, която не пресъхваше и през август. Новият няма. Изкуствената трева на терен Балик е сменена изцяло и първите мачове върху нея вече се играха.',
        'The old pitch had character: a hole by the south corner and a puddle that did not dry even in August. The new one has neither. The artificial grass at Balik has been replaced from end to end, and the first matches on it have been played.',
      ),
    ),
    paragraph(
      say(
        'Ремонтът отне единайсет дни, два по-малко от обещаното. Работниците започваха в седем, а в пет следобед идваха децата от квартала да питат кога.',
        'The work took eleven days, two fewer than promised. The crew started at seven in the morning, and at five in the afternoon the children of the quarter came to ask when.',
      ),
      say(
        'Сменени са мрежите и на двете врати, а линиите най-после са прави.',
        'Both goals have new nets, and the lines are straight at last.',
      ),
    ),
    heading(say('И светлината е друга', 'The light is different too')),
    paragraph(
      say(
        'Шестте прожектора са насочени наново, така че вратарите да не играят срещу слънце и в девет вечерта. Страничната камера вече вижда далечния тъч.',
        'The six floodlights were aimed afresh, so that goalkeepers no longer play into the sun at nine in the evening. The side camera can now see the far touchline.',
      ),
    ),
    captainQuote(
      records,
      'balik',
      say(
        'Петнайсет години се оправдавахме с терена. Сега трябва да си намерим друго.',
        'For fifteen years we blamed the pitch. Now we will have to find something else.',
      ),
    ),
    paragraph(
      say(
        'Две молби от стопаните: без бутони и без семки.',
        'Two requests from the groundsmen: no studs and no sunflower seeds.',
      ),
    ),
  ],
  tags: ['терени'],
  team: 'balik',
  publishedAt: hoursBefore(now, 19 * 24 + 5),
});

export const photoDay: Story = ({ now }) => ({
  ...NO_REFERENCES,
  key: 'photo-day',
  title: say('Ден за снимки: елате сресани', 'Photo day: come combed'),
  summary: say(
    'В събота всички отбори минават пред обектива за нови портрети и отборни снимки.',
    'On Saturday every team passes before the camera for new portraits and team pictures.',
  ),
  blocks: [
    paragraph(
      say(
        'В събота от десет часа терен Дружба става фотостудио. Всеки отбор има двайсет минути: десет за портретите, пет за общата снимка и пет за тези, които са забравили екипа в колата.',
        'From ten on Saturday the Druzhba pitch becomes a studio. Every team gets twenty minutes: ten for portraits, five for the team picture and five for those who left the kit in the car.',
      ),
    ),
    paragraph(
      say(
        'Снимките влизат в профилите на играчите още в понеделник. Който не желае да се вижда, казва на място и името му остава без портрет.',
        'The pictures appear in the player profiles on Monday. Whoever would rather not be seen says so on the spot, and his name stays without a portrait.',
      ),
      say(
        'Вратарите да си носят ръкавиците, капитаните – лентата.',
        'Goalkeepers bring their gloves, captains the armband.',
      ),
    ),
  ],
  tags: ['снимки'],
  publishedAt: hoursBefore(now, 38 * 24 + 8),
});
