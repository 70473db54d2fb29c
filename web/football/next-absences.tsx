import { useQuery } from '@tanstack/react-query';
import { dayAndMonth, parseDate } from '#domain/formatting/date.ts';
import { useLanguage } from '#ui/language.ts';
import { Notice } from '#ui/notice.tsx';
import { matchPreview } from '#web/api/match-context-queries.ts';
import { teamFixtures } from '#web/api/team-queries.ts';
import { useIsOwnBackend } from './own-backend.ts';

interface NextAbsencesProps {
  teamId: number;
  /** Only this player. */
  playerId?: number;
}

/** Who must miss the next match of a team, and why. Renders nothing if nobody does. */
export function NextAbsences({ teamId, playerId }: NextAbsencesProps) {
  const { t, language } = useLanguage();
  const isOwn = useIsOwnBackend();
  const { data: fixtures = [] } = useQuery({ ...teamFixtures(teamId), enabled: isOwn });
  const [next] = fixtures
    .flatMap(({ matches }) => matches)
    .filter(({ status, startTime }) => status === 'UPCOMING' && startTime !== null)
    .toSorted((a, b) => Date.parse(a.startTime ?? '') - Date.parse(b.startTime ?? ''));
  const { data: preview } = useQuery({ ...matchPreview(next?.id ?? 0), enabled: next !== undefined });
  if (!next || !preview) return null;
  const side = next.isHome ? preview.home : preview.away;
  const absent = (side?.absent ?? []).filter(({ player }) => playerId === undefined || player.id === playerId);
  if (absent.length === 0) return null;
  const start = parseDate(next.startTime);
  const names = absent.map(({ player, cause }) => `${player.name} (${t(`suspension.${cause}`)})`);
  return (
    <Notice
      text={t('suspension.next', {
        opponent: next.opponent?.name ?? t('match.teamUnknown'),
        date: start.kind === 'known' ? dayAndMonth(start.date, language) : '',
        players: names.join(', '),
      })}
    />
  );
}
