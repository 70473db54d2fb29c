import warning from '@phosphor-icons/core/bold/warning-bold.svg?raw';
import { Notice } from '#ui/notice.tsx';
import type { LEAVING_CHOICES, LeavingEffect as Effect } from '#contract/desk/competitions.ts';
import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { dayText } from '#desk/office/day-text.ts';
import { useTexts } from '#desk/office/texts.ts';
import { pages } from '#desk/shell/navigation.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import field from '#desk/kit/field.module.css';
import table from '#desk/office/data-table.module.css';
import styles from './leaving-effect.module.css';

interface LeavingEffectProps {
  id: CompetitionSeasonId;
  teamId: number;
  choice: (typeof LEAVING_CHOICES)[number];
}

const FATES = ['award', 'cancel', 'annul', 'stand', 'play'] as const;

/** [ST22] What becomes of each match of the team, and where else it plays, before any of it happens. */
export function LeavingEffect({ id, teamId, choice }: LeavingEffectProps) {
  const { t, language } = useTexts();
  const { data } = useDesk<Effect>(`${deskPaths.leaving(id, teamId)}?choice=${choice}`, { stays: true });
  if (!data) return null;
  const nameOf = (team: Effect['matches'][number]['home']) =>
    team ? nameIn(language, team) : t('calendar.unknownTeam');
  return (
    <section className={styles.effect} aria-live="polite" aria-label={t('leaving.title')}>
      <h3>{t('leaving.title')}</h3>
      {data.matches.length === 0 && <p className={field.help}>{t('leaving.noMatches')}</p>}
      {FATES.map((fate) => {
        const matches = data.matches.filter((match) => match.fate === fate);
        if (matches.length === 0) return null;
        return (
          <details key={fate} data-fate={fate} open={fate === 'award' || fate === 'cancel'}>
            <summary>{t(`leaving.${fate}`, { count: matches.length })}</summary>
            <ul>
              {matches.map(({ id: matchId, home, away, score, startTime }) => (
                <li key={matchId}>
                  <span>
                    {startTime === null ? t('leaving.noDate') : dayText(dayAt(new Date(startTime)), language)}
                  </span>
                  <span>
                    {nameOf(home)} – {nameOf(away)}
                  </span>
                  {score && <b className={table.no}>{`${score.home}:${score.away}`}</b>}
                </li>
              ))}
            </ul>
          </details>
        );
      })}
      {choice !== 'stays' && data.others.length > 0 && (
        <Notice tone="warn" icon={warning}>
          {t('leaving.others')}{' '}
          {data.others.map((other, i) => (
            <span key={other.id}>
              {i > 0 && ', '}
              <a href={`${pages.competition(other.id)}?tab=teams&team=${teamId}`}>{nameIn(language, other)}</a>
              {` (${t('leaving.remaining', { count: other.remaining })})`}
            </span>
          ))}
          .
        </Notice>
      )}
    </section>
  );
}
