import { embedPaths } from '#contract/paths.ts';
import card from '#ui/card.module.css';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { EmbedCode } from '#web/football/embed-code.tsx';
import { groupText } from '#web/football/group-text.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import { StandingsTable } from '#web/football/standings-table.tsx';
import { Outlook } from './outlook/outlook.tsx';
import type { TabProps } from './tab-props.ts';

/** Pixels: heading and footer of the frame, and one row. */
const EMBED_HEADING = 220;
const EMBED_ROW = 48;

export function StandingsTab(tab: TabProps) {
  const { competition, season } = tab;
  const { groups, zones, adjustments } = tab.league;
  const { t } = useLanguage();
  const isOwn = useIsOwnBackend();
  const tables = groups.filter(({ rows }) => rows.length > 0);
  if (tables.length === 0) return <EmptyState title={t('competition.noStandings')} framed />;
  const isCurrent = season?.isCurrent ?? true;
  const rowCount = tables.flatMap(({ rows }) => rows).length;
  return (
    <div className="stack">
      <section className="pair">
        <h2 className="hidden">{t('competition.tab.standings')}</h2>
        {tables.map(({ name, rows }) => {
          const table = (
            <StandingsTable
              caption={[competition.name, name].filter(Boolean).join(' ')}
              groups={[{ name: null, rows }]}
              zones={zones}
              adjustments={adjustments}
              full
            />
          );
          return name === null ? (
            <div key="league" className={card.card}>
              {table}
            </div>
          ) : (
            <Card key={name} title={groupText(name, t)}>
              {table}
            </Card>
          );
        })}
      </section>
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
  );
}
