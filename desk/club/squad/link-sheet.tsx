import check from '@phosphor-icons/core/bold/check-bold.svg?raw';
import copyIcon from '@phosphor-icons/core/bold/copy-bold.svg?raw';
import { Suspense } from 'react';
import type { Club } from '#contract/desk/club.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { TeamLink } from '#contract/desk/registrations.ts';
import { useTexts } from '#desk/club/texts.ts';
import { whyNot } from '#desk/club/why-not.ts';
import { useDeed } from '#desk/kit/use-deed.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { Dialog } from '#desk/shell/dialog.tsx';
import { LinkQr } from '#desk/shell/link-qr.tsx';
import { ShareButton } from '#desk/shell/share-button.tsx';
import { dayAndMonth } from '#domain/formatting/date.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { Icon } from '#ui/icon.tsx';
import { useCopy } from '#ui/use-copy.ts';
import { Refused } from './outcome.tsx';
import styles from './squad.module.css';

/** The link by which players register themselves: to show, to share, to renew and to end. */
export function LinkSheet({ club: { team }, onClose }: { club: Club; onClose: () => void }) {
  const { t, language } = useTexts();
  const { isBusy, refusal, send } = useDeed();
  const path = deskPaths.teamLink(team.id);
  const { data, failed } = useDesk<TeamLink>(path);
  const link = data?.link ?? null;
  const [isCopied, copy] = useCopy(t('link.byHand'));
  const renew = () => void send({ method: 'POST', path, body: {} });
  return (
    <Dialog title={t('teamLink.title')} small={t('teamLink.sub')} onClose={onClose}>
      {!data && <p className="nothing">{failed === null ? t('loading') : t('club.notDone')}</p>}
      {data && !link && (
        <>
          <p className={styles.note}>{t('teamLink.none')}</p>
          <button className="wide primary" disabled={isBusy} onClick={renew}>
            {t('teamLink.make')}
          </button>
        </>
      )}
      {link && (
        <>
          <div className={styles.qr}>
            <Suspense fallback={<span />}>
              <LinkQr link={link.address} name={t('link.qr')} />
            </Suspense>
            <div>
              <p>
                <b>{link.registered}</b> {t('teamLink.registered', { count: link.registered })}
              </p>
              <p>
                <b>{dayAndMonth(new Date(link.createdAt), language)}</b> {t('teamLink.since')}
              </p>
            </div>
          </div>
          <div className={styles.address}>
            <span>{link.address}</span>
            <button
              type="button"
              className="key"
              aria-label={t('teamLink.copy')}
              onClick={() => void copy(link.address)}
            >
              <Icon svg={isCopied ? check : copyIcon} className="icon" />
            </button>
          </div>
          <ShareButton link={link.address} text={t('teamLink.text', { team: nameIn(language, team) })} />
          <div className={styles.pair}>
            <button className="slab quiet" disabled={isBusy} onClick={renew}>
              {t('teamLink.renew')}
            </button>
            <button className="slab bad" disabled={isBusy} onClick={() => void send({ method: 'DELETE', path })}>
              {t('teamLink.end')}
            </button>
          </div>
          <p className={styles.note}>{t('teamLink.means')}</p>
        </>
      )}
      <Refused text={refusal && whyNot(t, refusal)} />
    </Dialog>
  );
}
