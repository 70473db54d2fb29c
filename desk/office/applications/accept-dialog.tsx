import warning from '@phosphor-icons/core/bold/warning-bold.svg?raw';
import { useState } from 'react';
import type { AcceptedApplication, OfficeApplication, OfficePeriod } from '#contract/desk/applications.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { TeamList } from '#contract/desk/teams.ts';
import { Failure } from '#desk/kit/failure.tsx';
import { SelectInput, TextInput } from '#desk/kit/inputs.tsx';
import { useDeed } from '#desk/kit/use-deed.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { OfficeDialog } from '#desk/office/dialog.tsx';
import { refusalText } from '#desk/office/requests/request-text.ts';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { freePlaces } from '#domain/club/applications.ts';
import { Notice } from '#ui/notice.tsx';
import button from '#ui/button.module.css';

interface DialogProps {
  period: OfficePeriod;
  application: OfficeApplication;
  onAccepted: (answer: AcceptedApplication) => void;
  onClose: () => void;
}

/** [AL6] Yes, with what has to be known or said first. */
export function AcceptDialog({ period, application, onAccepted, onClose }: DialogProps) {
  const { t, language } = useTexts();
  const { isBusy, refusal, send } = useDeed();
  const { data } = useDesk<TeamList>(application.team ? null : deskPaths.teams);
  const [group, setGroup] = useState<string | null>(period.groups[0] ?? null);
  const [isOther, setOther] = useState(false);
  const [otherName, setOtherName] = useState('');
  const { id, teamName, team, contactName, managers } = application;
  const same = data?.teams.find(({ name }) => name.toLowerCase() === teamName.toLowerCase());
  const as = same ? (isOther ? { teamName: otherName.trim() } : { teamId: same.id }) : null;
  const isFull = freePlaces(period.places, period.teams.length) === 0;
  const isReady =
    !isBusy && !isFull && (team !== null || data !== null) && !(same && isOther && otherName.trim() === '');
  async function accept() {
    const body = { despiteFixtures: period.hasFixtures, group, as };
    const path = deskPaths.acceptedApplication(id);
    const done = await send<AcceptedApplication>({ method: 'POST', path, body }, (refused) => {
      if (!refused.outcome) return;
      showToast({ text: refusalText(t, refused, language), isBad: true });
      onClose();
    });
    if (!done) return;
    showToast({ text: t('applications.accepted', { team: teamName }) });
    onAccepted(done.answer);
    onClose();
  }
  return (
    <OfficeDialog
      title={t('applications.acceptTitle', { team: teamName })}
      onClose={onClose}
      onSubmit={() => isReady && void accept()}
      buttons={
        <>
          <button type="button" className={button.button} data-kind="bare" onClick={onClose}>
            {t('form.notNow')}
          </button>
          <button className={button.button} data-kind="primary" disabled={!isReady}>
            {t('applications.accept')}
          </button>
        </>
      }
    >
      {isFull && (
        <Notice tone="bad" icon={warning}>
          <p>{t('wrong.full_competition')}</p>
        </Notice>
      )}
      {managers.length === 0 && <p>{t('applications.newManager', { name: contactName })}</p>}
      {period.hasFixtures && (
        <Notice tone="warn" icon={warning}>
          <p>{t('applications.fixtures')}</p>
        </Notice>
      )}
      {period.groups.length > 0 && (
        <SelectInput
          label={t('applications.group')}
          value={group}
          options={period.groups.map((name) => ({ value: name, label: name }))}
          onChange={setGroup}
        />
      )}
      {same && (
        <SelectInput
          label={t('applications.same')}
          value={isOther}
          options={[
            { value: false, label: t('applications.isSame', { team: same.name }) },
            { value: true, label: t('applications.isOther') },
          ]}
          onChange={setOther}
        />
      )}
      {same && isOther && (
        <TextInput label={t('applications.otherName')} value={otherName} maxLength={60} onChange={setOtherName} />
      )}
      {!refusal?.outcome && <Failure refusal={refusal} />}
    </OfficeDialog>
  );
}
