import check from '@phosphor-icons/core/bold/check-bold.svg?raw';
import type { Todo } from '#contract/desk/todo.ts';
import { useTexts } from '#desk/office/texts.ts';
import { pages } from '#desk/shell/navigation.ts';
import type { FirstStep } from '#domain/desk/first-steps.ts';
import { Icon } from '#ui/icon.tsx';
import { NameLeague } from './name-league.tsx';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import layout from '#desk/kit/layout.module.css';
import styles from './tasks.module.css';

const WAYS: Record<Exclude<FirstStep, 'league'>, string> = {
  competition: pages.newCompetition,
  squads: pages.teams,
  people: `${pages.people}?invite=1`,
  article: pages.newArticle,
  result: pages.calendar,
};

/** A new league has nothing to mend yet: it is led to its first result instead. */
export function FirstSteps({ steps }: { steps: Todo['firstSteps'] }) {
  const { t } = useTexts();
  const next = steps.find(({ done }) => !done)?.step;
  return (
    <section className={card.card} aria-labelledby="first-steps">
      <div className={layout.groupHead}>
        <h2 id="first-steps">{t('start.title')}</h2>
        <span>{t('start.means')}</span>
      </div>
      <ol className={`${styles.tasks} ${styles.firstSteps}`}>
        {steps.map(({ step, done }, i) => (
          <li key={step} data-done={done || undefined}>
            <span className={styles.kind}>
              {done ? (
                <>
                  <Icon svg={check} className="icon" />
                  <span className="hidden">{t('start.done')}</span>
                </>
              ) : (
                <b>{i + 1}</b>
              )}
            </span>
            <div>
              <b>{t(`start.${step}`)}</b>
              {!done && <p>{t(`start.${step}.why`)}</p>}
              {!done && step === 'league' && <NameLeague />}
            </div>
            <span className={styles.due} />
            {done && step === 'league' && (
              <span className={layout.buttons}>
                <a className={button.button} data-kind="bare" data-size="small" href={`${pages.league}?tab=look`}>
                  {t('start.league.look')}
                </a>
              </span>
            )}
            {!done && step !== 'league' && (
              <span className={layout.buttons}>
                {step === 'squads' && (
                  <a className={button.button} data-kind="bare" data-size="small" href={WAYS.squads}>
                    {t('start.squads.oneByOne')}
                  </a>
                )}
                <a
                  className={button.button}
                  data-kind={step === next ? 'primary' : undefined}
                  data-size="small"
                  href={step === 'squads' ? pages.files : WAYS[step]}
                >
                  {t(`start.${step}.way`)}
                </a>
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
