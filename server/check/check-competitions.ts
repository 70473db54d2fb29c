import {
  listCompetitionSeasons,
  listMisplacedGameweeks,
  listSeasons,
  type CompetitionSuspect,
} from '#server/db/check/check-competitions.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { finding, type Facts, type Finding } from './faults.ts';

export async function checkCompetitions(db: Queryable, today: string): Promise<Finding[]> {
  return [
    ...checkSeasons(await listSeasons(db), today),
    ...(await listCompetitionSeasons(db)).flatMap((competition) => checkCompetition(competition, today)),
    ...(await listMisplacedGameweeks(db)).flatMap((gameweek) => [
      ...(gameweek.matches === 0
        ? [
            finding('gameweek-without-matches', gameweek, `gameweek ${gameweek.number} has no matches`, {
              number: gameweek.number,
            }),
          ]
        : []),
      ...(gameweek.isOutside
        ? [
            finding('gameweek-outside-season', gameweek, `gameweek ${gameweek.number}: ${days(gameweek)}`, {
              number: gameweek.number,
            }),
          ]
        : []),
    ]),
  ];
}

function checkSeasons(seasons: Awaited<ReturnType<typeof listSeasons>>, today: string): Finding[] {
  const current = seasons.find(({ isCurrent }) => isCurrent);
  const last = seasons.at(-1);
  if (!last) return [];
  if (!current) return [finding('no-current-season', last, 'no season is the current one')];
  return current.endsOn < today ? [finding('season-over', current, `it ended on ${current.endsOn}`)] : [];
}

function checkCompetition(competition: CompetitionSuspect, today: string): Finding[] {
  const { format, startsOn, endsOn, seasonStartsOn, seasonEndsOn, teams, teamsWithoutGroup, largestTable } =
    competition;
  const { logo, tieBreakers, zones } = competition;
  const findings: Finding[] = [];
  const find = (code: Parameters<typeof finding>[0], what: string, facts?: Facts) =>
    findings.push(finding(code, competition, what, facts));
  if (teams === 0) find('competition-without-teams', 'nobody takes part');
  if (startsOn < seasonStartsOn || endsOn > seasonEndsOn)
    find('competition-outside-season', `${days(competition)}; the season: ${seasonStartsOn} to ${seasonEndsOn}`);
  if (format.startsWith('GROUP') && teamsWithoutGroup > 0)
    find('team-without-group', `${teamsWithoutGroup} of ${teams} teams without a group`, { count: teamsWithoutGroup });
  for (const { from, to, labelBg, labelEn } of zones)
    if (teams > 0 && to > largestTable)
      find('zone-outside-table', `${labelEn || labelBg}: places ${from} to ${to} of ${largestTable}`, {
        from,
        to,
        places: largestTable,
      });
  const repeated = tieBreakers.filter((name, index) => tieBreakers.indexOf(name) < index);
  if (repeated.length > 0) find('tie-breaker-unused', `${repeated.join(', ')} a second time`);
  if (!logo && endsOn >= today) find('logo-missing', 'no logo');
  return findings;
}

const days = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }) => `${startsOn} to ${endsOn}`;
