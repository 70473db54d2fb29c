import { embedPaths } from '#contract/paths.ts';
import card from '#ui/card.module.css';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { EmbedCode } from '#web/football/embed-code.tsx';
import { groupText } from '#web/football/group-text.ts';
import type { Standings } from '#web/football/model.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import { StandingsTable } from '#web/football/standings-table.tsx';
import { TableAsItStands } from '#web/live/table/table-as-it-stands.tsx';
import { Outlook } from './outlook.tsx';
import styles from './standings-tab.module.css';
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
    <div className="stack">
      <TableAsItStands competitionId={isCurrent ? competition.id : null} official={league}>
        {(standings, control) => (
          <section className={styles.standings}>
            <h2 className="hidden">{t('competition.tab.standings')}</h2>
            {control}
            <Tables competition={competition.name} standings={standings} />
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
  );
}

function Tables({ competition, standings }: { competition: string; standings: Standings }) {
  const { t } = useLanguage();
  const tables = standings.groups.filter(({ rows }) => rows.length > 0);
  return (
    <div className="pair">
      {tables.map(({ name, rows }) => {
        const table = (
          <StandingsTable
            caption={[competition, name].filter(Boolean).join(' ')}
            groups={[{ name: null, rows }]}
            zones={standings.zones}
            adjustments={standings.adjustments}
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
    </div>
  );
}
