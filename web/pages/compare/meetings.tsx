import { Card } from '#ui/card.tsx';
import { useLanguage } from '#ui/language.ts';
import { useIsMine } from '#web/following/use-is-mine.ts';
import { DatedGames } from '#web/football/dated-games.tsx';
import type { PastMatch } from '#web/football/match-context-model.ts';
import styles from './comparison.module.css';

interface MeetingsProps<M> {
  matches: M[];
  /** Under the day of a match, and what it means. */
  noteOf?: (match: M) => string;
  note?: string;
}

/** Matches of one against the other, newest first. */
export function Meetings<M extends PastMatch>({ matches, noteOf, note }: MeetingsProps<M>) {
  const { t } = useLanguage();
  const isMine = useIsMine();
  if (matches.length === 0) return null;
  return (
    <Card title={t('compare.meetings')}>
      <DatedGames matches={matches} isMine={isMine} {...(noteOf && { noteOf })} />
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </Card>
  );
}
