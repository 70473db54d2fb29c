import { useQuery } from '@tanstack/react-query';
import type { PreviewSide } from '#web/football/match-context-model.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import type { TeamMatch } from '#web/football/team-model.ts';
import { matchPreview } from './match-context-queries.ts';
import { teamFixtures } from './team-queries.ts';

/** Who must miss the next match of a team; null if nothing is known. */
export function useNextAbsences(teamId: number | null): { match: TeamMatch; absent: PreviewSide['absent'] } | null {
  const isOwn = useIsOwnBackend();
  const { data: fixtures = [] } = useQuery({ ...teamFixtures(teamId ?? 0), enabled: isOwn && teamId !== null });
  const [match] = fixtures
    .flatMap(({ matches }) => matches)
    .filter(({ status, startTime }) => status === 'UPCOMING' && startTime !== null)
    .toSorted((a, b) => Date.parse(a.startTime ?? '') - Date.parse(b.startTime ?? ''));
  const { data: preview } = useQuery({ ...matchPreview(match?.id ?? 0), enabled: match !== undefined });
  const side = preview?.[match?.isHome ? 'home' : 'away'];
  return match && side ? { match, absent: side.absent } : null;
}
