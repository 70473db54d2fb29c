import calendar from '@phosphor-icons/core/bold/calendar-bold.svg?raw';
import { useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { SquadDated, Team } from '#contract/desk/teams.ts';
import { Failure } from '#desk/kit/failure.tsx';
import { Field } from '#desk/kit/field.tsx';
import { refreshDesk } from '#desk/kit/use-desk.ts';
import { useDeed } from '#desk/kit/use-deed.ts';
import { OfficeDialog } from '#desk/office/dialog.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { Icon } from '#ui/icon.tsx';
import button from '#ui/button.module.css';
import input from '#desk/kit/inputs.module.css';

/** One first day for everybody in the squad. */
export function SquadDates({ team, count }: { team: Team; count: number }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [joinedOn, setJoinedOn] = useState(team.joinsOn);
  const [kept, setKept] = useState<string[]>([]);
  const { isBusy, refusal, send } = useDeed();
  const close = () => {
    setOpen(false);
    setKept([]);
  };
  async function save() {
    const done = await send<SquadDated>({ method: 'PUT', path: deskPaths.squadFirstDay(team.id), body: { joinedOn } });
    if (!done) return;
    refreshDesk(deskPaths.team(team.id));
    showToast({ text: t('squad.dated', { count: done.answer.changed }) });
    if (done.answer.kept.length > 0) setKept(done.answer.kept);
    else close();
  }
  return (
    <>
      <button className={button.button} onClick={() => setOpen(true)}>
        <Icon svg={calendar} className="icon" />
        {t('squad.dates')}
      </button>
      {isOpen && (
        <OfficeDialog
          title={t('squad.datesTitle')}
          onClose={close}
          onSubmit={() => void save()}
          buttons={
            <>
              <button type="button" className={button.button} data-kind="bare" onClick={close}>
                {t('form.cancel')}
              </button>
              <button className={button.button} data-kind="primary" disabled={isBusy || joinedOn === ''}>
                {t('squad.datesSave')}
              </button>
            </>
          }
        >
          <Field
            label={t('player.joinedOn')}
            help={t('squad.datesText', { count })}
            {...(kept.length > 0 && { wrong: t('squad.datesKept', { names: kept.join(', ') }), tone: 'warn' })}
          >
            {(control) => (
              <span className={input.input}>
                <input {...control} type="date" value={joinedOn} onChange={({ target }) => setJoinedOn(target.value)} />
              </span>
            )}
          </Field>
          <Failure refusal={refusal} />
        </OfficeDialog>
      )}
    </>
  );
}
