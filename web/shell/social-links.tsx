import type { PublicLeague } from '#contract/http/league-settings.ts';
import button from '#ui/button.module.css';
import { useLeague } from '#web/api/league-queries.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import styles from './social-links.module.css';

const NETWORKS = [
  { id: 'instagram', name: 'Instagram', logo: styles.instagram },
  { id: 'facebook', name: 'Facebook', logo: styles.facebook },
  { id: 'tiktok', name: 'TikTok', logo: styles.tiktok },
] as const;

export const hasSocialLinks = ({ social }: PublicLeague): boolean => NETWORKS.some(({ id }) => social[id] !== null);

/** The league's accounts. With another backend one without an address is an icon without a link, as documented. */
export function SocialLinks() {
  const league = useLeague();
  const isOwnBackend = useIsOwnBackend();
  if (!hasSocialLinks(league)) return null;
  const { social } = league;
  const shown = isOwnBackend ? NETWORKS.filter(({ id }) => social[id] !== null) : NETWORKS;
  return shown.map(({ id, name, logo }) => {
    const address = social[id];
    return address === null ? (
      <span key={name} className={button.icon}>
        <span className={logo} />
        <span className="hidden">{name}</span>
      </span>
    ) : (
      <a key={name} className={button.icon} href={address} target="_blank" rel="noopener" aria-label={name}>
        <span className={logo} />
      </a>
    );
  });
}
