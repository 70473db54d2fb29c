import type { CompositionEntry } from '#server/league-files/league.ts';

import { bullets, heading, paragraph, say, type Line } from '../article.ts';
import { capitalise, countOf, sayCount } from '../grammar.ts';
import type { Person } from '../records.ts';
import { dayAt, instantOf } from '#domain/formatting/sofia-time.ts';
import { tallyScorers } from './scorer-tally.ts';
import { HOME_LEAGUE, hoursAfter, type Story } from './story.ts';

const members = ({ goalkeeper, defenders, midfielder, forwards }: CompositionEntry) => [
  goalkeeper,
  ...defenders,
  midfielder,
  ...forwards,
];

export const teamOfTheWeek: Story = (assignment) => {
  const { records, now } = assignment;
  const season = records.league.seasons.find(({ isCurrent }) => isCurrent)?.key;
  const team = records.league.compositions
    .filter(
      ({ type, competition, season: key, createdOn }) =>
        type === 'TEAM_OF_THE_WEEK' && competition === HOME_LEAGUE && key === season && createdOn < dayAt(now),
    )
    .toSorted((a, b) => (a.createdOn < b.createdOn ? -1 : 1))
    .at(-1);
  const people = team ? members(team).map((key) => records.person(key)) : [];
  const [keeper, back, otherBack, middle, striker, otherStriker] = people;
  if (!team || !keeper || !back || !otherBack || !middle || !striker || !otherStriker) return null;
  const published = instantOf(team.createdOn, '19:05');
  const inRound = records.league.matches.filter(
    ({ competition, season: key, gameweek, status }) =>
      competition === HOME_LEAGUE && key === season && gameweek === team.gameweek && status === 'FINISHED',
  );
  const statsOf = (player: string) =>
    inRound.flatMap(({ playerStats }) => playerStats).find((stats) => stats.player === player);
  const withClub = ({ key, full }: Person): Line => {
    const stats = statsOf(key);
    const club = stats && records.club(stats.team).name;
    return club ? say(`${full.bg} (${club.bg})`, `${full.en} (${club.en})`) : full;
  };
  const saves = statsOf(keeper.key)?.saves ?? 0;
  const goals = (statsOf(striker.key)?.goals ?? 0) + (statsOf(otherStriker.key)?.goals ?? 0);
  const best = [keeper, back, otherBack, middle, striker, otherStriker]
    .map((person) => ({ person, rating: statsOf(person.key)?.rating ?? 0 }))
    .toSorted((a, b) => b.rating - a.rating)[0];
  return {
    key: `team-of-the-week-${team.key}`,
    title: say(
      `Отборът на кръга: ${striker.last.bg} и ${otherStriker.last.bg} отпред, ${keeper.last.bg} на вратата`,
      `Team of the week: ${striker.last.en} and ${otherStriker.last.en} up front, ${keeper.last.en} in goal`,
    ),
    summary: say(
      `Шестимата, които получиха най-високи оценки${team.gameweek === null ? '' : ` в кръг ${team.gameweek}`}.`,
      `The six with the highest ratings${team.gameweek === null ? '' : ` in gameweek ${team.gameweek}`}.`,
    ),
    blocks: [
      paragraph(
        say(
          `Шест места, деветдесет кандидати и много обидени съобщения до редакцията. Ето кои влязоха в отбора на ${team.gameweek === null ? 'седмицата' : `кръг ${team.gameweek}`} според оценките от мачовете.`,
          `Six places, ninety candidates and a good many offended messages to the editors. These are the men who made the team of ${team.gameweek === null ? 'the week' : `gameweek ${team.gameweek}`} by their match ratings.`,
        ),
      ),
      bullets([
        say(`Вратар: ${withClub(keeper).bg}`, `Goalkeeper: ${withClub(keeper).en}`),
        say(
          `Защитници: ${withClub(back).bg} и ${withClub(otherBack).bg}`,
          `Defenders: ${withClub(back).en} and ${withClub(otherBack).en}`,
        ),
        say(`Полузащитник: ${withClub(middle).bg}`, `Midfielder: ${withClub(middle).en}`),
        say(
          `Нападатели: ${withClub(striker).bg} и ${withClub(otherStriker).bg}`,
          `Forwards: ${withClub(striker).en} and ${withClub(otherStriker).en}`,
        ),
      ]),
      paragraph(
        best && best.rating > 0
          ? say(
              `Най-високата оценка от шестимата е на ${best.person.full.bg}: ${best.rating.toFixed(1).replace('.', ',')}.`,
              `The highest mark of the six belongs to ${best.person.full.en}: ${best.rating.toFixed(1)}.`,
            )
          : null,
        goals > 0
          ? say(
              `Двамата отпред имат общо ${sayCount(goals, 'goal').bg} в кръга.`,
              `The two up front scored ${sayCount(goals, 'goal').en} between them in the round.`,
            )
          : null,
        saves > 3
          ? say(
              `На вратата ${keeper.last.bg} записа ${sayCount(saves, 'save').bg}.`,
              `In goal ${keeper.last.en} made ${sayCount(saves, 'save').en}.`,
            )
          : null,
      ),
      paragraph(
        say(
          `Най-оспорвано беше мястото в средата, където накрая остана ${middle.last.bg}. За другите остава следващият кръг – и следващото съобщение до редакцията.`,
          `The closest call was in midfield, where ${middle.last.en} got the nod. For the others there is always the next round, and the next message to the editors.`,
        ),
      ),
    ],
    tags: ['отбор на кръга', 'лига'],
    competition: HOME_LEAGUE,
    team: null,
    secondTeam: null,
    match: null,
    publishedAt: published,
  };
};

