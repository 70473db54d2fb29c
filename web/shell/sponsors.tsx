import { useQuery } from '@tanstack/react-query';
import type { SponsorPlace } from '#domain/league/sponsors.ts';
import { useLanguage } from '#ui/language.ts';
import { sponsors } from '#web/api/league-queries.ts';
import type { Sponsor } from '#web/api/parse-league.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import styles from './sponsors.module.css';

/** [LS8] Who supports the league, where that is shown; nothing without any. */
export function Sponsors({ place }: { place: SponsorPlace }) {
  const { t } = useLanguage();
  const { data = [] } = useQuery({ ...sponsors, enabled: useIsOwnBackend() });
  const shown = data.filter(({ places }) => places.includes(place));
  if (shown.length === 0) return null;
  return (
    <div className={styles.sponsors}>
      <span aria-hidden="true">{t('sponsors.title')}</span>
      <ul aria-label={t('sponsors.title')}>
        {shown.map((sponsor) => (
          <li key={sponsor.id}>
            {sponsor.link === null ? (
              <Logo sponsor={sponsor} />
            ) : (
              <a href={sponsor.link} target="_blank" rel="sponsored noopener">
                <Logo sponsor={sponsor} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** With its size, so that nothing moves when it comes. */
const Logo = ({ sponsor: { name, logo } }: { sponsor: Sponsor }) =>
  logo === null ? (
    <strong>{name}</strong>
  ) : (
    <img src={logo.url} alt={name} width={logo.width} height={logo.height} loading="lazy" decoding="async" />
  );
