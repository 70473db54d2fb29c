import { Suspense } from 'react';
import type { AcceptedApplication } from '#contract/desk/applications.ts';
import { OfficeDialog } from '#desk/office/dialog.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { LinkQr } from '#desk/shell/link-qr.tsx';
import { useCopy } from '#ui/use-copy.ts';
import button from '#ui/button.module.css';
import styles from './applications.module.css';

interface DialogProps {
  name: string;
  answer: AcceptedApplication;
  onClose: () => void;
}

/** [AL8] The link of the new manager, shown once. */
export function LinkDialog({ name, answer: { link }, onClose }: DialogProps) {
  const { t } = useTexts();
  const [isCopied, copy] = useCopy(t('applications.byHand'));
  return (
    <OfficeDialog
      title={link === null ? t('applications.done') : t('applications.linkTitle', { name })}
      onClose={onClose}
      onSubmit={onClose}
      buttons={
        <>
          {link !== null && (
            <button type="button" className={button.button} onClick={() => void copy(link)}>
              {t(isCopied ? 'applications.copied' : 'applications.copy')}
            </button>
          )}
          <button className={button.button} data-kind="bare">
            {t('applications.done')}
          </button>
        </>
      }
    >
      {link === null ? (
        <p>{t('applications.noLink')}</p>
      ) : (
        <div className={styles.link}>
          <p>{t('applications.link')}</p>
          <Suspense>
            <LinkQr link={link} name={name} />
          </Suspense>
          <output>{link}</output>
        </div>
      )}
    </OfficeDialog>
  );
}
