import type { MatchEntry } from '#server/league-files/league.ts';

import { bullets, heading, paragraph, quotation, say } from '../article.ts';
import { capitalise, countOf, listOf, placeOf, sayCount } from '../grammar.ts';
import { tallyScorers } from './scorer-tally.ts';
import { HOME_LEAGUE, hoursAfter, hoursBefore, type Assignment, type Story } from './story.ts';

const currentSeason = ({ records }: Assignment) =>
  records.league.competitionSeasons.find(
    ({ competition, season }) =>
      competition === HOME_LEAGUE && records.league.seasons.some(({ key, isCurrent }) => key === season && isCurrent),
  );

const sum = (score: MatchEntry['score']) => (score ? score[0] + score[1] : 0);

const isOver = ({ status }: MatchEntry) => status === 'FINISHED' || status === 'AWARDED';

/** The latest gameweek of the home league of which nothing is left to play. */
export const roundUp: Story = (assignment) => {
  const { records, now } = assignment;
  const season = currentSeason(assignment);
  if (!season) return null;
  const inLeague = records.league.matches.filter(
    ({ competition, season: key }) => competition === HOME_LEAGUE && key === season.season,
  );
  const week = season.gameweeks.findLast(({ number }) => {
    const matches = inLeague.filter(({ gameweek }) => gameweek === number);
    return matches.length > 0 && matches.every((match) => isOver(match) && match.score !== null);
  });
  const matches = inLeague.filter(({ gameweek, score }) => gameweek === week?.number && score !== null);
  const last = matches
    .map(({ startTime }) => startTime ?? '')
    .toSorted()
    .at(-1);
  if (!week || !last) return null;
  const published = hoursAfter(new Date(last), 15);
  if (published > now) return null;
  const goals = matches.reduce((all, { score }) => all + sum(score), 0);
  const table = records.tableAt(season, published);
  const [leader, second] = table;
  const bottom = table.at(-1);
  if (!leader || !second || !bottom) return null;
  const top = records.club(leader.team);
  const chaser = records.club(second.team);
  const gap = leader.points - second.points;
  const [richest] = matches.toSorted((a, b) => sum(b.score) - sum(a.score));
  const [sharpest] = matches
    .flatMap(({ playerStats }) => playerStats)
    .toSorted((a, b) => b.goals - a.goals || (a.player < b.player ? -1 : 1));
  const hero = sharpest && sharpest.goals > 1 ? records.person(sharpest.player) : undefined;
  return {
    key: `round-up-${season.season}-${week.number}`,
    title: say(
      `Кръг ${week.number}: ${countOf(goals, 'goal').bg} и ${top.name.bg} начело`,
      `Gameweek ${week.number}: ${countOf(goals, 'goal').en}, and ${top.name.en} on top`,
    ),
    summary: say(
      `Всички резултати от кръг ${week.number} и какво промениха те в таблицата.`,
      `All the results of gameweek ${week.number} and what they changed in the table.`,
    ),
    blocks: [
      paragraph(
        say(
          `${capitalise(sayCount(matches.length, 'match').bg)}, ${countOf(goals, 'goal').bg} и нито едно скучно пътуване към къщи. Ето как завърши всичко в кръг ${week.number}:`,
          `${capitalise(sayCount(matches.length, 'match').en)}, ${countOf(goals, 'goal').en} and not one dull journey home. This is how gameweek ${week.number} ended:`,
        ),
      ),
      bullets(
        matches.map(({ home, away, score }) => {
          const [h, a] = [records.club(home ?? '').name, records.club(away ?? '').name];
          return say(`${h.bg} – ${a.bg} ${score?.[0]}:${score?.[1]}`, `${h.en} ${score?.[0]}–${score?.[1]} ${a.en}`);
        }),
      ),
      paragraph(
        richest?.home && richest.away
          ? say(
              `Най-много работа имаше статистикът на ${records.club(richest.home).name.bg} – ${records.club(richest.away).name.bg}: ${countOf(sum(richest.score), 'goal').bg} в един мач.`,
              `The busiest statistician sat at ${records.club(richest.home).name.en} against ${records.club(richest.away).name.en}: ${countOf(sum(richest.score), 'goal').en} in one match.`,
            )
          : null,
        hero && sharpest
          ? say(
              `Сред стрелците се открои ${hero.full.bg} от ${records.club(sharpest.team).name.bg} с ${sayCount(sharpest.goals, 'goal').bg}.`,
              `Among the scorers ${hero.full.en} of ${records.club(sharpest.team).name.en} stood out with ${sayCount(sharpest.goals, 'goal').en}.`,
            )
          : null,
      ),
      heading(say('Горе и долу', 'Top and bottom')),
      paragraph(
        gap > 0
          ? say(
              `${capitalise(top.subject.bg)} води с ${countOf(leader.points, 'point').bg}, ${sayCount(gap, 'point').bg} пред ${chaser.name.bg}.`,
              `${top.name.en} lead with ${countOf(leader.points, 'point').en}, ${sayCount(gap, 'point').en} ahead of ${chaser.name.en}.`,
            )
          : say(
              `${top.name.bg} и ${chaser.name.bg} имат по ${countOf(leader.points, 'point').bg}, но първото място е на ${top.name.bg} по допълнителни показатели.`,
              `${top.name.en} and ${chaser.name.en} have ${countOf(leader.points, 'point').en} each, but first place belongs to ${top.name.en} on the tie-breakers.`,
            ),
        say(
          `На дъното ${records.club(bottom.team).subject.bg} има ${countOf(bottom.points, 'point').bg} и нужда от добра седмица. Дотам още никой не е отписан: сезонът е дълъг, а пейките са къси.`,
          `At the foot ${records.club(bottom.team).name.en} have ${countOf(bottom.points, 'point').en} and need a good week. Nobody is written off yet: the season is long and the benches are short.`,
        ),
      ),
    ],
    tags: ['класиране', 'лига'],
    competition: HOME_LEAGUE,
    team: null,
    secondTeam: null,
    match: null,
    publishedAt: published,
  };
};

