import bell from '@phosphor-icons/core/bold/bell-ringing-bold.svg?raw';
import bellOff from '@phosphor-icons/core/bold/bell-slash-bold.svg?raw';
import { useEffect, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { keepPush, readPushState, startPush, stopPush, type PushState } from './push-device.ts';
import { useTexts } from './texts.ts';
import styles from './choices.module.css';

/** Whether this device gets notifications, and what to do where it does not. */
export function PushBox({ pushKey }: { pushKey: string }) {
  const { t, language } = useTexts();
  const [state, setState] = useState<PushState | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    // Whoever has been to the settings of the browser comes back to another state.
    const look = () => void readPushState().then(setState, () => setState('unsupported'));
    look();
    keepPush(language).catch(() => {});
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [language]);
  const change = (next: Promise<PushState>) => {
    setFailed(false);
    next.then(setState, () => setFailed(true));
  };
  if (state === null) return null;
  return (
    <div className={styles.box} data-tone={state === 'on' ? 'ok' : undefined}>
      <Icon svg={state === 'on' ? bell : bellOff} className="icon" />
      <output>
        <b>{t(`choices.push.${state}`)}</b>{' '}
        {state === 'blocked' || state === 'unsupported' ? t(`choices.push.${state}How`) : t('choices.here')}
      </output>
      {hasFailed && (
        <p className={styles.failed} role="alert">
          {t('choices.push.failed')}
        </p>
      )}
      {state === 'off' && (
        <button className="wide primary" onClick={() => change(startPush(pushKey, language))}>
          {t('choices.push.start')}
        </button>
      )}
      {state === 'on' && (
        <button className={styles.plain} onClick={() => change(stopPush())}>
          {t('choices.push.stop')}
        </button>
      )}
    </div>
  );
}
