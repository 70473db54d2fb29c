import { encode } from 'uqr';
import { pagePaths } from '#contract/paths.ts';
import { writeFollowing, type Followed } from '#domain/following/following.ts';
import button from '#ui/button.module.css';
import { useLanguage } from '#ui/language.ts';
import { QrCode } from '#ui/qr-code.tsx';
import { useCopy } from '#ui/use-copy.ts';
import { ADD_PARAMETER } from './offered-following.tsx';
import styles from './following-page.module.css';

/** A link and a code with everything that is followed, for another device. */
export function CarryOver({ following }: { following: Followed[] }) {
  const { t } = useLanguage();
  const [copied, copy] = useCopy(t('share.byHand'));
  const link = `${location.origin}${pagePaths.following}?${ADD_PARAMETER}=${writeFollowing(following)}`;
  return (
    <div className={styles.carry}>
      <p>{t('following.carry.text')}</p>
      <QrCode modules={encode(link, { ecc: 'L', border: 0 }).data} name={t('following.carry.qr')} />
      <button className={button.button} type="button" onClick={() => void copy(link)}>
        {t(copied ? 'share.copied' : 'following.carry.copy')}
      </button>
    </div>
  );
}
