import { readMatch, type MatchFacts } from './match-facts.ts';
import type { Records } from './records.ts';
import { CUP_REPORTS, LEAGUE_REPORTS } from './reports/all-reports.ts';
import { roundOf } from './reports/cup-ties.ts';
import type { Desk, Report } from './reports/report.ts';
import type { Random } from '../random.ts';

export interface Chosen {
  facts: MatchFacts;
  report: Report;
  places: Desk['places'];
}

interface Candidate extends Chosen {
  drama: number;
}

const DAY = 86_400_000;
/** Stretches of time and how many of the reports come from each: fresh ones first, but last season is not forgotten. */
const STRETCHES = [
  { from: 10, share: 0.34 },
  { from: 45, share: 0.22 },
  { from: 130, share: 0.2 },
  { from: 900, share: 0.24 },
] as const;

/** The matches worth telling, each with the story that suits it; no story is told more often than it must be. */
export function chooseReports(records: Records, count: number, now: Date, random: Random): Chosen[] {
  const candidates = records.league.matches.flatMap((match) => candidatesOf(match, records, now));
  const chosen: Candidate[] = [];
  let youngest = 0;
  for (const { from, share } of STRETCHES) {
    const inside = candidates.filter(({ facts }) => {
      const age = (now.getTime() - facts.end.getTime()) / DAY;
      return age >= youngest && age < from;
    });
    pickBest(inside, chosen, Math.round(count * share), random);
    youngest = from;
  }
  pickBest(candidates, chosen, count - chosen.length, random);
  return chosen.slice(0, count);
}

function candidatesOf(match: Records['league']['matches'][number], records: Records, now: Date): Candidate[] {
  const facts = readMatch(match, records);
  if (!facts || facts.end.getTime() > now.getTime() - 45 * 60_000) return [];
  const table = records.tableAt(records.seasonOf(match), facts.start);
  const place = (team: string) => table.findIndex((row) => row.team === team) + 1;
  const settled = (table[0]?.matches ?? 0) >= 4;
  const places = settled ? { home: place(facts.home.key), away: place(facts.away.key) } : null;
  const reports = roundOf({ facts, records }) ? CUP_REPORTS : LEAGUE_REPORTS;
  return reports.flatMap((report) => {
    const drama = report.fits({ facts, places, records });
    return drama > 0 ? { facts, report, places, drama } : [];
  });
}

function pickBest(candidates: readonly Candidate[], chosen: Candidate[], count: number, random: Random) {
  for (let i = 0; i < count; i++) {
    const open = candidates.filter(({ facts }) => !chosen.some((other) => other.facts.match.key === facts.match.key));
    const worth = ({ drama, report, facts }: Candidate) => {
      const told = chosen.filter((other) => other.report.kind === report.kind).length;
      const seen = chosen.filter(({ facts: { home, away } }) =>
        [home.key, away.key].some((key) => key === facts.home.key || key === facts.away.key),
      ).length;
      return drama - told * 6 - seen * 0.9;
    };
    const [best] = open
      .map((candidate) => ({ candidate, value: worth(candidate) + random.next() * 1.5 }))
      .toSorted((a, b) => b.value - a.value);
    if (!best) return;
    chosen.push(best.candidate);
  }
}
