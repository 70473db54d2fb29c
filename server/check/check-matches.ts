import { dayAt } from '#domain/formatting/sofia-time.ts';
import { clashOf } from '#domain/match/clash.ts';
import { foldLedger, sinceRescheduled } from '#domain/match/fold-ledger.ts';
import { scoreFrom } from '#domain/match/score.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import {
  listCloseMatches,
  listScoresToCheck,
  listMatchesOfUnenteredTeams,
  listMatchesOutsideGameweek,
  listMatchesOutsideSeason,
  listLedgerPlayersOutsideSquad,
  listLineupPlayersOutsideSquad,
  listUnendedMatches,
} from '#server/db/check/check-matches.ts';
import { readLedgers } from '#server/db/matches/ledgers.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { finding, type FaultCode, type Finding } from './faults.ts';

const DAY = 24 * 60 * 60_000;

export async function checkMatches(db: Queryable, now: Date): Promise<Finding[]> {
  const unended = await listUnendedMatches(db, new Date(now.getTime() - DAY));
  const unentered = await listMatchesOfUnenteredTeams(db);
  return [
    ...unended.map((match) =>
      finding('match-without-result', match, match.status === 'LIVE' ? 'still live' : 'still to be played'),
    ),
    ...unentered.map((match) =>
      finding('team-outside-competition', match, `${match.team} does not take part`, { team: match.team }),
    ),
    ...(await checkScores(db)),
    ...(await checkPlayers(db)),
    ...(await checkClashes(db)),
    ...misdated('match-outside-season', await listMatchesOutsideSeason(db)),
    ...misdated('match-outside-gameweek', await listMatchesOutsideGameweek(db)),
  ];
}

const misdated = (code: FaultCode, matches: Awaited<ReturnType<typeof listMatchesOutsideSeason>>): Finding[] =>
  matches.map((match) =>
    finding(code, match, `not between ${match.from} and ${match.until}`, { from: match.from, until: match.until }),
  );

/** A result without goals is not a mistake: many leagues begin so. */
async function checkScores(db: Queryable): Promise<Finding[]> {
  const scores = await listScoresToCheck(db);
  const ledgers = await readLedgers(
    db,
    scores.map(({ id }) => id),
  );
  return scores.flatMap((match) => {
    const { home, away, score, penalties } = match;
    const folded = foldLedger(ledgers.get(match.id) ?? [], { home, away });
    const goals = scoreText(scoreFrom(folded.goals, { home, away }));
    const kicks = scoreText(folded.penalties ?? { home: 0, away: 0 });
    return [
      ...difference(score.join(':'), goals),
      ...difference(penalties?.join(':') ?? kicks, kicks).map((text) => `penalties: ${text}`),
    ].map((text) => finding('score-without-goals', match, text));
  });
}

const scoreText = ({ home, away }: { home: number; away: number }) => `${home}:${away}`;

const difference = (result: string, sum: string): string[] =>
  result === sum ? [] : [`the result is ${result}, the goals make ${sum}`];

async function checkPlayers(db: Queryable): Promise<Finding[]> {
  const inLedgers = await listLedgerPlayersOutsideSquad(db);
  const ledgers = await readLedgers(db, [...new Set(inLedgers.map(({ id }) => id))]);
  const isStillNamed = ({ id, playerId }: (typeof inLedgers)[number]) =>
    sinceRescheduled(settleLedger(ledgers.get(id) ?? [])).some(
      ({ player, otherPlayer }) => player === playerId || otherPlayer === playerId,
    );
  const inLineups = await listLineupPlayersOutsideSquad(db);
  const reported = new Set(inLineups.map(({ id, playerId }) => `${id} ${playerId}`));
  const isNew = ({ id, playerId }: (typeof inLedgers)[number]) => !reported.has(`${id} ${playerId}`);
  return [...inLineups, ...inLedgers.filter(isNew).filter(isStillNamed)].map((match) =>
    finding('player-outside-squad', match, `${match.player} was not in the squad of ${match.team}`, {
      player: match.player,
      team: match.team,
    }),
  );
}

async function checkClashes(db: Queryable): Promise<Finding[]> {
  return (await listCloseMatches(db)).flatMap((match) => {
    const { who, whoName, start, halfMinutes, earlierName, earlierStart, earlierHalfMinutes } = match;
    const clash = clashOf({ start: earlierStart, halfMinutes: earlierHalfMinutes }, { start, halfMinutes });
    if (clash === 'overlap') {
      const code = who === 'pitch' ? 'pitch-twice' : 'matches-overlap';
      return [
        finding(code, match, `${whoName} is engaged in ${earlierName} then`, { who: whoName, match: earlierName }),
      ];
    }
    if (clash === null || who !== 'team') return [];
    return [
      finding('team-twice-a-day', match, `${whoName} plays ${earlierName} on ${dayAt(start)} too`, {
        who: whoName,
        match: earlierName,
      }),
    ];
  });
}