/** The gala at the end of a season that is over. */
export const seasonAwards: Story = ({ records, now }) => {
  const honours = records.league.awards.filter(
    ({ competition, awardedOn, subtype }) =>
      competition === HOME_LEAGUE &&
      awardedOn < dayAt(now) &&
      (subtype === 'FIRST_PLACE' || subtype === 'MVP' || subtype === 'GOLDEN_BOOT' || subtype === 'GOLDEN_GLOVE'),
  );
  const of = (subtype: string) => honours.find((award) => award.subtype === subtype);
  const champion = of('FIRST_PLACE');
  const season = records.league.seasons.find(({ key }) => key === champion?.season);
  if (!champion?.team || !season) return null;
  const club = records.club(champion.team);
  const label = `${season.yearStart}/${String(season.yearEnd % 100).padStart(2, '0')}`;
  const entry = records.league.competitionSeasons.find(
    ({ competition, season: key }) => competition === HOME_LEAGUE && key === season.key,
  );
  const row = records.tableAt(entry, instantOf(champion.awardedOn, '23:00')).find(({ team }) => team === champion.team);
  const boot = of('GOLDEN_BOOT')?.player ?? null;
  const bootGoals = tallyScorers(records, HOME_LEAGUE, season.key, instantOf(champion.awardedOn, '23:00')).find(
    ({ player }) => player === boot,
  );
  const runnerUp = records.tableAt(entry, instantOf(champion.awardedOn, '23:00'))[1];
  const laureates = [
    ['MVP', say('играч на сезона', 'player of the season')],
    ['GOLDEN_BOOT', say('голмайстор', 'top scorer')],
    ['GOLDEN_GLOVE', say('най-добър вратар', 'best goalkeeper')],
  ] as const;
  const lines = laureates.flatMap(([subtype, title]) => {
    const person = of(subtype)?.player;
    const name = person ? records.person(person)?.full : undefined;
    return name ? [say(`${capitalise(title.bg)}: ${name.bg}`, `${capitalise(title.en)}: ${name.en}`)] : [];
  });
  return {
    key: `awards-${season.key}`,
    title: say(
      `${club.name.bg} е шампион, сезон ${label} раздаде наградите си`,
      `${club.name.en} are champions as ${label} hands out its prizes`,
    ),
    summary: say(
      `Наградите за сезон ${label} на Делта Лига са раздадени, титлата е на ${club.name.bg}.`,
      `The prizes of the ${label} Delta Liga season have been given out, and the title belongs to ${club.name.en}.`,
    ),
    blocks: [
      paragraph(
        say(
          `Сезон ${label} свърши там, където започна – на терена, но с чаши вместо топка. Титлата взе ${club.name.bg}${row ? ` с ${countOf(row.points, 'point').bg} и ${countOf(row.goalsScored, 'goal').bg} от ${countOf(row.matches, 'match').bg}` : ''}.`,
          `The ${label} season ended where it began, on the pitch, but with glasses instead of a ball. ${club.name.en} took the title${row ? ` with ${countOf(row.points, 'point').en} and ${countOf(row.goalsScored, 'goal').en} from ${countOf(row.matches, 'match').en}` : ''}.`,
        ),
      ),
      runnerUp && row && runnerUp.team !== champion.team
        ? paragraph(
            say(
              `На второ място завърши ${records.club(runnerUp.team).name.bg} с ${countOf(runnerUp.points, 'point').bg}. Разликата се вижда в таблицата, а на терена понякога беше само една греда.`,
              `${records.club(runnerUp.team).name.en} finished second with ${countOf(runnerUp.points, 'point').en}. The gap shows in the table; on the pitch it was at times no more than a post.`,
            ),
          )
        : null,
      lines.length > 0 ? heading(say('Личните награди', 'The individual prizes')) : null,
      lines.length > 0 ? bullets(lines) : null,
      paragraph(
        bootGoals
          ? say(
              `Обувката на голмайстора тежи точно ${countOf(bootGoals.goals, 'goal').bg}, а притежателят ѝ твърди, че помни всеки.`,
              `The golden boot weighs exactly ${countOf(bootGoals.goals, 'goal').en}, and its owner claims to remember every one.`,
            )
          : null,
        say(
          'Речите бяха кратки, защото скарата беше готова. Най-дълго ръкопляскаха на стопаните на терените, които цяла година палеха лампите и ги гасяха последни.',
          'The speeches were short, because the grill was ready. The longest applause went to the groundsmen, who all year long switched on the lights and were the last to switch them off.',
        ),
      ),
    ],
    tags: ['награди', 'лига'],
    competition: HOME_LEAGUE,
    team: champion.team,
    secondTeam: null,
    match: null,
    publishedAt: hoursAfter(instantOf(champion.awardedOn, '21:30'), 1),
  };
};

