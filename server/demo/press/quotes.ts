import { quotation, say, type Block, type Line } from './article.ts';
import type { Ink } from './ink.ts';
import type { Person, Side } from './records.ts';

const AFTER_A_WIN: readonly Line[] = [
  say(
    'Цяла седмица говорихме само за едно: да не бързаме. Днес не бързахме.',
    'All week we talked about one thing: not to rush. Today we did not rush.',
  ),
  say(
    'Три точки и никой контузен. На нашите години второто е по-важно.',
    'Three points and nobody hurt. At our age the second matters more.',
  ),
  say(
    'Не беше красиво, но утре в класирането няма да пише дали е било красиво.',
    'It was not pretty, but tomorrow the table will not say whether it was pretty.',
  ),
  say(
    'Момчетата от резервите спечелиха този мач. Влязоха свежи и натиснаха, когато другите спряха.',
    'The lads from the bench won this one. They came on fresh and pushed when the others had stopped.',
  ),
  say(
    'Знаехме, че ще ни дадат пространство зад гърба на защитата. Чакахме го и го намерихме.',
    'We knew they would leave space behind the defence. We waited for it and we found it.',
  ),
  say(
    'Радвам се, че дойдоха толкова хора. Когато те викат по име от балкона, тичаш повече.',
    'I am glad so many people came. When they shout your name from a balcony, you run more.',
  ),
  say(
    'Който ни е гледал миналия месец, няма да повярва, че сме същият отбор.',
    'Anyone who watched us last month will not believe we are the same team.',
  ),
  say(
    'Има още много мачове. Тази вечер ще се почерпим, а във вторник сме пак на тренировка.',
    'There are many matches left. Tonight we have a drink, and on Tuesday we train again.',
  ),
  say(
    'Вратарят ни държа в мача, когато не го заслужавахме. Дължим му една вечеря.',
    'Our keeper held us in the match when we did not deserve it. We owe him a dinner.',
  ),
  say(
    'При нас няма звезди. Шестима тичат, шестима защитават, после някой вкарва.',
    'We have no stars. Six run, six defend, and then somebody scores.',
  ),
  say(
    'Най-трудно беше последните пет минути. Гледах часовника повече от топката.',
    'The last five minutes were the hardest. I watched the clock more than the ball.',
  ),
  say(
    'Съперникът игра по-добре от резултата. Ние просто бяхме по-точни.',
    'They played better than the score says. We were simply sharper.',
  ),
  say(
    'Тренираме в студа, за да ни е топло в неделя. Днес беше топло.',
    'We train in the cold so that Sundays are warm. Today was warm.',
  ),
  say(
    'Никой не ни слагаше сметка преди мача. Благодаря, така се играе най-леко.',
    'Nobody gave us a chance before the match. Thank you, that is the easiest way to play.',
  ),
];

const AFTER_A_LOSS: readonly Line[] = [
  say(
    'Сами си го направихме. Две топки в нашата половина, два подаръка.',
    'We did it to ourselves. Two balls in our own half, two presents.',
  ),
  say(
    'Нямам забележки към момчетата за желанието. За останалото ще си поговорим.',
    'I have no complaint about the effort. The rest we will talk about.',
  ),
  say(
    'Когато не вкараш своето, ти вкарват. Старо правило, днес пак го научихме.',
    'If you do not score yours, they score theirs. An old rule; today we learned it again.',
  ),
  say(
    'Честито на съперника. Ще се видим пак, терените в Добрич не са много.',
    'Congratulations to them. We will meet again; there are not that many pitches in Dobrich.',
  ),
  say(
    'Бяхме с петима на пейката и с двама болни на терена. Не е оправдание, но е истината.',
    'We had five on the bench and two sick men on the pitch. It is no excuse, but it is the truth.',
  ),
  say(
    'Този мач ще го гледаме на запис. Веднъж, и после ще го забравим.',
    'We will watch this one on video. Once, and then we will forget it.',
  ),
];

const AFTER_A_DRAW: readonly Line[] = [
  say(
    'Точката е честна. Ако някой трябваше да вземе трите, нямаше да е честно.',
    'The point is fair. Had anybody taken all three, it would not have been.',
  ),
  say(
    'В такива мачове хубавото е, че никой не си тръгна преди края.',
    'The good thing about matches like this is that nobody left before the end.',
  ),
  say(
    'Преди мача бих подписал за равен. Сега ме е яд.',
    'Before the match I would have signed for a draw. Now it annoys me.',
  ),
  say(
    'Изпуснахме ги, после ни изпуснаха. Така се получават равните.',
    'We let them off, then they let us off. That is how draws are made.',
  ),
  say(
    'Един метър вляво и щяхме да говорим за друго.',
    'One metre to the left and we would be talking about something else.',
  ),
];

const AFTER_PENALTIES: readonly Line[] = [
  say(
    'Дузпите не са лотария. Тренирахме ги в четвъртък, по тъмно, без прожектори.',
    'Penalties are no lottery. We practised them on Thursday, in the dark, without the lights.',
  ),
  say(
    'Трима се отказаха да бият. Четвъртият беше най-младият от нас и каза: аз.',
    'Three men did not want to take one. The fourth was the youngest of us, and he said: me.',
  ),
];

const AFTER_A_CUP_TIE: readonly Line[] = [
  say(
    'Купата не пита кой кой е. Пита те само дали ще издържиш до края.',
    'The cup does not ask who is who. It only asks whether you last to the end.',
  ),
  say('Краката ми още треперят. Обадете се утре.', 'My legs are still shaking. Call me tomorrow.'),
  say(
    'В купата няма утре. Затова днес тичахме и за вчера.',
    'There is no tomorrow in the cup. So today we ran for yesterday as well.',
  ),
  say(
    'Обещах на сина си купа. Сега поне няма да пита всяка вечер.',
    'I promised my son a cup. At least now he will not ask every evening.',
  ),
  say(
    'На турнир печели пейката. Нашата беше по-дълга с един човек и с една идея.',
    'Tournaments are won by the bench. Ours was longer by one man and one idea.',
  ),
  say(
    'Не празнувам, преди да съм се преброил. Сега вече може.',
    'I do not celebrate before I have counted us all. Now we may.',
  ),
];

export type Occasion = 'win' | 'loss' | 'draw' | 'cup' | 'penalties';
const POOLS: Record<Occasion, readonly Line[]> = {
  win: AFTER_A_WIN,
  loss: AFTER_A_LOSS,
  draw: AFTER_A_DRAW,
  cup: AFTER_A_CUP_TIE,
  penalties: AFTER_PENALTIES,
};

/** The captain's words after the match. */
export function captainSays(side: Side | null, occasion: Occasion, ink: Ink): Block | null {
  if (!side?.captain) return null;
  const words = ink.take(POOLS[occasion]);
  return quotation(words, credit(side.captain, side.name));
}

const credit = ({ full }: Person, team: Line): Line =>
  say(`${full.bg}, капитан на ${team.bg}`, `${full.en}, captain of ${team.en}`);
