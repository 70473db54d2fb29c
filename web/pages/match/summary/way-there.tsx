import { pagePaths } from '#contract/paths.ts';
import { mapLinks } from '#domain/league/map-links.ts';
import { useLanguage } from '#ui/language.ts';
import { MapButtons } from '#web/football/map-buttons.tsx';
import type { Venue } from '#web/football/match-context-model.ts';
import styles from './way-there.module.css';

interface WayThereProps {
  venue: Venue;
  pitchId: number | null;
}

/** [PL1] Where the match is, and the way there. */
export function WayThere({ venue: { name, address, coordinates }, pitchId }: WayThereProps) {
  const { t } = useLanguage();
  return (
    <section className={styles.way}>
      <h4 className="label">{t('preview.venue')}</h4>
      <p>
        <b>{pitchId === null ? name : <a href={pagePaths.pitch(pitchId)}>{name}</a>}</b>
        {address !== null && <span>{address}</span>}
      </p>
      <MapButtons links={mapLinks({ text: address ?? name, coordinates })} />
    </section>
  );
}
