import { league } from '#league.config';
import button from '#ui/button.module.css';
import styles from './social-links.module.css';

const accounts = [
  { name: 'Instagram', logo: styles.instagram, address: league.social.instagram },
  { name: 'Facebook', logo: styles.facebook, address: league.social.facebook },
  { name: 'TikTok', logo: styles.tiktok, address: league.social.tiktok },
];

/** Accounts without an address show an icon without a link. */
export function SocialLinks() {
  return accounts.map(({ name, logo, address }) =>
    address === null ? (
      <span key={name} className={button.icon}>
        <span className={logo} />
        <span className="hidden">{name}</span>
      </span>
    ) : (
      <a key={name} className={button.icon} href={address} target="_blank" rel="noopener" aria-label={name}>
        <span className={logo} />
      </a>
    ),
  );
}
