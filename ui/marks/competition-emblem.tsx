import { useBrokenImage } from '#ui/use-broken-image.ts';
import styles from './competition-emblem.module.css';

interface CompetitionEmblemProps {
  competition: { logo: string | null; name: string };
}

export function CompetitionEmblem({ competition: { logo, name } }: CompetitionEmblemProps) {
  const { broken, imageProps } = useBrokenImage(logo);
  if (broken || logo === null)
    return (
      <span className={styles.emblem} aria-hidden="true">
        {name.slice(0, 1)}
      </span>
    );
  return <img {...imageProps} className={styles.emblem} src={logo} alt="" width={32} height={32} decoding="async" />;
}