export const scorerRace: Story = (assignment) => {
  const { records, now } = assignment;
  const season = currentSeason(assignment);
  const published = hoursBefore(now, 4 * 24 + 3);
  if (!season) return null;
  const top = tallyScorers(records, HOME_LEAGUE, season.season, published).slice(0, 5);
  const [first, second, third] = top;
  const one = first && records.person(first.player);
  const two = second && records.person(second.player);
  if (!first || !second || !third || !one || !two) return null;
  const gap = first.goals - second.goals;
  return {
    key: `scorers-${season.season}`,
    title:
      gap === 0
        ? say(
            `${one.last.bg} и ${two.last.bg} рамо до рамо при голмайсторите`,
            `${one.last.en} and ${two.last.en} neck and neck among the scorers`,
          )
        : say(
            `${one.last.bg} бяга с ${countOf(first.goals, 'goal').bg}, ${two.last.bg} го гони`,
            `${one.last.en} pulls away on ${countOf(first.goals, 'goal').en}, ${two.last.en} gives chase`,
          ),
    summary: say(
      `Надпреварата за голмайстор: ${one.full.bg} (${first.goals}), ${two.full.bg} (${second.goals}).`,
      `The race for top scorer: ${one.full.en} (${first.goals}), ${two.full.en} (${second.goals}).`,
    ),
    blocks: [
      paragraph(
        say(
          `Защитниците в лигата вече не питат кой е ${one.full.bg}. Питат откъде ще дойде този път. С ${countOf(first.goals, 'goal').bg} играчът на ${records.club(first.team).name.bg} оглавява листата, а ${two.full.bg} от ${records.club(second.team).name.bg} ${gap === 0 ? 'има точно толкова' : `изостава с ${sayCount(gap, 'goal').bg}`}.`,
          `Defenders in the league no longer ask who ${one.full.en} is. They ask where he will come from this time. With ${countOf(first.goals, 'goal').en} the ${records.club(first.team).name.en} man heads the list, and ${two.full.en} of ${records.club(second.team).name.en} ${gap === 0 ? 'has exactly as many' : `is ${sayCount(gap, 'goal').en} behind`}.`,
        ),
      ),
      bullets(
        top.map(({ player, team, goals }) => {
          const name = records.person(player)?.full ?? say(player, player);
          const club = records.club(team).name;
          return say(`${name.bg} (${club.bg}) – ${goals}`, `${name.en} (${club.en}) – ${goals}`);
        }),
      ),
      paragraph(
        say(
          `Третият в листата, ${records.person(third.player)?.full.bg ?? ''}, има ${countOf(third.goals, 'goal').bg} и също не се е отказал. При толкова кръгове до края един силен мач е достатъчен, за да се размести челото.`,
          `The third man on the list, ${records.person(third.player)?.full.en ?? ''}, has ${countOf(third.goals, 'goal').en} and has not given up either. With so many rounds left, one good match is enough to shuffle the top.`,
        ),
      ),
      paragraph(
        say(
          'Наградата за голмайстор се връчва след последния кръг. При равенство печели този, който е играл по-малко минути, тъй че и пейката си има смисъл.',
          'The golden boot is handed over after the last round. Where men are level, the one who played fewer minutes wins, so the bench has its uses too.',
        ),
      ),
    ],
    tags: ['голмайстори', 'лига'],
    competition: HOME_LEAGUE,
    team: first.team,
    secondTeam: second.team === first.team ? null : second.team,
    match: null,
    publishedAt: published,
  };
};

