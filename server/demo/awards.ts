import type { AwardSubtype, AwardType } from '#domain/player/award.ts';
import { SEASON_AWARDS, TEAM_AWARDS } from '#domain/player/award.ts';
import type { AwardEntry, CompetitionSeasonEntry, CompositionEntry, MatchEntry } from '#server/league-files/league.ts';
import type { Calendar } from './calendar.ts';
import { HOME_LEAGUE } from './competitions.ts';
import { COACH_NAME } from './names.ts';
import type { Honour } from './honour.ts';
import { giveOccasionAwards } from './occasion-awards.ts';
import type { Random } from './random.ts';
import type { Footballers, PlayerRecord } from './season-records.ts';
import { best, isOver, matchesOf, recordsOf, regulars } from './season-records.ts';
import { ageOn } from '#domain/formatting/sofia-time.ts';
import { cardPointsOf, loserOf, tableOf, winnerOf } from './tables.ts';

interface Ceremony {
  seasons: readonly CompetitionSeasonEntry[];
  matches: readonly MatchEntry[];
  compositions: readonly CompositionEntry[];
  footballers: Footballers;
  /** The first day on which a player was anybody's. */
  firstDays: ReadonlyMap<string, string>;
  calendar: Calendar;
  random: Random;
}

/** Every prize goes to whom the matches name. */
export function giveAwards(ceremony: Ceremony): AwardEntry[] {
  const { seasons, calendar } = ceremony;
  return seasons.flatMap((season) => {
    const matches = matchesOf(season, ceremony.matches);
    const honours: Honour[] = [];
    if (isOver(season, matches, calendar.today)) {
      const records = recordsOf(matches, ceremony.footballers);
      honours.push(...places(season, matches), ...bestPlayers(season, records));
      if (season.competition === HOME_LEAGUE) honours.push(...leagueHonours(season, matches, records, ceremony));
    }
    honours.push(...giveOccasionAwards(season, matches, ceremony));
    return honours.map((honour, i) => toEntry(season, honour, i));
  });
}

function typeOf(subtype: AwardSubtype): AwardType {
  const isIn = (list: readonly AwardSubtype[]) => list.includes(subtype);
  if (isIn(TEAM_AWARDS)) return 'TEAM_SEASONAL';
  return isIn(SEASON_AWARDS) ? 'INDIVIDUAL_SEASONAL' : 'INDIVIDUAL_NON_SEASONAL';
}

function toEntry({ competition, season }: CompetitionSeasonEntry, honour: Honour, index: number): AwardEntry {
  return {
    key: `${competition}-${season}-${honour.subtype.toLowerCase().replaceAll('_', '-')}-${index + 1}`,
    type: typeOf(honour.subtype),
    subtype: honour.subtype,
    competition,
    season,
    gameweek: honour.gameweek ?? null,
    match: honour.match ?? null,
    team: honour.team ?? null,
    player: honour.player ?? null,
    awardedOn: honour.awardedOn,
    notesBg: honour.bg ?? null,
    notesEn: honour.en ?? null,
    picture: null,
  };
}

function places(season: CompetitionSeasonEntry, matches: readonly MatchEntry[]): Honour[] {
  const awardedOn = season.endsOn;
  if (season.format === 'LEAGUE') {
    const table = tableOf(season, matches);
    return (['FIRST_PLACE', 'SECOND_PLACE', 'THIRD_PLACE'] as const).flatMap((subtype, i): Honour[] => {
      const row = table[i];
      if (!row) return [];
      const { team, points, matches: played } = row;
      return [
        {
          subtype,
          awardedOn,
          team,
          bg: `${points} точки от ${played} мача.`,
          en: `${points} points from ${played} matches.`,
        },
      ];
    });
  }
  if (season.format === 'GROUP_STAGE') {
    return [...new Set(season.teams.map(({ group }) => group))].map((group) => ({
      subtype: 'FIRST_PLACE' as const,
      awardedOn,
      team: tableOf(season, matches, group)[0]?.team ?? null,
      bg: `Победител в група ${group}.`,
      en: `Winner of group ${group}.`,
    }));
  }
  const final = matches.findLast(({ bracketSlot }) => bracketSlot !== null);
  if (!final) return [];
  return [
    { subtype: 'FIRST_PLACE', awardedOn, team: winnerOf(final), match: final.key },
    { subtype: 'SECOND_PLACE', awardedOn, team: loserOf(final), match: final.key },
  ];
}

