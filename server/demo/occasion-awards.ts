import type { AwardSubtype } from '#domain/player/award.ts';
import type { CompetitionSeasonEntry, CompositionEntry, MatchEntry } from '#server/league-files/league.ts';
import type { Calendar } from './calendar.ts';
import { CLUBS } from './clubs.ts';
import { HOME_LEAGUE } from './competitions.ts';
import type { Honour } from './honour.ts';
import type { Random } from './random.ts';
import type { Footballers } from './season-records.ts';
import { best, recordsOf, regulars } from './season-records.ts';
import { addDays, dayAt } from '#domain/formatting/sofia-time.ts';

interface Occasion {
  compositions: readonly CompositionEntry[];
  footballers: Footballers;
  calendar: Calendar;
  random: Random;
}

const MONTHS = {
  bg: 'януари февруари март април май юни юли август септември октомври ноември декември'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

/** Prizes of the week and the month in the home league, and the men of the great matches everywhere. */
export function giveOccasionAwards(
  season: CompetitionSeasonEntry,
  matches: readonly MatchEntry[],
  occasion: Occasion,
): Honour[] {
  const finished = matches.filter(({ status }) => status === 'FINISHED');
  const greats = menOfGreatMatches(season, finished);
  if (season.competition !== HOME_LEAGUE) return greats;
  const goals = goalsOfTheWeek(season, finished, occasion);
  return [...greats, ...goals, ...monthly(finished, goals, occasion), ...captainOfTheWeek(season, finished, occasion)];
}

/** Of a final, or of a match in which somebody could do no wrong. */
function menOfGreatMatches({ gameweeks }: CompetitionSeasonEntry, matches: readonly MatchEntry[]): Honour[] {
  const finals = new Set(gameweeks.filter((week) => week.eliminationRound === 'final').map(({ number }) => number));
  return matches.flatMap((match): Honour[] => {
    const man = match.playerStats.find(({ manOfTheMatch }) => manOfTheMatch);
    const isFinal = finals.has(match.gameweek);
    if (!man || (!isFinal && (man.rating ?? 0) < 10)) return [];
    const text = isFinal
      ? { bg: 'Играч на финала.', en: 'Man of the final.' }
      : {
          bg: `Голове: ${man.goals}, асистенции: ${man.assists}.`,
          en: `Goals: ${man.goals}, assists: ${man.assists}.`,
        };
    return [{ subtype: 'MAN_OF_THE_MATCH', ...placeOf(match), player: man.player, team: man.team, ...text }];
  });
}

const placeOf = (match: MatchEntry) => ({
  awardedOn: dayAt(new Date(match.startTime ?? 0)),
  match: match.key,
  gameweek: match.gameweek,
});

function goalsOfTheWeek(
  { gameweeks, season }: CompetitionSeasonEntry,
  matches: readonly MatchEntry[],
  { calendar, footballers, random }: Occasion,
): Honour[] {
  const isShown = (player: string | null) => player !== null && footballers.get(player)?.entry.hidden === false;
  return gameweeks.flatMap(({ number, endsOn }): Honour[] => {
    if (endsOn >= calendar.today) return [];
    const goals = matches
      .filter(({ gameweek }) => gameweek === number)
      .flatMap((match) =>
        match.ledger
          .filter(({ kind, ownGoal, penalty, player }) => kind === 'GOAL' && !ownGoal && !penalty && isShown(player))
          .map((goal) => ({ match, goal })),
      );
    if (goals.length === 0) return [];
    const { match, goal } = random.fork(`goal of the week ${season} ${number}`).pick(goals);
    const opponent = CLUBS.find(({ key }) => key === (goal.team === match.home ? match.away : match.home));
    return [
      {
        subtype: 'GOAL_OF_THE_WEEK',
        ...placeOf(match),
        awardedOn: addDays(endsOn, 1),
        player: goal.player,
        team: goal.team,
        bg: `Гол в ${goal.minute}. минута срещу ${opponent?.name}.`,
        en: `Scored in minute ${goal.minute} against ${opponent?.nameLatin}.`,
      },
    ];
  });
}

function monthly(
  matches: readonly MatchEntry[],
  goals: readonly Honour[],
  { calendar, footballers, random }: Occasion,
): Honour[] {
  const monthOf = (match: MatchEntry) => dayAt(new Date(match.startTime ?? 0)).slice(0, 7);
  const months = [...new Set(matches.map(monthOf))].toSorted().filter((month) => month < calendar.today.slice(0, 7));
  return months.flatMap((month): Honour[] => {
    const inMonth = matches.filter((match) => monthOf(match) === month);
    const keys = new Set(inMonth.map(({ key }) => key));
    const player = best(
      regulars(recordsOf(inMonth, footballers), 0.6),
      (record) => record.rating + record.goals * 0.05,
    );
    const candidates = goals.filter(({ match }) => keys.has(match ?? ''));
    const index = Number(month.slice(5)) - 1;
    const bg = `За месец ${MONTHS.bg[index]} ${month.slice(0, 4)} г.`;
    const en = `For ${MONTHS.en[index]} ${month.slice(0, 4)}.`;
    const awardedOn = `${addDays(`${month}-28`, 4).slice(0, 7)}-01`;
    const goal = candidates.length > 0 ? random.fork(`goal of ${month}`).pick(candidates) : null;
    return [
      ...(player
        ? [
            {
              subtype: 'PLAYER_OF_THE_MONTH' as AwardSubtype,
              awardedOn,
              player: player.player,
              team: player.team,
              bg,
              en,
            },
          ]
        : []),
      ...(goal ? [{ ...goal, subtype: 'GOAL_OF_THE_MONTH' as AwardSubtype, awardedOn, bg, en }] : []),
    ];
  });
}

/** The best of the latest team of the week. */
function captainOfTheWeek(
  { competition, season }: CompetitionSeasonEntry,
  matches: readonly MatchEntry[],
  { compositions, footballers }: Occasion,
): Honour[] {
  const latest = compositions.findLast(
    (one) => one.type === 'TEAM_OF_THE_WEEK' && one.competition === competition && one.season === season,
  );
  if (!latest) return [];
  const members = [latest.goalkeeper, ...latest.defenders, latest.midfielder, ...latest.forwards];
  const records = recordsOf(
    matches.filter(({ gameweek }) => gameweek === latest.gameweek),
    footballers,
  );
  const captain = best(
    records.filter(({ player }) => members.includes(player)),
    ({ rating }) => rating,
  );
  if (!captain) return [];
  return [
    {
      subtype: 'TEAM_OF_THE_WEEK',
      awardedOn: latest.createdOn,
      gameweek: latest.gameweek,
      player: captain.player,
      team: captain.team,
      bg: 'Капитан на отбора на кръга.',
      en: 'Captain of the team of the week.',
    },
  ];
}
