import { pagePaths } from '#contract/paths.ts';
import { Avatar } from '#web/football/avatar.tsx';
import { Crest } from '#web/football/crest.tsx';
import { Emblem } from '#web/football/emblem.tsx';
import type { Found } from '#web/football/model.ts';
import { useLanguage } from '#web/ui/language.tsx';
import styles from './search-panel.module.css';

const PAGE_OF = {
  player: pagePaths.player,
  team: pagePaths.team,
  competition: pagePaths.competition,
  referee: pagePaths.referee,
} as const;

interface SearchHitProps {
  id: string;
  hit: Found;
  typed: string;
  isChosen: boolean;
  onPoint(): void;
}

/** One of the results; the page of a kind that nobody knows is nowhere, so that one leads nowhere. */
export function SearchHit({ id, hit, typed, isChosen, onPoint }: SearchHitProps) {
  const { t } = useLanguage();
  const { type, name, subtitle } = hit;
  return (
    <a
      id={id}
      className={styles.hit}
      href={type === 'other' ? undefined : PAGE_OF[type](hit.id)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option is no link
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      onPointerMove={onPoint}
    >
      <Picture hit={hit} />
      <span>
        <b>
          <Marked name={name} typed={typed.trim()} />
        </b>
        {subtitle !== null && <small>{subtitle}</small>}
      </span>
      {type !== 'other' && <span className={styles.tag}>{t(`search.type.${type}`)}</span>}
    </a>
  );
}

function Picture({ hit: { type, name, image, id } }: { hit: Found }) {
  if (type === 'team') return <Crest team={{ shortName: name.slice(0, 3), badge: image }} />;
  if (type === 'competition') return <Emblem competition={{ id, name, logo: image }} />;
  return <Avatar player={{ name, picture: image }} />;
}

/** What was typed stands out in the name, where it is there letter by letter. */
function Marked({ name, typed }: { name: string; typed: string }) {
  const at = typed === '' ? -1 : name.toLowerCase().indexOf(typed.toLowerCase());
  if (at < 0) return name;
  return (
    <>
      {name.slice(0, at)}
      <mark>{name.slice(at, at + typed.length)}</mark>
      {name.slice(at + typed.length)}
    </>
  );
}
