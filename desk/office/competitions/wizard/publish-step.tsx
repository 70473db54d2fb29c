import { useTexts } from '#desk/office/texts.ts';
import { daysText } from '#desk/office/day-text.ts';
import { formatOf } from './plan.ts';
import type { StepProps } from './step-props.ts';

interface PublishStepProps extends StepProps {
  makeCurrent: boolean;
  onCurrent: (makeCurrent: boolean) => void;
}

/** What will be on the site. */
export function PublishStep({ plan, makeCurrent, onCurrent }: PublishStepProps) {
  const { t, language } = useTexts();
  const days = (plan.program ?? []).flatMap(({ matches }) => matches.map(({ day }) => day)).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div className="card">
      <section className="section">
        <div className="why">
          <h2>{t('wizard.step.publish')}</h2>
          <p>{t('wizard.publishWhy')}</p>
        </div>
        <div className="stack">
          <p>
            <b>{plan.name}</b>, {t(`format.${formatOf(plan)}`)}
          </p>
          <p>
            {t('wizard.teams', { count: plan.teams.length })}, {t('wizard.matches', { count: days.length })}
          </p>
          {first !== undefined && last !== undefined && <p>{daysText(first, last, language)}</p>}
          {plan.seasonId === null && (
            <label className="switch">
              <input type="checkbox" checked={makeCurrent} onChange={({ target }) => onCurrent(target.checked)} />
              <span>
                {t('season.makeCurrent')}
                <small>{t('season.makeCurrentHelp')}</small>
              </span>
            </label>
          )}
        </div>
      </section>
    </div>
  );
}
