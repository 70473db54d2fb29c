import facebook from 'simple-icons/icons/facebook.svg?raw';
import instagram from 'simple-icons/icons/instagram.svg?raw';
import tiktok from 'simple-icons/icons/tiktok.svg?raw';
import { league } from '#league.config';
import button from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';

const accounts = [
  { name: 'Instagram', svg: instagram, address: league.social.instagram },
  { name: 'Facebook', svg: facebook, address: league.social.facebook },
  { name: 'TikTok', svg: tiktok, address: league.social.tiktok },
];

/** Accounts without an address show an icon without a link. */
export function SocialLinks() {
  return accounts.map(({ name, svg, address }) =>
    address === null ? (
      <span key={name} className={button.icon}>
        <Icon svg={svg} size="1.125rem" />
        <span className="hidden">{name}</span>
      </span>
    ) : (
      <a key={name} className={button.icon} href={address} target="_blank" rel="noopener" aria-label={name}>
        <Icon svg={svg} size="1.125rem" />
      </a>
    ),
  );
}
