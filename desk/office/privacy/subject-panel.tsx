import download from '@phosphor-icons/core/bold/download-simple-bold.svg?raw';
import { useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { PersonalSubject } from '#contract/desk/privacy.ts';
import type { PersonalKind } from '#domain/privacy/kinds.ts';
import { Failure } from '#desk/kit/failure.tsx';
import { LoadedPanel } from '#desk/kit/record-panel.tsx';
import { RemoveButton } from '#desk/kit/remove-button.tsx';
import { useDeed } from '#desk/kit/use-deed.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { dayText } from '#desk/office/day-text.ts';
import { Panel } from '#desk/office/panel.tsx';
import { Face } from '#desk/office/teams/face.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { nameIn } from '#domain/formatting/name-in.ts';
import { Icon } from '#ui/icon.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import button from '#ui/button.module.css';
import field from '#desk/kit/field.module.css';
import layout from '#desk/kit/layout.module.css';

interface SubjectProps {
  kind: PersonalKind;
  id: number;
  onClose: () => void;
}

/** What can be done for somebody who asks what the league keeps about him. */
export function SubjectPanel({ kind, id, onClose }: SubjectProps) {
  const { t } = useTexts();
  const loaded = useDesk<PersonalSubject>(deskPaths.subject(kind, id));
  return (
    <LoadedPanel loaded={loaded} title={t('privacy.title')} onClose={onClose}>
      {(subject) => <Subject subject={subject} onClose={onClose} />}
    </LoadedPanel>
  );
}

function Subject({ subject, onClose }: { subject: PersonalSubject; onClose: () => void }) {
  const { t, language } = useTexts();
  const [isErasing, setErasing] = useState(false);
  const { kind, id, birthdate, picture, isDeleted } = subject;
  const name = nameIn(language, subject);
  return (
    <Panel
      title={name}
      sub={[t(`privacy.kind.${kind}`), birthdate && dayText(birthdate, language)].filter(Boolean).join(', ')}
      mark={<Face name={name} picture={picture} />}
      onClose={onClose}
    >
      {isDeleted && <p className={field.help}>{t('privacy.deletedAlready')}</p>}
      <div className={field.field}>
        <span className={field.caption}>{t('privacy.file')}</span>
        <p className={field.help}>{t('privacy.fileText')}</p>
        <div className={layout.buttons}>
          <a className={button.button} href={deskPaths.subjectZip(kind, id)} download>
            <Icon svg={download} className="icon" />
            {t('privacy.download')}
          </a>
        </div>
      </div>
      {picture && kind === 'player' && <Photo playerId={id} name={name} />}
      {!isDeleted && (
        <div className={field.field}>
          <span className={field.caption}>{t('privacy.erase')}</span>
          <p className={field.help}>{t('privacy.eraseText')}</p>
          <div className={layout.buttons}>
            <RemoveButton onClick={() => setErasing(true)}>{t('privacy.preview')}</RemoveButton>
          </div>
        </div>
      )}
      {isErasing && <EraseDialog subject={subject} onClose={() => setErasing(false)} onErased={onClose} />}
    </Panel>
  );
}

function Photo({ playerId, name }: { playerId: number; name: string }) {
  const { t } = useTexts();
  const { isBusy, refusal, send } = useDeed();
  async function withdraw() {
    const done = await send({ method: 'POST', path: deskPaths.withdrawnPhoto(playerId) });
    if (done) showToast({ text: t('privacy.photoGone', { name }) });
  }
  return (
    <div className={field.field}>
      <span className={field.caption}>{t('privacy.photo')}</span>
      <p className={field.help}>{t('privacy.photoText')}</p>
      <div className={layout.buttons}>
        <button type="button" className={button.button} disabled={isBusy} onClick={() => void withdraw()}>
          {t('privacy.withdrawPhoto')}
        </button>
      </div>
      <Failure refusal={refusal} onRetry={() => void withdraw()} />
    </div>
  );
}
