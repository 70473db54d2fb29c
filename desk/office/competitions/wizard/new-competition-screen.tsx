import { useRef, useState } from 'react';
import { LoadState } from '#desk/kit/load-state.tsx';
import type { CompetitionBasis, Published } from '#contract/desk/publish.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { currentDay } from '#desk/api/server-clock.ts';
import { dropDraft, keepDraft, readDraft } from '#desk/kit/draft.ts';
import { Failure } from '#desk/kit/failure.tsx';
import { useDeed } from '#desk/kit/use-deed.ts';
import { Office } from '#desk/office/office-shell.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { navigate, pages } from '#desk/shell/navigation.ts';
import { withSeason } from '#domain/formatting/season-name.ts';
import { BasisStep } from './basis-step.tsx';
import { DaysStep } from './days-step.tsx';
import { FormatStep } from './format-step.tsx';
import { emptyPlan, formatOf, ingredientsOf, makeProgram, toRequest, type Plan } from './plan.ts';
import { ProgramStep } from './program-step.tsx';
import { PublishStep } from './publish-step.tsx';
import { TeamsStep } from './teams-step.tsx';
import { whatIsMissing } from './what-is-missing.ts';
import button from '#ui/button.module.css';
import saveState from '#desk/kit/save-state.module.css';
import styles from './new-competition-screen.module.css';

const DRAFT = 'new-competition';
const STEPS = ['basis', 'teams', 'format', 'days', 'program', 'publish'] as const;
const PROGRAM = 4;

/** A new competition in six steps. Nothing is public before the last one. */
export function NewCompetitionScreen() {
  const { data, failed, reload } = useDesk<CompetitionBasis>(deskPaths.competitionBasis, { fresh: true });
  const { t } = useTexts();
  if (data) return <Wizard basis={data} />;
  return (
    <Office title={t('wizard.title')} crumbs={[{ path: pages.competitions, text: t('office.competitions') }]}>
      <LoadState {...{ data, failed, reload }} />
    </Office>
  );
}

function Wizard({ basis }: { basis: CompetitionBasis }) {
  const { t } = useTexts();
  const [plan, setPlan] = useState<Plan>(() => {
    const [empty, draft] = [emptyPlan(basis, currentDay()), readDraft<Plan>(DRAFT)?.fields];
    // A draft of an earlier version lacks rules that came since.
    return { ...empty, ...draft, rules: { ...empty.rules, ...draft?.rules } };
  });
  // Leaving one field and changing another may happen before the next render.
  const latest = useRef(plan);
  const [makeCurrent, setMakeCurrent] = useState(true);
  const { isBusy, refusal, send } = useDeed(DRAFT);
  const set = (changes: Partial<Plan>) => {
    let next = { ...latest.current, ...changes };
    // The fixtures are made again when what they depend on has changed; what was changed by hand stays otherwise.
    if (next.step >= PROGRAM && !changes.program && next.madeOf !== ingredientsOf(next))
      next = { ...next, program: makeProgram(next, basis.pitches), madeOf: ingredientsOf(next) };
    latest.current = next;
    setPlan(next);
    keepDraft(DRAFT, { base: next, version: '', fields: next });
  };
  const season = basis.seasons.find(({ id }) => id === plan.seasonId) ?? plan.season;
  const { program } = plan;
  const isLast = plan.step === STEPS.length - 1;
  // The fixtures are made when their step is opened: before it the days say what is wrong with them.
  const made = program ?? (plan.step < PROGRAM ? makeProgram(plan, basis.pitches) : null);
  const missing = whatIsMissing({ ...plan, program: made }, { season, pitches: basis.pitches }, t);
  const firstOpen = missing.findIndex((text) => text !== null);
  /** As far as everything before it is filled in. */
  const reached = firstOpen < 0 ? STEPS.length - 1 : firstOpen;
  const waits = (isLast ? missing.find((text) => text !== null) : missing[plan.step]) ?? null;
  const waiting = { disabled: waits !== null, 'aria-describedby': waits === null ? undefined : 'waits' };

  async function publish() {
    if (!program) return;
    const body = toRequest(plan, program, makeCurrent);
    const published = await send<Published>({ method: 'POST', path: deskPaths.competitions, body });
    if (!published) return;
    dropDraft(DRAFT);
    navigate(pages.competition(published.answer.id));
  }

  // Phones have it below the step, where one arrives.
  const onward = isLast ? (
    <button
      className={button.button}
      data-kind="primary"
      {...waiting}
      disabled={isBusy || waits !== null}
      onClick={() => void publish()}
    >
      {isBusy ? t('form.saving') : t('wizard.publish')}
    </button>
  ) : (
    <button className={button.button} data-kind="primary" {...waiting} onClick={() => set({ step: plan.step + 1 })}>
      {t('wizard.next')}
    </button>
  );
  const step = { plan, basis, set };
  const facts = [
    plan.competitionId === null ? t('wizard.empty') : t('wizard.byLast'),
    t('wizard.teams', { count: plan.teams.length }),
    t(`format.${formatOf(plan)}`),
    t('wizard.pitches', { count: plan.pitches.length }),
    program ? t('wizard.matches', { count: program.flatMap(({ matches }) => matches).length }) : '',
    t('wizard.notPublic'),
  ];
  return (
    <Office
      title={plan.name.trim() === '' ? t('wizard.title') : withSeason(plan.name, season)}
      crumbs={[{ path: pages.competitions, text: t('office.competitions') }]}
      status={<span className={saveState.saved}>{t('wizard.draft')}</span>}
      actions={
        <>
          {plan.step === 0 && plan.teams.length > 0 && (
            <button
              className={button.button}
              data-kind="bare"
              onClick={() => {
                set(emptyPlan(basis, currentDay()));
                dropDraft(DRAFT);
              }}
            >
              {t('wizard.startOver')}
            </button>
          )}
          {plan.step > 0 && (
            <button className={button.button} data-kind="bare" onClick={() => set({ step: plan.step - 1 })}>
              {t('wizard.back')}
            </button>
          )}
          <span className={styles.above}>{onward}</span>
        </>
      }
    >
      <ol className={styles.steps} aria-label={t('wizard.steps')}>
        {STEPS.map((name, i) => (
          <li
            key={name}
            className={i < plan.step ? styles.done : undefined}
            aria-current={i === plan.step ? 'step' : undefined}
          >
            <button type="button" disabled={i > reached} onClick={() => set({ step: i })}>
              {t(`wizard.step.${name}`)}
              <small>{i <= plan.step || i === STEPS.length - 1 ? facts[i] : ''}</small>
            </button>
          </li>
        ))}
      </ol>
      <output className={styles.waits} id="waits">
        {waits !== null && `${t(isLast ? 'wizard.waits.publish' : 'wizard.waits.next')} ${waits}`}
      </output>
      <Failure refusal={refusal} onRetry={() => void publish()} />
      {plan.step === 0 && <BasisStep {...step} />}
      {plan.step === 1 && <TeamsStep {...step} />}
      {plan.step === 2 && <FormatStep {...step} />}
      {plan.step === 3 && <DaysStep {...step} />}
      {plan.step === PROGRAM && <ProgramStep {...step} />}
      {isLast && <PublishStep {...step} makeCurrent={makeCurrent} onCurrent={setMakeCurrent} />}
      <p className={styles.below}>{onward}</p>
    </Office>
  );
}
