import { useState } from 'react';
import type { MailAddresses } from '#contract/desk/message-choices.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { Failure } from '#desk/kit/failure.tsx';
import { TextInput } from '#desk/kit/inputs.tsx';
import { useDeed } from '#desk/kit/use-deed.ts';
import { Panel } from '#desk/office/panel.tsx';
import { useTexts } from '#desk/office/texts.ts';
import button from '#ui/button.module.css';
import field from '#desk/kit/field.module.css';

type Address = MailAddresses['people'][number];

interface PanelProps {
  person: { id: number; name: string };
  mail: Address | undefined;
  onClose: () => void;
}

/** [MS10] The address of somebody, which he confirms himself. */
export function MailAddressPanel({ person, mail, onClose }: PanelProps) {
  const { t, language } = useTexts();
  const { isBusy, refusal, send } = useDeed();
  const [address, setAddress] = useState(mail?.address ?? '');
  const path = deskPaths.mailAddressOf(person.id);
  const isReady = !isBusy && address.trim() !== '' && (address.trim() !== mail?.address || mail.refused);
  async function save() {
    if (isReady && (await send({ method: 'PUT', path, body: { address: address.trim(), language } }))) onClose();
  }
  async function remove() {
    if (await send({ method: 'DELETE', path })) onClose();
  }
  return (
    <Panel
      title={t('people.mailOf', { name: person.name })}
      sub={t('people.mailMeans')}
      onClose={onClose}
      onSubmit={() => void save()}
      notice={<Failure refusal={refusal} />}
      footer={
        <>
          <button className={button.button} data-kind="primary" disabled={!isReady}>
            {t('people.mailSave')}
          </button>
          {mail && (
            <button type="button" className={button.button} disabled={isBusy} onClick={() => void remove()}>
              {t('people.mailRemove')}
            </button>
          )}
        </>
      }
    >
      <TextInput type="email" label={t('people.mail')} maxLength={254} value={address} onChange={setAddress} />
      {mail && <p className={field.help}>{mailState(mail, t)}</p>}
      {mail?.refusal && (
        <p className={field.help} lang="en">
          {mail.refusal}
        </p>
      )}
    </Panel>
  );
}

export const mailState = ({ confirmed, refused }: Address, t: ReturnType<typeof useTexts>['t']): string =>
  t(refused ? 'people.mailRefused' : confirmed ? 'people.mailConfirmed' : 'people.mailWaits');
