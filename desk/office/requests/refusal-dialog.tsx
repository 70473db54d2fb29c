import { useState } from 'react';
import { Failure } from '#desk/kit/failure.tsx';
import { AreaInput } from '#desk/kit/inputs.tsx';
import { useDeed } from '#desk/kit/use-deed.ts';
import { OfficeDialog } from '#desk/office/dialog.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { refusalText } from './request-text.ts';
import button from '#ui/button.module.css';

interface RefusalProps {
  /** Where the refusal is sent. */
  path: string;
  title: string;
  /** Who reads the reason. */
  help: string;
  /** Told when it is done. */
  said: string;
  onClose: () => void;
}

/** [CB2] [AL3] No, with the reason for whoever has asked. */
export function RefusalDialog({ path, title, help, said, onClose }: RefusalProps) {
  const { t, language } = useTexts();
  const { isBusy, refusal, send } = useDeed();
  const [reason, setReason] = useState('');
  const isReady = reason.trim() !== '' && !isBusy;
  async function refuse() {
    const done = await send({ method: 'POST', path, body: { reason: reason.trim() } }, (refused) => {
      if (!refused.outcome) return;
      showToast({ text: refusalText(t, refused, language), isBad: true });
      onClose();
    });
    if (!done) return;
    showToast({ text: said });
    onClose();
  }
  return (
    <OfficeDialog
      title={title}
      onClose={onClose}
      onSubmit={() => isReady && void refuse()}
      buttons={
        <>
          <button type="button" className={button.button} data-kind="bare" onClick={onClose}>
            {t('form.notNow')}
          </button>
          <button type="submit" className={button.button} data-danger="" disabled={!isReady}>
            {t('requests.refuse')}
          </button>
        </>
      }
    >
      <AreaInput
        label={t('requests.reason')}
        help={help}
        value={reason}
        onChange={setReason}
        maxLength={500}
        rows={3}
      />
      <Failure refusal={refusal} />
    </OfficeDialog>
  );
}
