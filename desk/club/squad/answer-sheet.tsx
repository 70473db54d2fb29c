import { useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { ClubRequest } from '#contract/desk/requests.ts';
import { dayOf, payloadOf, subjectOf } from '#desk/club/request-words.ts';
import { useTexts } from '#desk/club/texts.ts';
import { whyNot } from '#desk/club/why-not.ts';
import { useDeed } from '#desk/kit/use-deed.ts';
import { Dialog } from '#desk/shell/dialog.tsx';
import { dayAndMonth } from '#domain/formatting/date.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { Refused } from './outcome.tsx';
import { RequestTrack } from './request-sheet.tsx';
import styles from './squad.module.css';

interface AnswerProps {
  request: ClubRequest;
  today: string;
  onClose: () => void;
}

/** [CB8] Another team wants a player of this one: agree, or object with a reason. */
export function AnswerSheet({ request, today, onClose }: AnswerProps) {
  const { t, language } = useTexts();
  const { isBusy, refusal, send } = useDeed();
  const [reason, setReason] = useState('');
  const { team, turn, answerUntil } = request;
  async function answer(agreed: boolean) {
    const path = deskPaths.answeredTransfer(request.id);
    const body = { agreed, reason: agreed ? null : reason.trim() };
    if (await send({ method: 'POST', path, body })) onClose();
  }
  const day = (on: string) => dayAndMonth(dayOf(on), language);
  return (
    <Dialog
      title={subjectOf(request, language)}
      small={t('squad.wantsHim', { team: nameIn(language, team), day: day(payloadOf('transfer', request).on) })}
      onClose={onClose}
    >
      <RequestTrack request={request} />
      {turn === 'league' ? (
        <p className={styles.note}>{t('squad.leagueTurn')}</p>
      ) : (
        <>
          <p className={styles.note}>{t('squad.answerBy', { day: day(answerUntil ?? today) })}</p>
          <button className="wide primary" disabled={isBusy} onClick={() => void answer(true)}>
            {t('squad.agree')}
          </button>
          <label className={styles.field}>
            {t('squad.objection')}
            <textarea rows={2} maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
            <small>{t('squad.objectionHelp')}</small>
          </label>
          <button className="slab bad" disabled={isBusy || reason.trim() === ''} onClick={() => void answer(false)}>
            {t('squad.object')}
          </button>
        </>
      )}
      <Refused text={refusal && whyNot(t, refusal)} />
    </Dialog>
  );
}
