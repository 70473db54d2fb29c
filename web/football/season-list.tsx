import type { ReactNode } from 'react';
import card from '#ui/card.module.css';
import { useLanguage } from '#ui/language.ts';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { Crest } from '#ui/marks/crest.tsx';
import { Tag } from '#ui/tag.tsx';
import type { Competition, Named, Team } from './model.ts';
import styles from './season-list.module.css';

export interface Figure {
  label: string;
  /** Explains a short label. */
  title?: string;
  value: ReactNode;
}

export interface SeasonEntry {
  id: number;
  name: string;
  isCurrent: boolean;
  teams: Named<Team>[];
  totals: Figure[];
  competitions: { competition: Named<Competition>; team: Named<Team> | null; figures: Figure[] }[];
}

/** Each season expands to its competitions; several may be open. */
export function SeasonList({ seasons }: { seasons: SeasonEntry[] }) {
  const { t } = useLanguage();
  return (
    <div className="stack">
      {seasons.map(({ id, name, isCurrent, teams, totals, competitions }) => (
        <details key={id} className={`${card.card} ${styles.season}`} open={isCurrent}>
          <summary>
            <h3>{name}</h3>
            {isCurrent && <Tag kind="lit">{t('season.current')}</Tag>}
            {teams.map((team) => (
              <span key={team.name} title={team.name}>
                <Crest team={team} />
                <span className="hidden">{team.name}</span>
              </span>
            ))}
            <span className={styles.totals}>
              {totals.map(({ label, value }) => (
                <span key={label}>
                  <small>{label}</small> <b>{value}</b>
                </span>
              ))}
            </span>
          </summary>
          {competitions.map(({ competition, team, figures }) => (
            <div key={`${competition.id} ${competition.name} ${team?.name}`} className={styles.competition}>
              <h4>
                <CompetitionEmblem competition={competition} />
                {competition.name}
                {team && (
                  <span title={team.name}>
                    <Crest team={team} />
                    <span className="hidden">{team.name}</span>
                  </span>
                )}
              </h4>
              <dl className={styles.figures} data-short={figures.some(({ title }) => title) || undefined}>
                {figures.map(({ label, title, value }) => (
                  <div key={label}>
                    <dt>{title === undefined ? label : <abbr title={title}>{label}</abbr>}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </details>
      ))}
    </div>
  );
}
