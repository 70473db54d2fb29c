import { useBrokenImage } from '#ui/use-broken-image.ts';
import styles from './crest.module.css';

interface CrestProps {
  team: { badge: string | null; shortName: string };
  eager?: boolean;
}

/** Decorative: the team's name is beside it. Shows a shield with the team's code if there is no picture. */
export function Crest({ team: { badge, shortName }, eager = false }: CrestProps) {
  const { broken, imageProps } = useBrokenImage(badge);
  if (broken || badge === null) return <Shield code={shortName} />;
  return (
    <img
      {...imageProps}
      className={styles.crest}
      src={badge}
      alt=""
      width={64}
      height={72}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}

const Shield = ({ code }: { code: string }) => (
  <svg className={styles.crest} viewBox="0 0 64 72" aria-hidden="true">
    <path fill="var(--surface-3)" d="M5 6h54v33c0 14-11 23-27 31C16 62 5 53 5 39Z" />
    <path fill="none" stroke="var(--line-strong)" strokeWidth="2" d="M5 6h54v33c0 14-11 23-27 31C16 62 5 53 5 39Z" />
    <text className={styles.code} x="32" y="42" textAnchor="middle">
      {code.slice(0, 3).toLocaleUpperCase('bg')}
    </text>
  </svg>
);
