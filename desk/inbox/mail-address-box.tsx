import { useState, type FormEvent } from 'react';
import type { MailAddress } from '#contract/desk/message-choices.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { useDeed } from '#desk/kit/use-deed.ts';
import { inboxBg } from '#i18n/inbox/bg.ts';
import { useTexts } from './texts.ts';
import styles from './choices.module.css';
import textField from '#desk/shell/text-field.module.css';

type Wrong = Extract<keyof typeof inboxBg, `choices.wrong.${string}`>;
const wrongKey = (reason: string): Wrong =>
  `choices.wrong.${reason}` in inboxBg ? (`choices.wrong.${reason}` as Wrong) : 'choices.wrong.invalid';

/** [MS10] Where somebody gets e-mail: entered, confirmed by a code, changed, removed. */
export function MailAddressBox({ mail, onChange }: { mail: MailAddress | null; onChange: () => void }) {
  const { t, language } = useTexts();
  const { isBusy, refusal, send } = useDeed();
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState('');
  const waits = mail !== null && !mail.confirmed && !mail.refused;
  const act = async (request: Parameters<typeof send>[0]) => {
    if (!(await send(request))) return;
    setCode('');
    setTyped('');
    onChange();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (waits
      ? act({ method: 'POST', path: deskPaths.mailCode, body: { code: code.trim() } })
      : act({ method: 'PUT', path: deskPaths.mailAddress, body: { address: typed.trim(), language } }));
  };
  const remove = () => void act({ method: 'DELETE', path: deskPaths.mailAddress });
  return (
    <section className={styles.mail} aria-labelledby="choices-mail">
      <div className="head-line">
        <h2 id="choices-mail">{t('choices.mail')}</h2>
        <span>{t('choices.mail.why')}</span>
      </div>
      {mail && (
        <output className={styles.address}>
          <b>{mail.address}</b>{' '}
          {mail.refused
            ? t('choices.mail.refused')
            : mail.confirmed
              ? t('choices.mail.confirmed')
              : t('choices.mail.sent', { address: mail.address })}
        </output>
      )}
      {!mail?.confirmed || mail.refused ? (
        <form onSubmit={submit}>
          {waits ? (
            <label className={textField.field}>
              {t('choices.mail.code')}
              <input
                inputMode="numeric"
                autoComplete="one-time-code"
                pattern="\s*\d{6}\s*"
                required
                value={code}
                onChange={({ target }) => setCode(target.value)}
              />
            </label>
          ) : (
            <label className={textField.field}>
              {t('choices.mail.address')}
              <input
                type="email"
                autoComplete="email"
                maxLength={254}
                required
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            </label>
          )}
          {refusal && (
            <p className={styles.failed} role="alert">
              {t(wrongKey(refusal.reason))}
            </p>
          )}
          <button className="wide" disabled={isBusy}>
            {t(waits ? 'choices.mail.confirm' : 'choices.mail.send')}
          </button>
        </form>
      ) : null}
      {mail && (
        <button className={styles.plain} disabled={isBusy} onClick={remove}>
          {t(waits ? 'choices.mail.again' : 'choices.mail.remove')}
        </button>
      )}
    </section>
  );
}
