import type { League } from '../../league-files/league.ts';
import { announceChanges } from '../changes.ts';
import type { Queryable } from '../queryable.ts';
import { refreshReadModels } from '../read-models.ts';
import { refreshSearchIndex } from '../search-index.ts';
import { LeagueIds, seasonKey } from './league-ids.ts';
import { writeClubs, writeMedia } from './write-clubs.ts';
import { writeCompetitions } from './write-competitions.ts';
import { writeMatchDetails, writeMatches } from './write-matches.ts';
import { writePress } from './write-press.ts';

export type Progress = (done: number, total: number) => void;

/** Writes a whole league and says so to every node. The caller's transaction makes it whole or nothing. */
export async function writeLeague(tx: Queryable, league: League, onProgress: Progress = () => {}): Promise<void> {
  const steps = [
    writeMedia,
    writeClubs,
    writeCompetitions,
    writeMatches,
    writeMatchDetails,
    sumUp,
    writePress,
    refreshSearchIndex,
  ];
  const ids = new LeagueIds();
  for (const [done, step] of steps.entries()) {
    onProgress(done, steps.length);
    await step(tx, league, ids);
  }
  await announceChanges(tx, ['everything']);
  onProgress(steps.length, steps.length);
}

async function sumUp(tx: Queryable, league: League, ids: LeagueIds) {
  await refreshReadModels(
    tx,
    league.competitionSeasons.map((entry) => ids.competitionSeasons.of(seasonKey(entry))),
  );
}