export const playerOfTheMonth: Story = ({ records, now }) => {
  const award = records.league.awards
    .filter(
      ({ subtype, player, awardedOn }) =>
        subtype === 'PLAYER_OF_THE_MONTH' && player !== null && awardedOn < dayAt(now),
    )
    .toSorted((a, b) => (a.awardedOn < b.awardedOn ? -1 : 1))
    .at(-1);
  const person = award?.player ? records.person(award.player) : undefined;
  if (!award?.player || !person) return null;
  const team =
    award.team ??
    records.league.memberships.findLast(({ player, leftOn }) => player === award.player && leftOn === null)?.team ??
    null;
  if (!team) return null;
  const published = instantOf(award.awardedOn, '12:15');
  const tally = tallyScorers(records, award.competition, award.season, published).find(
    ({ player }) => player === award.player,
  );
  const club = records.club(team);
  const month = records.league.matches
    .filter(({ status, startTime }) => {
      const age = (published.getTime() - Date.parse(startTime ?? '')) / 86_400_000;
      return status === 'FINISHED' && age > 0 && age <= 31;
    })
    .flatMap(({ playerStats }) => playerStats.filter(({ player }) => player === award.player));
  const goals = month.reduce((sum, stats) => sum + stats.goals, 0);
  const assists = month.reduce((sum, stats) => sum + stats.assists, 0);
  return {
    key: `player-of-the-month-${award.key}`,
    title: say(`Играч на месеца: ${person.full.bg}`, `Player of the month: ${person.full.en}`),
    summary: say(
      `Наградата за месеца отива при ${person.full.bg} от ${club.name.bg}.`,
      `The monthly prize goes to ${person.full.en} of ${club.name.en}.`,
    ),
    blocks: [
      paragraph(
        say(
          `Капитаните на отборите гласуваха, бюлетините бяха преброени два пъти и двата пъти излезе едно и също име: ${person.full.bg} от ${club.name.bg}.`,
          `The captains voted, the ballots were counted twice, and both times the same name came out: ${person.full.en} of ${club.name.en}.`,
        ),
        tally
          ? say(
              `От началото на сезона той има ${countOf(tally.goals, 'goal').bg} в турнира.`,
              `Since the start of the season he has ${countOf(tally.goals, 'goal').en} in the competition.`,
            )
          : null,
      ),
      month.length > 0
        ? paragraph(
            say(
              `През изминалите четири седмици той изигра ${sayCount(month.length, 'match').bg} във всички турнири, вкара ${sayCount(goals, 'goal').bg} и подаде за още ${assists}. Цифрите не казват всичко, но казват достатъчно: когато топката е в него, пейката на съперника става права.`
                .replace('вкара нула гола и', 'остана без гол, но')
                .replace(' и подаде за още 0', ''),
              `In the past four weeks he played ${sayCount(month.length, 'match').en} in all competitions, with ${sayCount(goals, 'goal').en.replace('nil', 'no')} and ${sayCount(assists, 'assist').en.replace('nil', 'no')}. Figures do not say everything, but they say enough: when the ball reaches him, the other bench gets to its feet.`,
            ),
          )
        : null,
      paragraph(
        say(
          'Наградата се дава за всичко изиграно през месеца, не за един мач, и затова по-често отива при тихите. Статуетката е малка, тежка и се предава на ръка преди следващия мач. Предишният ѝ собственик я върна излъскана.',
          'The prize is for everything played in the month, not for one match, and so it goes more often to the quiet ones. The statuette is small, heavy and handed over before the next match. Its previous owner gave it back polished.',
        ),
      ),
    ],
    tags: ['награди'],
    competition: award.competition,
    team,
    secondTeam: null,
    match: null,
    publishedAt: published,
  };
};
