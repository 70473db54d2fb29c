import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/card.tsx';
import { useLanguage } from '#ui/language.ts';
import { nextMatches } from '#web/api/gameweek-queries.ts';
import { useRecords } from '#web/api/use-records.ts';
import { useIsMine } from '#web/following/use-is-mine.ts';
import { FormTable } from '#web/football/form-table.tsx';
import { Leaders } from '#web/football/leaders.tsx';
import { NextMatches } from '#web/football/next-matches.tsx';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import type { TabProps } from './tab-props.ts';

const SHOWN = 5;

/** Beside the tables: who is in form, who leads, and what comes next. */
export function StandingsAside({ edition, season, league }: TabProps) {
  const { t } = useLanguage();
  const isCurrent = season?.isCurrent ?? true;
  const { data: next = [] } = useQuery({ ...nextMatches(edition.id), enabled: useIsOwnBackend() && isCurrent });
  const records = useRecords();
  const isMine = useIsMine();
  const rows = league.groups.flatMap((group) => group.rows);
  return (
    <aside className="stack">
      {isCurrent && rows.some(({ form }) => form.length > 0) && (
        <Card title={t('competition.inForm')}>
          <FormTable rows={rows} />
        </Card>
      )}
      {records.scorers && league.scorers.length > 0 && (
        <Card title={t('home.scorers')}>
          <Leaders leaders={league.scorers.slice(0, SHOWN)} plain />
        </Card>
      )}
      {isCurrent && <NextMatches matches={next.slice(0, SHOWN)} isMine={isMine} />}
    </aside>
  );
}
