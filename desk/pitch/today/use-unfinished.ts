import { useEffect, useState } from 'react';
import type { DeskTeam } from '#contract/desk/matches.ts';
import type { MatchClock } from '#domain/match/clock.ts';
import type { Score } from '#domain/match/score.ts';
import type { MatchStatus } from '#domain/match/status.ts';
import { onAnnounced } from '#desk/pitch/outbox/announce.ts';
import { coalesce } from '#desk/pitch/outbox/coalesce.ts';
import { isMine } from '#desk/pitch/outbox/device.ts';
import { listAllActs } from '#desk/pitch/outbox/outbox.ts';
import { openStore } from '#desk/pitch/outbox/store.ts';
import { factsOf } from '#desk/pitch/match/match-facts.ts';
import { viewMatch } from '#desk/pitch/match/view-match.ts';

export interface Unfinished {
  id: number;
  status: MatchStatus;
  home: DeskTeam;
  away: DeskTeam;
  score: Score;
  clock: MatchClock;
}

/** Matches that this phone began to record and that still run, or were not handed in. */
export function useUnfinished(): Unfinished[] {
  const [found, setFound] = useState<Unfinished[]>([]);
  useEffect(() => {
    const read = coalesce(async () => {
      const store = await openStore();
      const [matches, acts] = await Promise.all([store.getAll('matches'), listAllActs()]);
      const mine = matches.filter(
        ({ id, ledger }) => ledger.some(({ key }) => isMine(key)) || acts.some(({ matchId }) => matchId === id),
      );
      setFound(
        mine.flatMap((match) => {
          const view = viewMatch(
            match,
            acts.filter(({ matchId }) => matchId === match.id),
          );
          const facts = factsOf(view, 'bg');
          const isOpen = facts?.folded.status === 'LIVE' || (facts?.folded.status === 'FINISHED' && !match.handedIn);
          if (!facts || !isOpen || view.record.entries.some(({ kind }) => kind === 'HAND_IN')) return [];
          const { folded, clock, teams } = facts;
          return [
            {
              id: match.id,
              status: folded.status,
              home: teams.home,
              away: teams.away,
              score: folded.score ?? { home: 0, away: 0 },
              clock,
            },
          ];
        }),
      );
    });
    void read();
    return onAnnounced(() => void read());
  }, []);
  return found;
}
