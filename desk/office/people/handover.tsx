import { Suspense } from 'react';
import type { Invitation } from '#contract/desk/people.ts';
import { LinkQr } from '#desk/shell/link-qr.tsx';
import { Mark } from '#desk/shell/mark.tsx';
import { longDate } from '#domain/formatting/date.ts';
import { useTexts } from '#desk/office/texts.ts';
import effects from '#desk/kit/effects.module.css';
import input from '#desk/kit/inputs.module.css';
import styles from './invite-panel.module.css';

/** The link of an invitation and its QR code, shown once. */
export function Handover({ link, expiresAt }: Pick<Invitation, 'link' | 'expiresAt'>) {
  const { t, language } = useTexts();
  return (
    <>
      <div className={styles.invitation}>
        <div className={styles.qr}>
          <Suspense>
            <LinkQr link={link} name={t('link.qr')} />
          </Suspense>
        </div>
        <p>{t('managers.holdOut')}</p>
        <span className={input.input}>
          <code>{link.replace(/^https?:\/\//, '')}</code>
        </span>
      </div>
      <ul className={effects.effects}>
        <li>
          <Mark name="waiting" />
          <span>{t('managers.once', { date: longDate(new Date(expiresAt), language) })}</span>
        </li>
        <li>
          <Mark name="phone" />
          <span>{t('managers.whoeverOpens')}</span>
        </li>
      </ul>
    </>
  );
}
