import { embedPaths } from '#contract/paths.ts';
import { EmbedOffer } from '#web/football/embed-offer.tsx';
import { groupText } from '#web/football/group-text.ts';
import { StandingsTable } from '#web/football/standings-table.tsx';
import card from '#web/ui/card.module.css';
import { Card } from '#web/ui/card.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { State } from '#web/ui/state.tsx';
import type { TabProps } from './tab-props.ts';

/** Enough for the frame's heading and foot, and for each of its rows, in pixels. */
const EMBED_HEADING = 220;
const EMBED_ROW = 48;

/** One table for a league, one a group where there are groups. */
export function StandingsTab({ competition, season, league: { groups, zones, adjustments } }: TabProps) {
  const { t } = useLanguage();
  const tables = groups.filter(({ rows }) => rows.length > 0);
  if (tables.length === 0) return <State title={t('competition.noStandings')} framed />;
  const rowCount = tables.flatMap(({ rows }) => rows).length;
  return (
    <>
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
      {(season?.isCurrent ?? true) && (
        <EmbedOffer
          kind="standings"
          path={embedPaths.standings(competition.id)}
          title={`${competition.name}, ${t('competition.tab.standings')}`}
          height={EMBED_HEADING + EMBED_ROW * rowCount}
        />
      )}
    </>
  );
}
