import back from '@phosphor-icons/core/bold/arrow-counter-clockwise-bold.svg?raw';
import { useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Journal } from '#contract/desk/people.ts';
import { callDesk, DeskError } from '#desk/api/client.ts';
import { wrongText } from '#desk/office/form/wrong-text.ts';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { Icon } from '#ui/icon.tsx';

interface RevertProps {
  entry: Journal['entries'][number];
  onReverted: () => void;
}

/** Sets back what the entry changed. It is public at once, so the button is asked twice, in its own place. */
export function Revert({ entry: { id, about }, onReverted }: RevertProps) {
  const { t } = useTexts();
  const [step, setStep] = useState<'idle' | 'asked' | 'sent'>('idle');
  async function revert() {
    setStep('sent');
    try {
      await callDesk(deskPaths.revertedChange(id), { method: 'POST', body: {} });
      showToast({ text: t('journal.reverted', { about }) });
      onReverted();
    } catch (error) {
      const reason = error instanceof DeskError ? (error.reason ?? 'invalid') : 'no_network';
      showToast({ text: `${t('journal.notReverted', { about })} ${wrongText(t, reason)}`, isBad: true });
      setStep('idle');
    }
  }
  if (step === 'idle')
    return (
      <button className="btn small" aria-label={t('journal.revertOf', { about })} onClick={() => setStep('asked')}>
        <Icon svg={back} className="icon" /> {t('journal.revert')}
      </button>
    );
  return (
    <>
      <button className="btn small bare" onClick={() => setStep('idle')}>
        {t('form.cancel')}
      </button>
      <button
        className="btn small primary"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was just pressed
        autoFocus
        disabled={step === 'sent'}
        onClick={() => void revert()}
      >
        {t('journal.revertNow')}
      </button>
    </>
  );
}
