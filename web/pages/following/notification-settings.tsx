import { useEffect, useState } from 'react';
import { idsOf, type Followed } from '#domain/following/following.ts';
import { NOTIFICATION_KINDS } from '#domain/notifications/kinds.ts';
import button from '#ui/button.module.css';
import { useLanguage } from '#ui/language.ts';
import {
  DEFAULT_CHOICES,
  isPushSupported,
  readChoices,
  startNotifications,
  stopNotifications,
  updateSubscription,
  type PushChoices,
} from '#web/following/push-subscription.ts';
import styles from './notification-settings.module.css';

type Problem = 'denied' | 'failed' | null;

export function NotificationSettings({ following }: { following: Followed[] }) {
  const { t } = useLanguage();
  const hasTeams = idsOf(following, 'team').length > 0;
  return (
    <div className={styles.settings}>
      <p>{t('push.lede')}</p>
      {!isPushSupported() ? <p>{t('push.unsupported')}</p> : hasTeams ? <Switch /> : <p>{t('push.noTeams')}</p>}
    </div>
  );
}

function Switch() {
  const { t, language } = useLanguage();
  const [choices, setChoices] = useState<PushChoices | null>(null);
  const [problem, setProblem] = useState<Problem>(null);
  useEffect(() => {
    readChoices().then(setChoices, () => {});
  }, []);
  // The language of the page is that of the notifications.
  useEffect(() => {
    updateSubscription(undefined, language).catch(() => {});
  }, [language]);
  const attempt = (work: () => Promise<Problem>) => void work().then(setProblem, () => setProblem('failed'));

  const start = () =>
    attempt(async () => {
      if (!(await startNotifications(DEFAULT_CHOICES))) return 'denied';
      setChoices(DEFAULT_CHOICES);
      return null;
    });
  const change = (next: PushChoices) =>
    attempt(async () => {
      setChoices(next);
      await updateSubscription(next);
      return null;
    });
  const stop = () =>
    attempt(async () => {
      setChoices(null);
      await stopNotifications();
      return null;
    });

  return (
    <>
      {choices ? (
        <>
          <Kinds choices={choices} onChange={change} />
          <Quiet choices={choices} onChange={change} />
          <button className={button.button} type="button" onClick={stop}>
            {t('push.off')}
          </button>
        </>
      ) : (
        <button className={button.button} data-kind="primary" type="button" onClick={start}>
          {t('push.on')}
        </button>
      )}
      <output className={styles.problem}>{problem && t(`push.${problem}`)}</output>
    </>
  );
}

interface ChoiceProps {
  choices: PushChoices;
  onChange(next: PushChoices): void;
}

function Kinds({ choices, onChange }: ChoiceProps) {
  const { t } = useLanguage();
  return (
    <fieldset className={styles.kinds}>
      <legend>{t('push.kinds')}</legend>
      {NOTIFICATION_KINDS.map((kind) => (
        <label key={kind}>
          <input
            type="checkbox"
            checked={choices.kinds.includes(kind)}
            onChange={({ target }) => {
              const others = choices.kinds.filter((other) => other !== kind);
              onChange({ ...choices, kinds: target.checked ? [...others, kind] : others });
            }}
          />
          {t(`push.kind.${kind}`)}
        </label>
      ))}
    </fieldset>
  );
}

function Quiet({ choices, onChange }: ChoiceProps) {
  const { t } = useLanguage();
  const { quiet } = choices;
  return (
    <fieldset className={styles.kinds}>
      <legend className="hidden">{t('push.quiet')}</legend>
      <label>
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={({ target }) => onChange({ ...choices, quiet: target.checked ? DEFAULT_CHOICES.quiet : null })}
        />
        {t('push.quiet')}
      </label>
      {quiet && (
        <div className={styles.hours}>
          {(['from', 'until'] as const).map((end) => (
            <label key={end}>
              {t(`push.quiet.${end}`)}
              <input
                type="time"
                value={timeText(quiet[end])}
                onChange={({ target }) =>
                  target.value !== '' && onChange({ ...choices, quiet: { ...quiet, [end]: minutesOf(target.value) } })
                }
              />
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}

const two = (part: number) => String(part).padStart(2, '0');
const timeText = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
