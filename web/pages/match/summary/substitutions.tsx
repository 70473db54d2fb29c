import swap from '@phosphor-icons/core/bold/arrows-down-up-bold.svg?raw';
import { halfOf } from '#domain/match/event-section.ts';
import { byMinute, sideOf } from '#domain/match/score.ts';
import card from '#ui/card.module.css';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { sidesOf, type MatchDetails } from '#web/football/match-model.ts';
import { minuteText } from '#web/football/minute-text.ts';
import styles from './substitutions.module.css';
import { PersonName, TimelineRow, TimelineSection } from './timeline.tsx';

const HALVES = ['firstHalf', 'secondHalf'] as const;

export function Substitutions({ match }: { match: MatchDetails }) {
  const { t } = useLanguage();
  const { halfMinutes } = match;
  const changes = match.substitutions.toSorted(byMinute);
  if (changes.length === 0) return <EmptyState title={t('matchPage.substitutions.none')} framed />;
  return (
    <div className={card.card}>
      {HALVES.map((half) => (
        <TimelineSection
          key={half}
          title={t(`matchPage.substitutions.${half}`)}
          aside={t('matchPage.substitutions.title')}
        >
          {changes
            .filter(({ minute }) => halfOf(minute, halfMinutes) === half)
            .map((change, index) => (
              <TimelineRow
                key={change.id ?? index}
                side={sideOf(change.team, sidesOf(match))}
                minute={minuteText(change)}
                icon={
                  <span className={styles.swap}>
                    <Icon svg={swap} size="1.125rem" />
                  </span>
                }
              >
                <span className={styles.on}>
                  <span className="hidden">{t('matchPage.substitutions.in')} </span>
                  <PersonName person={change.on} />
                </span>
                <small>
                  <span className="hidden">{t('matchPage.substitutions.out')} </span>
                  <PersonName person={change.off} />
                </small>
              </TimelineRow>
            ))}
        </TimelineSection>
      ))}
    </div>
  );
}
