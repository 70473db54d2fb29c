import { dayAndMonth, parseDate } from '#domain/formatting/date.ts';
import { useLanguage } from '#ui/language.ts';
import { Notice } from '#ui/notice.tsx';
import type { PreviewSide } from './match-context-model.ts';
import type { TeamMatch } from './team-model.ts';

interface AbsenceNoticeProps extends Pick<PreviewSide, 'absent'> {
  match: TeamMatch;
}

/** Who must miss a match, and why. Renders nothing if nobody does. */
export function AbsenceNotice({ match: { startTime, opponent }, absent }: AbsenceNoticeProps) {
  const { t, language } = useLanguage();
  if (absent.length === 0) return null;
  const start = parseDate(startTime);
  return (
    <Notice
      text={t('suspension.next', {
        opponent: opponent?.name ?? t('match.teamUnknown'),
        date: start.kind === 'known' ? dayAndMonth(start.date, language) : '',
        players: absent.map(({ player, cause }) => `${player.name} (${t(`suspension.${cause}`)})`).join(', '),
      })}
    />
  );
}
