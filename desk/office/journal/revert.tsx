import back from '@phosphor-icons/core/bold/arrow-counter-clockwise-bold.svg?raw';
import { useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Journal } from '#contract/desk/people.ts';
import { useDeed } from '#desk/kit/use-deed.ts';
import { RemovalRefusal } from '#desk/office/teams/removal-refusal.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { Icon } from '#ui/icon.tsx';
import button from '#ui/button.module.css';

interface RevertProps {
  entry: Journal['entries'][number];
  onReverted: () => void;
}

/** Sets back what the entry changed. It is public at once, so the button is asked twice, in its own place. */
export function Revert({ entry: { id, about, what }, onReverted }: RevertProps) {
  const { t } = useTexts();
  const isImport = what === 'import_files';
  const [isAsked, setAsked] = useState(false);
  const { isBusy, refusal, send } = useDeed();
  async function revert() {
    if (!(await send({ method: 'POST', path: deskPaths.revertedChange(id), body: {} }))) return setAsked(false);
    showToast({ text: t(isImport ? 'journal.takenBack' : 'journal.reverted', { about }) });
    onReverted();
  }
  if (!isAsked)
    return (
      <>
        <RemovalRefusal
          removal={{ refusal, run: () => void revert() }}
          name={about}
          instead={t('journal.takeBackFirst')}
        />
        <button
          className={button.button}
          data-size="small"
          aria-label={t('journal.revertOf', { about })}
          onClick={() => setAsked(true)}
        >
          <Icon svg={back} className="icon" /> {t(isImport ? 'journal.takeBack' : 'journal.revert')}
        </button>
      </>
    );
  return (
    <>
      <button className={button.button} data-kind="bare" data-size="small" onClick={() => setAsked(false)}>
        {t('form.cancel')}
      </button>
      <button
        className={button.button}
        data-kind="primary"
        data-size="small"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was just pressed
        autoFocus
        disabled={isBusy}
        onClick={() => void revert()}
      >
        {t('journal.revertNow')}
      </button>
    </>
  );
}
