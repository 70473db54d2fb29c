import { embedPaths } from '#contract/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { EmbedCode } from '#web/football/embed-code.tsx';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import columns from '#web/football/table-columns.module.css';
import { TableAsItStands } from '#web/live/table/table-as-it-stands.tsx';
import { Outlook } from './outlook.tsx';
import { StandingsAside } from './standings-aside.tsx';
import styles from './standings-tab.module.css';
import { TableViews } from './table-views.tsx';
import type { TabProps } from './tab-props.ts';

/** Pixels: heading and footer of the frame, and one row. */
const EMBED_HEADING = 220;
const EMBED_ROW = 48;

export function StandingsTab(tab: TabProps) {
  const { competition, season, league } = tab;
  const { t } = useLanguage();
  const isOwn = useIsOwnBackend();
  const rowCount = league.groups.flatMap(({ rows }) => rows).length;
  if (rowCount === 0) return <EmptyState title={t('competition.noStandings')} framed />;
  const isCurrent = season?.isCurrent ?? true;
  return (
    <div className={columns.columns}>
      <div className="stack">
        <TableAsItStands competitionId={isCurrent ? competition.id : null} official={league}>
          {(standings, control) => (
            <section className={styles.standings}>
              <h2 className="hidden">{t('competition.tab.standings')}</h2>
              <TableViews {...tab} standings={standings} control={control} />
            </section>
          )}
        </TableAsItStands>
        {isCurrent && isOwn && <Outlook {...tab} />}
        {isCurrent && (
          <EmbedCode
            kind="standings"
            path={embedPaths.standings(competition.id)}
            title={`${competition.name}, ${t('competition.tab.standings')}`}
            height={EMBED_HEADING + EMBED_ROW * rowCount}
          />
        )}
      </div>
      <StandingsAside {...tab} />
    </div>
  );
}
