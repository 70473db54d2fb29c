import star from '@phosphor-icons/core/bold/star-bold.svg?raw';
import filledStar from '@phosphor-icons/core/fill/star-fill.svg?raw';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PUSH_ANSWERED_KEY, PUSH_KEY } from '#contract/language.ts';
import button from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { toggleFollowed } from './followed.ts';
import { DEFAULT_CHOICES, isPushSupported, startNotifications } from './push-subscription.ts';
import styles from './star-confirmation.module.css';
import type { Starred } from './star-place.tsx';

const SHOWN_MS = 4000;

/** Says what a star did, takes it back, and offers notifications with the first team. */
export function StarConfirmation({ starred, onEnd }: { starred: Starred; onEnd(): void }) {
  const { t } = useLanguage();
  const { kind, id, name, isOn } = starred;
  const [offers] = useState(() => isOn && kind === 'team' && mayOffer());
  const box = useRef<HTMLElement>(null);
  const end = useEffectEvent(() => {
    if (!box.current?.matches(':hover, :focus-within')) onEnd();
  });
  useEffect(() => {
    if (offers) return;
    const timer = setInterval(end, SHOWN_MS);
    return () => clearInterval(timer);
  }, [offers]);
  return (
    <aside ref={box} className={styles.confirmation}>
      <div className={styles.said}>
        <Icon svg={isOn ? filledStar : star} />
        <output>{t(isOn ? 'following.starred' : 'following.unstarred', { name })}</output>
        <button
          type="button"
          onClick={() => {
            toggleFollowed({ kind, id });
            onEnd();
          }}
        >
          {t('following.undo')}
        </button>
      </div>
      {offers && <Offer onAnswer={onEnd} />}
    </aside>
  );
}

/** Once on a device, where notifications can be had and are not had yet. */
function mayOffer(): boolean {
  try {
    return (
      isPushSupported() &&
      Notification.permission !== 'denied' &&
      !localStorage.getItem(PUSH_KEY) &&
      !localStorage.getItem(PUSH_ANSWERED_KEY)
    );
  } catch {
    // Without storage the answer could not be kept.
    return false;
  }
}

function Offer({ onAnswer }: { onAnswer(): void }) {
  const { t } = useLanguage();
  const [problem, setProblem] = useState<'denied' | 'failed' | null>(null);
  const answered = () => localStorage.setItem(PUSH_ANSWERED_KEY, '1');
  const start = () => {
    answered();
    startNotifications(DEFAULT_CHOICES).then(
      (isOn) => (isOn ? onAnswer() : setProblem('denied')),
      () => setProblem('failed'),
    );
  };
  return (
    <div className={styles.offer}>
      <p role={problem ? 'alert' : undefined}>{t(problem ? `push.${problem}` : 'push.ask')}</p>
      <div>
        {problem !== 'denied' && (
          <button className={button.button} data-kind="primary" type="button" onClick={start}>
            {t('push.ask.yes')}
          </button>
        )}
        <button
          className={button.button}
          type="button"
          onClick={() => {
            answered();
            onAnswer();
          }}
        >
          {t('push.ask.no')}
        </button>
      </div>
    </div>
  );
}
