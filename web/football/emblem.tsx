import { useBrokenImage } from '#web/ui/use-broken-image.ts';
import styles from './emblem.module.css';
import type { Competition, Named } from './model.ts';

/** The logo of a competition, beside its name. */
export function Emblem({ competition: { logo, name } }: { competition: Named<Competition> }) {
  const { broken, watch } = useBrokenImage(logo);
  if (broken || logo === null)
    return (
      <span className={styles.emblem} aria-hidden="true">
        {name.slice(0, 1)}
      </span>
    );
  return <img {...watch} className={styles.emblem} src={logo} alt="" width={32} height={32} decoding="async" />;
}