function bestPlayers({ endsOn: awardedOn }: CompetitionSeasonEntry, records: readonly PlayerRecord[]): Honour[] {
  const scorer = best(records, ({ goals }) => goals);
  const player = best(regulars(records, 0.5), ({ rating }) => rating);
  if (!scorer || !player) return [];
  return [
    {
      subtype: 'GOLDEN_BOOT',
      awardedOn,
      ...holder(scorer),
      bg: `Голове: ${scorer.goals}.`,
      en: `Goals: ${scorer.goals}.`,
    },
    { subtype: 'MVP', awardedOn, ...holder(player), ...ratingNote(player) },
  ];
}

const holder = ({ player, team }: PlayerRecord) => ({ player, team });

const ratingNote = ({ rating }: PlayerRecord) => ({
  bg: `Средна оценка ${rating.toFixed(2).replace('.', ',')}.`,
  en: `Average rating ${rating.toFixed(2)}.`,
});

function leagueHonours(
  season: CompetitionSeasonEntry,
  matches: readonly MatchEntry[],
  records: readonly PlayerRecord[],
  { compositions, firstDays, calendar, random }: Ceremony,
): Honour[] {
  const awardedOn = season.endsOn;
  const often = regulars(records, 0.5);
  const inLine = (line: PlayerRecord['line']) =>
    best(
      often.filter((record) => record.line === line),
      ({ rating }) => rating,
    );
  const table = tableOf(season, matches);
  const top = <T>(rows: readonly T[], measure: (row: T) => number) =>
    rows.toSorted((a, b) => measure(b) - measure(a))[0];
  const attack = top(table, ({ goalsScored }) => goalsScored);
  const defence = top(table, ({ goalsConceded }) => -goalsConceded);
  const used = (team: string) => records.filter((record) => record.team === team).length;
  const heart = top(table, ({ team }) => used(team));
  const fair = top(table, ({ team }) => -cardPointsOf(team, matches));
  const glove = best(
    often.filter(({ line }) => line === 'GK'),
    ({ conceded, minutes }) => -conceded / minutes,
  );
  const young = best(
    often.filter(({ footballer }) => ageOn(footballer.entry.birthdate ?? '', awardedOn) < 21),
    ({ rating }) => rating,
  );
  const rookie = best(
    regulars(records).filter(
      ({ player }) => player !== young?.player && (firstDays.get(player) ?? '') >= calendar.previous.startsOn,
    ),
    ({ rating }) => rating,
  );
  const fans = best(records, ({ manOfTheMatch }) => manOfTheMatch);
  const assists = best(records, (record) => record.assists);
  const iron = best(records, ({ minutes }) => minutes);
  const goal = goalOfSeason(matches, records, random);

  const give = (
    subtype: AwardSubtype,
    record: PlayerRecord | undefined,
    notes?: { bg: string; en: string },
  ): Honour[] => (record ? [{ subtype, awardedOn, ...holder(record), ...(notes ?? ratingNote(record)) }] : []);
  const giveTeam = (subtype: AwardSubtype, team: string | undefined, bg: string, en: string): Honour[] =>
    team === undefined ? [] : [{ subtype, awardedOn, team, bg, en }];
  const captainOf = (type: CompositionEntry['type']) => {
    const six = compositions.find(
      (one) => one.type === type && one.competition === season.competition && one.season === season.season,
    );
    const members = six ? [six.goalkeeper, ...six.defenders, six.midfielder, ...six.forwards] : [];
    return best(
      records.filter(({ player }) => members.includes(player)),
      ({ rating }) => rating,
    );
  };
  return [
    ...giveTeam(
      'BEST_ATTACK',
      attack?.team,
      `Отбелязани голове: ${attack?.goalsScored}.`,
      `Goals scored: ${attack?.goalsScored}.`,
    ),
    ...giveTeam(
      'BEST_DEFENSE',
      defence?.team,
      `Допуснати голове: ${defence?.goalsConceded}.`,
      `Goals conceded: ${defence?.goalsConceded}.`,
    ),
    ...giveTeam('FAIRPLAY_TEAM', fair?.team, 'Най-малко картони през сезона.', 'Fewest cards of the season.'),
    ...giveTeam(
      'HEART_OF_LEAGUE',
      heart?.team,
      `Дадоха шанс на ${used(heart?.team ?? '')} футболисти: най-много в лигата.`,
      `Gave ${used(heart?.team ?? '')} players a game: more than anybody else.`,
    ),
    ...giveTeam(
      'MANAGER_OF_SEASON',
      table[0]?.team,
      `${COACH_NAME.bg}, треньор на шампиона.`,
      `${COACH_NAME.en}, coach of the champions.`,
    ),
    ...give('GOLDEN_GLOVE', glove, {
      bg: `Допуснати голове: ${glove?.conceded}, сухи мрежи: ${glove?.cleanSheets}.`,
      en: `Goals conceded: ${glove?.conceded}, clean sheets: ${glove?.cleanSheets}.`,
    }),
    ...give('BEST_DEFENDER', inLine('DEF')),
    ...give('BEST_MIDFIELDER', inLine('MID')),
    ...give('BEST_FORWARD', inLine('FWD')),
    ...give('YOUNG_PLAYER_OF_SEASON', young),
    ...give('ROOKIE_OF_SEASON', rookie),
    ...give('FANS_PLAYER_OF_SEASON', fans, {
      bg: `Играч на мача: ${fans?.manOfTheMatch} пъти.`,
      en: `Man of the match ${fans?.manOfTheMatch} times.`,
    }),
    ...give('ASSISTS_KING', assists, { bg: `Асистенции: ${assists?.assists}.`, en: `Assists: ${assists?.assists}.` }),
    ...give('IRON_MAN_AWARD', iron, {
      bg: `Минути на терена: ${iron?.minutes}.`,
      en: `Minutes on the pitch: ${iron?.minutes}.`,
    }),
    ...(goal ? [{ ...goal, awardedOn }] : []),
    ...give('TEAM_OF_THE_SEASON', captainOf('TEAM_OF_THE_SEASON'), {
      bg: 'Капитан на отбора на сезона.',
      en: 'Captain of the team of the season.',
    }),
    ...give('TEAM_OF_THE_YEAR', captainOf('TEAM_OF_THE_YEAR'), {
      bg: 'Капитан на отбора на годината.',
      en: 'Captain of the team of the year.',
    }),
  ];
}

/** Chosen by the public, who like a late one. */
function goalOfSeason(matches: readonly MatchEntry[], records: readonly PlayerRecord[], random: Random): Honour | null {
  const shown = new Set(records.map(({ player }) => player));
  const late = matches
    .filter(({ status }) => status === 'FINISHED')
    .flatMap(({ key, gameweek, ledger }) =>
      ledger
        .filter(
          ({ kind, ownGoal, penalty, minute, player }) =>
            kind === 'GOAL' && !ownGoal && !penalty && (minute ?? 0) >= 48 && shown.has(player ?? ''),
        )
        .map(({ player, team, minute }) => ({ match: key, gameweek, player, team, minute })),
    );
  if (late.length === 0) return null;
  const { minute, ...goal } = random.fork('goal of the season').pick(late);
  return {
    subtype: 'GOAL_OF_SEASON',
    awardedOn: '',
    ...goal,
    bg: `Гол в ${minute}. минута.`,
    en: `Scored in minute ${minute}.`,
  };
}
