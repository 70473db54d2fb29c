import { dayAndMonth, dayInWords, parseDate } from '#domain/formatting/date.ts';
import { useLanguage } from '#ui/language.ts';
import { Notice } from '#ui/notice.tsx';
import { useToday } from '#ui/now.ts';
import type { OpenBan, TeamAbsences } from './match-context-model.ts';
import { suspensionText } from './suspension-text.ts';

/** Who must miss the next match of a team, and why. Renders nothing if nobody does. */
export function AbsenceNotice({ match, absent }: TeamAbsences) {
  const { t, language } = useLanguage();
  if (!match || absent.length === 0) return null;
  const start = parseDate(match.startTime);
  const words = { t, language, near: start.kind === 'known' ? start.date : null };
  return (
    <Notice>
      {t('suspension.next', {
        opponent: match.opponent?.name ?? t('match.teamUnknown'),
        date: start.kind === 'known' ? dayAndMonth(start.date, language) : '',
        players: absent.map((absence) => `${absence.player.name} (${suspensionText(absence, words)})`).join('; '),
      })}
    </Notice>
  );
}

/** [SU15] What is left of a ban, without a match that it costs. */
export function BanNotice({ ban }: { ban: OpenBan }) {
  const { t, language } = useLanguage();
  const today = useToday();
  const { startsOn, competition } = ban;
  const near = new Date(today);
  const details = [
    suspensionText(ban, { t, language, near }),
    ...(startsOn > today ? [t('suspension.from', { day: dayInWords(new Date(startsOn), language, near) })] : []),
    ...(competition ? [t('suspension.onlyIn', { competition: competition.name })] : []),
  ];
  return <Notice>{t('suspension.banned', { ban: details.join(', ') })}</Notice>;
}
