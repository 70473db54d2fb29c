import { useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import { subjectOf } from '#desk/club/request-words.ts';
import { Failure } from '#desk/kit/failure.tsx';
import { AreaInput } from '#desk/kit/inputs.tsx';
import { useDeed } from '#desk/kit/use-deed.ts';
import { OfficeDialog } from '#desk/office/dialog.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { refusalText } from './request-text.ts';
import type { OfficeRequest } from './requests-screen.tsx';
import button from '#ui/button.module.css';

/** No, with the reason that the club reads. */
export function RefuseDialog({ request, onClose }: { request: OfficeRequest; onClose: () => void }) {
  const { t, language } = useTexts();
  const { isBusy, refusal, send } = useDeed();
  const [reason, setReason] = useState('');
  const name = subjectOf(request, language);
  const isReady = reason.trim() !== '' && !isBusy;
  async function refuse() {
    const path = deskPaths.refusedRequest(request.id);
    const done = await send({ method: 'POST', path, body: { reason: reason.trim() } }, (refused) => {
      if (!refused.outcome) return;
      showToast({ text: refusalText(t, refused, language), isBad: true });
      onClose();
    });
    if (!done) return;
    showToast({ text: t('requests.refused', { name }) });
    onClose();
  }
  return (
    <OfficeDialog
      title={t('requests.refuseTitle', { name })}
      onClose={onClose}
      onSubmit={() => isReady && void refuse()}
      buttons={
        <>
          <button type="button" className={button.button} data-kind="bare" onClick={onClose}>
            {t('form.cancel')}
          </button>
          <button type="submit" className={button.button} data-danger="" disabled={!isReady}>
            {t('requests.refuse')}
          </button>
        </>
      }
    >
      <AreaInput
        label={t('requests.reason')}
        help={t('requests.reasonHelp')}
        value={reason}
        onChange={setReason}
        maxLength={500}
        rows={3}
      />
      <Failure refusal={refusal} />
    </OfficeDialog>
  );
}