/** The longest run without defeat that is still going on. */
export const streak: Story = (assignment) => {
  const { records, now } = assignment;
  const season = currentSeason(assignment);
  const published = hoursBefore(now, 6 * 24 + 7);
  if (!season) return null;
  const [best] = season.teams
    .map(({ team }) => ({ team, run: unbeatenRun(assignment, season.season, team, published) }))
    .toSorted((a, b) => b.run.length - a.run.length);
  if (!best || best.run.length < 4) return null;
  const club = records.club(best.team);
  const length = sayCount(best.run.length, 'match');
  const wins = best.run.filter(({ won }) => won).length;
  const beaten = best.run.filter(({ won }) => won).map(({ rival }) => records.club(rival).name);
  const row = records.tableAt(season, published).find(({ team }) => team === best.team);
  const latest = records.league.matches.findLast(
    ({ lineups, startTime }) =>
      Date.parse(startTime ?? '') < published.getTime() &&
      lineups.some(({ team, captain }) => team === best.team && captain),
  );
  const captain = latest?.lineups.find(({ team, captain: armband }) => team === best.team && armband)?.player;
  const person = captain === undefined ? undefined : records.person(captain);
  return {
    key: `streak-${best.team}`,
    title: say(
      `${capitalise(length.bg)} без загуба: кой ще спре ${club.name.bg}?`,
      `${capitalise(length.en)} unbeaten: who will stop ${club.name.en}?`,
    ),
    summary: say(
      wins === best.run.length
        ? `${capitalise(sayCount(wins, 'win').bg)} поред има ${club.name.bg} в първенството.`
        : `Серията на ${club.name.bg} вече е ${length.bg}, от които ${sayCount(wins, 'win').bg}.`,
      wins === best.run.length
        ? `${club.name.en} have ${sayCount(wins, 'win').en} in a row in the league.`
        : `The run of ${club.name.en} stands at ${length.en}, with ${sayCount(wins, 'win').en} among them.`,
    ),
    blocks: [
      paragraph(
        say(
          `Последният, който победи ${club.name.bg}, вече едва си спомня как го направи. Оттогава минаха ${length.bg} – ${sayCount(wins, 'win').bg}${wins < best.run.length ? ` и ${wins === best.run.length - 1 ? 'едно равенство' : `${best.run.length - wins} равенства`}` : ', една след друга'}.`,
          `The last team to beat ${club.name.en} can hardly remember how. Since then there have been ${length.en}: ${sayCount(wins, 'win').en}${wins < best.run.length ? ` and ${wins === best.run.length - 1 ? 'one draw' : `${best.run.length - wins} draws`}` : ', one after another'}.`,
        ),
      ),
      beaten.length > 1
        ? paragraph(
            say(
              `По пътя паднаха ${listOf(beaten.slice(-5)).bg}.`,
              `${listOf(beaten.slice(-5)).en} fell by the wayside.`,
            ),
            row
              ? say(
                  `В таблицата това изглежда така: ${placeOf(row.place).bg} място, ${countOf(row.points, 'point').bg} и ${countOf(row.goalsScored, 'goal').bg}.`,
                  `In the table it looks like this: ${placeOf(row.place).en} place, ${countOf(row.points, 'point').en} and ${countOf(row.goalsScored, 'goal').en}.`,
                )
              : null,
          )
        : null,
      person
        ? quotation(
            say(
              'Не броим. Когато почнеш да броиш, почваш и да пазиш, а ние не умеем да пазим.',
              'We do not count. Once you count you start to hold on, and holding on is not what we are good at.',
            ),
            say(`${person.full.bg}, капитан на ${club.name.bg}`, `${person.full.en}, captain of ${club.name.en}`),
          )
        : null,
      paragraph(
        say(
          'Рецептата не е тайна: къса ротация, един човек винаги зад топката и никакви разговори със съдията. Всички я знаят, малко отбори я спазват петдесет минути. Серии като тази свършват обикновено там, където никой не ги чака. Затова следващият мач е по-важен, отколкото изглежда.',
          'The recipe is no secret: a short rotation, one man always behind the ball and no conversations with the referee. Everybody knows it; few keep to it for fifty minutes. Runs like this usually end where nobody expects it. That makes the next match more important than it looks.',
        ),
      ),
    ],
    tags: ['класиране', 'лига'],
    competition: HOME_LEAGUE,
    team: best.team,
    secondTeam: null,
    match: null,
    publishedAt: published,
  };
};

function unbeatenRun({ records }: Assignment, season: string, team: string, at: Date) {
  const run: { rival: string; won: boolean }[] = [];
  const played = records.league.matches.filter(
    ({ competition, season: key, home, away, startTime, ...match }) =>
      competition === HOME_LEAGUE &&
      key === season &&
      (home === team || away === team) &&
      (match.status === 'FINISHED' || match.status === 'AWARDED') &&
      startTime !== null &&
      Date.parse(startTime) + 70 * 60_000 <= at.getTime(),
  );
  for (const { home, away, score, official } of played.toReversed()) {
    const result = official?.score ?? score;
    if (!result || !home || !away) break;
    const [own, other] = home === team ? result : [result[1], result[0]];
    if (own < other) break;
    run.unshift({ rival: home === team ? away : home, won: own > other });
  }
  return run;
}
