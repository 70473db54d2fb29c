import { Section } from '#desk/kit/section.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { daysText } from '#desk/office/day-text.ts';
import { formatOf } from './plan.ts';
import type { StepProps } from './step-props.ts';
import card from '#ui/card.module.css';
import input from '#desk/kit/inputs.module.css';

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
    <div className={card.card}>
      <Section title={t('wizard.step.publish')} why={t('wizard.publishWhy')}>
        <p>
          <b>{plan.name}</b>, {t(`format.${formatOf(plan)}`)}
        </p>
        <p>
          {t('wizard.teams', { count: plan.teams.length })}, {t('wizard.matches', { count: days.length })}
        </p>
        {first !== undefined && last !== undefined && <p>{daysText(first, last, language)}</p>}
        {plan.seasonId === null && (
          <label className={input.switch}>
            <input type="checkbox" checked={makeCurrent} onChange={({ target }) => onCurrent(target.checked)} />
            <span>
              {t('season.makeCurrent')}
              <small>{t('season.makeCurrentHelp')}</small>
            </span>
          </label>
        )}
      </Section>
    </div>
  );
}
