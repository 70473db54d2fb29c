import type { RulesEffect as Effect, RulesFields } from '#contract/desk/competitions.ts';
import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Form } from '#desk/kit/record-store.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { useTexts, type OfficeTranslate } from '#desk/office/texts.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { nameIn } from '#domain/formatting/name-in.ts';
import { rulesFault } from '#domain/standings/check-rules.ts';
import card from '#ui/card.module.css';
import styles from './rules-effect.module.css';

/** [ST21] Null while nothing is changed, or what is typed cannot be. */
export function useRulesEffect(id: CompetitionSeasonId, { changed, fields }: Form<RulesFields>): Effect | null {
  const isAsked = changed.length > 0 && rulesFault(fields) === null;
  const path = `${deskPaths.rulesEffect(id)}?${new URLSearchParams({ rules: JSON.stringify(fields) })}`;
  const { data } = useDesk<Effect>(isAsked ? path : null, { stays: true });
  return isAsked ? data : null;
}

/** The same in a line. */
export function effectText({ places, suspensions }: Effect, t: OfficeTranslate): string {
  const parts = [
    places.length > 0 && t('rules.effect.places', { count: places.length }),
    suspensions.length > 0 && t('rules.effect.suspensions', { count: suspensions.length }),
  ].filter((part) => part !== false);
  return parts.length === 0 ? t('rules.effect.nothing') : t('rules.effect.said', { what: parts.join(', ') });
}

/** [ST21] What saving these rules will change: places in the table, and who misses how many matches. */
export function RulesEffect({ effect }: { effect: Effect }) {
  const { t, language } = useTexts();
  const { places, suspensions } = effect;
  const isNothing = places.length === 0 && suspensions.length === 0;
  const matches = (count: number | null) =>
    count === 0
      ? t('rules.effect.free')
      : count === null
        ? t('rules.effect.banned')
        : t('rules.effect.misses', { count });
  return (
    <section className={`${card.card} ${styles.effect}`} aria-live="polite" aria-labelledby="rules-effect">
      <h2 id="rules-effect">{t('rules.effect.title')}</h2>
      {isNothing && <p>{t('rules.effect.nothing')}</p>}
      {places.length > 0 && (
        <>
          <h3>{t('rules.effect.places', { count: places.length })}</h3>
          <ul>
            {places.map(({ team, group, from, to, pointsFrom, pointsTo }) => (
              <li key={team.id} data-move={to < from ? 'up' : to > from ? 'down' : undefined}>
                <TeamCrest team={team} />
                <span className={styles.name}>
                  {nameIn(language, team)}
                  {group !== null && <small>{`${t('entry.group')} ${group}`}</small>}
                </span>
                <span className={styles.change}>
                  {from === to ? t('rules.effect.stays', { place: to }) : t('rules.effect.moves', { from, to })}
                  {pointsFrom !== pointsTo && (
                    <small>{t('rules.effect.points', { from: pointsFrom, to: pointsTo })}</small>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {suspensions.length > 0 && (
        <>
          <h3>{t('rules.effect.suspensions', { count: suspensions.length })}</h3>
          <ul>
            {suspensions.map(({ player, team, from, to }) => (
              <li key={`${team.id} ${player.name}`} data-move={to === 0 ? 'up' : 'down'}>
                <TeamCrest team={team} />
                <span className={styles.name}>
                  {nameIn(language, player)}
                  <small>{nameIn(language, team)}</small>
                </span>
                <span className={styles.change}>
                  {matches(to)}
                  <small>{t('rules.effect.was', { was: matches(from) })}</small>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
