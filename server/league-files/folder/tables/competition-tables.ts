import { ELIMINATION_ROUNDS } from '#domain/match/round.ts';
import { YELLOWS_PER_SUSPENSION } from '#domain/player/suspension.ts';
import { COMPETITION_FORMATS, TIE_BREAKERS } from '#domain/standings/format.ts';
import { LEAVING_RESULTS } from '#domain/standings/settle-results.ts';
import { asText } from '#server/db/league-tables/league-table.ts';
import { choice, day, flag, integer, list, text } from '#server/league-files/folder/cells.ts';
import { because } from '#server/league-files/folder/problems.ts';
import {
  column,
  derived,
  group,
  inSeason,
  picture,
  reference,
  required,
  withDefault,
  type TableFile,
} from '#server/league-files/folder/table-file.ts';
import { zones } from '#server/league-files/folder/zone-cells.ts';
import { country, key, latinName, joinedKey, name, number } from './shared-columns.ts';

const endsAfterItStarts: TableFile['check'] = ({ starts_on: start, ends_on: end }) =>
  asText(end) < asText(start) ? ['ends_on', because('endBeforeStart')] : null;

export const competitionTables: readonly TableFile[] = [
  {
    name: 'seasons',
    table: 'seasons',
    description: 'Seasons; one of them is the current one.',
    identity: ['key'],
    columns: [
      key('the years', (row) =>
        (row['year_start'] === row['year_end'] ? joinedKey('year_start') : joinedKey('year_start', 'year_end'))(row),
      ),
      required('year_start', integer(1, 9999), 'the year in which it begins'),
      required('year_end', integer(1, 9999), 'the year in which it ends'),
      required('starts_on', day, 'its first day'),
      required('ends_on', day, 'its last day'),
      withDefault('current', flag, false, 'whether it is the current one', { stored: 'is_current' }),
      number,
    ],
    unique: [['current'], ['number']],
    check: ({ year_start: from, year_end: to, starts_on: start, ends_on: end }) => {
      if (Number(to) < Number(from)) return ['year_end', because('endBeforeStart')];
      return asText(end) <= asText(start) ? ['ends_on', because('endNotAfterStart')] : null;
    },
  },
  {
    name: 'competitions',
    table: 'competitions',
    description: 'Leagues and cups of all seasons.',
    identity: ['key'],
    facts: ['name', 'name_latin'],
    columns: [
      key(),
      name,
      latinName,
      picture('logo', 'its picture'),
      column('city', text, 'where it is played'),
      country('country'),
      withDefault('rank', integer(-1_000_000), 100, 'its place in menus; the home league has the lowest'),
      number,
    ],
    unique: [['number']],
  },
  {
    name: 'competition-seasons',
    table: 'competition_seasons',
    description: 'A competition as it is played in one season, with its rules.',
    identity: ['competition', 'season'],
    facts: ['half_minutes', 'starts_on', 'ends_on'],
    columns: [
      reference('competition', 'competitions', 'the competition', { required: true }),
      reference('season', 'seasons', 'the season', { required: true }),
      withDefault('format', choice(COMPETITION_FORMATS), 'LEAGUE', 'how it is played'),
      required('starts_on', day, 'its first day'),
      required('ends_on', day, 'its last day'),
      withDefault('points_win', integer(-1000, 1000), 3, 'points for a win'),
      withDefault('points_draw', integer(-1000, 1000), 1, 'points for a draw'),
      withDefault('points_loss', integer(-1000, 1000), 0, 'points for a defeat'),
      withDefault('shoot_outs', flag, false, 'whether draws of the table are decided on penalties'),
      withDefault('points_shoot_out_win', integer(-1000, 1000), 2, 'points for a win on penalties'),
      withDefault('points_shoot_out_loss', integer(-1000, 1000), 1, 'points for a defeat on penalties'),
      withDefault(
        'tie_breakers',
        list(choice(TIE_BREAKERS)),
        ['head_to_head'],
        'what decides between teams level on points; goal difference and goals scored come first unless one of them is named',
        { empty: [] },
      ),
      withDefault('extra_time', flag, true, 'whether a level knockout match has extra time before penalties'),
      withDefault('half_minutes', integer(1, 45), 25, 'length of a half'),
      withDefault(
        'yellows_per_suspension',
        integer(0, 20),
        YELLOWS_PER_SUSPENSION,
        'how many yellow cards of a season cost a match; 0: they never do',
      ),
      withDefault('matches_per_red', integer(0, 20), 1, 'how many matches a red card costs; 0: none by itself'),
      withDefault('second_yellow_is_red', flag, false, 'whether a second yellow card is a yellow and a red one'),
      reference('shares_with', 'competitions', 'the competition of the same season with which it shares suspensions'),
      withDefault('shares_yellows', flag, false, 'whether its yellow cards count there too'),
      withDefault(
        'leaving_results',
        choice(LEAVING_RESULTS),
        'half',
        'the results of a team that leaves: annulled if it had played less than half, always (annul), or never (stand)',
      ),
      withDefault('leaving_goals', integer(1, 20), 3, 'the goals of the matches that are then given to the opponent'),
      column('registration_until', day, 'the last day on which clubs change their squads by themselves'),
      withDefault('zones', zones, [], 'places of the table with a meaning, such as the title'),
    ],
    check: (row, context) => {
      if (Number(row['points_draw']) > Number(row['points_win'])) return ['points_draw', because('drawWorthMore')];
      if (Number(row['points_loss']) > Number(row['points_draw'])) return ['points_loss', because('lossWorthMore')];
      if (row['shoot_outs'] === true) {
        const [won, lost] = [Number(row['points_shoot_out_win']), Number(row['points_shoot_out_loss'])];
        if (won > Number(row['points_win'])) return ['points_shoot_out_win', because('shootOutWorthMore')];
        if (lost > won || lost < Number(row['points_loss']))
          return ['points_shoot_out_loss', because('shootOutLossMisplaced')];
      }
      const { competition, season, shares_with: other = null } = row;
      if (other === null) {
        if (row['shares_yellows'] === true) return ['shares_yellows', because('yellowsSharedWithNobody')];
      } else if (other === competition || !context.isKnown('competition-seasons', [other, season ?? null]))
        return ['shares_with', because('sharesOutsideSeason')];
      return endsAfterItStarts(row, context);
    },
  },
  {
    name: 'groups',
    table: 'groups',
    description: 'The groups of competitions with groups.',
    identity: ['competition', 'season', 'name'],
    columns: [...inSeason, required('name', text, 'its name: А, Б …')],
  },
  {
    name: 'gameweeks',
    table: 'gameweeks',
    description: 'Rounds of a competition, numbered from 1; knockout rounds are gameweeks too.',
    identity: ['competition', 'season', 'number'],
    columns: [
      ...inSeason,
      required('number', integer(1), 'its number'),
      required('starts_on', day, 'its first day'),
      derived('ends_on', day, 'its last day', {
        description: 'the first',
        of: ({ starts_on: start }) => start ?? null,
      }),
      column('elimination_round', choice(ELIMINATION_ROUNDS), 'the knockout round that is played'),
    ],
    check: endsAfterItStarts,
  },
  {
    name: 'competition-teams',
    table: 'competition_teams',
    description: 'The teams of each competition.',
    identity: ['competition', 'season', 'team'],
    columns: [
      ...inSeason,
      reference('team', 'teams', 'the team', { required: true }),
      group,
      column('seed', integer(1), 'its place in the draw'),
      column('lot', integer(1), 'the number that it drew where lots part level teams'),
      column('withdrawn_on', day, 'when it left the competition'),
      column(
        'results_annulled',
        flag,
        'whether its results are annulled then; empty: if it had played less than half of its matches',
      ),
    ],
    unique: [['competition', 'season', 'seed']],
    reinsertsChanged: true,
    check: ({ withdrawn_on: left, results_annulled: annulled }) =>
      annulled !== null && left === null ? ['results_annulled', because('annulledOnlyWithdrawn')] : null,
  },
  {
    name: 'point-adjustments',
    table: 'point_adjustments',
    description: 'Points taken or given, with the reason that the table shows.',
    identity: ['key'],
    columns: [
      ...inSeason,
      reference('team', 'teams', 'the team', { required: true }),
      required('points', integer(-1000, 1000), 'how many; −3 takes three'),
      required('reason_bg', text, 'why, in Bulgarian'),
      withDefault('reason_en', text, '', 'why, in English; empty: as in Bulgarian'),
      required('decided_on', day, 'when it was decided'),
      key('competition, season, team and day', joinedKey('competition', 'season', 'team', 'decided_on')),
    ],
    check: ({ points }) => (points === 0 ? ['points', because('noPoints')] : null),
  },
];
