import { readFileSync } from 'node:fs';
import { simulateSeason } from '#domain/chances/simulate-season.ts';
import { orderTable, type TableResult, type TableRules } from '#domain/standings/order-table.ts';
import { printTable, round } from './figures.ts';

/** The matches of one table, oldest first. */
type Table = TableResult<string>[];

interface Event {
  name: string;
  happens(place: number, teams: number): boolean;
}

interface Brier {
  chances: number;
  equal: number;
  table: number;
}

const RULES: TableRules = { points: { win: 3, draw: 1, loss: 0 }, tieBreakers: ['head_to_head'] };
const LEAGUE: Event[] = [
  { name: 'champion', happens: (place) => place === 1 },
  { name: 'first four', happens: (place) => place <= 4 },
  { name: 'relegated', happens: (place, teams) => place > teams - 3 },
];
const GROUP: Event[] = [{ name: 'through', happens: (place) => place <= 2 }];

/**
 * How good the chances would have been in tournaments that are over: their Brier score (the mean squared error, so 0 is best)
 * beside equal chances for all, and beside the table of that day taken for the last one. Points that were deducted are left out.
 */
export function measureChances(): object[] {
  const league = readTables('premier-league-2023-24.json');
  const groups = readTables('world-cup-2022.json');
  const figures = [
    ...LEAGUE.flatMap((event) =>
      [5, 10, 19, 28, 35].map((gameweek) =>
        figure(`Premier League 2023/24, ${event.name}`, gameweek, brierOf(league, event, gameweek)),
      ),
    ),
    ...GROUP.flatMap((event) =>
      [1, 2].map((gameweek) => figure(`World Cup 2022, ${event.name}`, gameweek, brierOf(groups, event, gameweek))),
    ),
  ];
  printTable('Brier score of the chances', figures);
  return figures;
}

const figure = (what: string, gameweek: number, { chances, equal, table }: Brier) => ({
  what,
  'after gameweek': gameweek,
  chances: round(chances, 3),
  'equal chances': round(equal, 3),
  'points so far': round(table, 3),
});

function brierOf(tables: Table[], event: Event, gameweek: number): Brier {
  const errors = tables.flatMap((all) => {
    const teams = [...new Set(all.flatMap(({ home, away }) => [home, away]))].map((id) => ({ id, name: id }));
    const played = (gameweek * teams.length) / 2;
    const orderAfter = (results: Table) => orderTable({ teams, results, rules: RULES }).map(({ team }) => team);
    const [last, today] = [orderAfter(all), orderAfter(all.slice(0, played))];
    const happens = (index: number) => (event.happens(index + 1, teams.length) ? 1 : 0);
    const share = last.filter((_team, index) => happens(index) === 1).length / teams.length;
    const season = { teams, rules: RULES, results: all.slice(0, played), remaining: all.slice(played) };
    return simulateSeason(season).map(({ team, places }) => {
      const outcome = happens(last.indexOf(team));
      const chance = places.reduce((total, part, index) => total + part * happens(index), 0);
      return {
        chances: (chance - outcome) ** 2,
        equal: (share - outcome) ** 2,
        table: (happens(today.indexOf(team)) - outcome) ** 2,
      };
    });
  });
  const mean = (of: keyof Brier) => errors.reduce((total, error) => total + error[of], 0) / errors.length;
  return { chances: mean('chances'), equal: mean('equal'), table: mean('table') };
}

interface OpenFootballMatch {
  round: string;
  date: string;
  time: string;
  team1: string;
  team2: string;
  score: { ft: [number, number] };
  group?: string;
}

/** One table for a league, one for each group of a tournament. */
function readTables(name: string): Table[] {
  const file = new URL(`../tests/data/openfootball/${name}`, import.meta.url);
  const { matches } = JSON.parse(readFileSync(file, 'utf8')) as { matches: OpenFootballMatch[] };
  const inTables = matches.filter(({ round: of }) => of.startsWith('Matchday'));
  const groups = [...new Set(inTables.map(({ group }) => group))];
  return groups.map((group) =>
    inTables
      .filter((match) => match.group === group)
      .toSorted((a, b) => (a.date + a.time < b.date + b.time ? -1 : 1))
      .map(({ team1, team2, score }) => ({ home: team1, away: team2, homeGoals: score.ft[0], awayGoals: score.ft[1] })),
  );
}
