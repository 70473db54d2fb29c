import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import { useLanguage } from '#ui/language.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { Crest } from '#ui/marks/crest.tsx';
import type { ComboboxOption } from '#ui/use-combobox.ts';
import type { SearchResult } from '#web/football/model.ts';
import styles from './search-panel.module.css';

/** Loaded with the first result: few visitors search. */
const typedFinder = {
  queryKey: ['find-typed'],
  queryFn: async () => (await import('./find-typed.ts')).findTyped,
  staleTime: Infinity,
};

const PAGE_OF = {
  player: pagePaths.player,
  team: pagePaths.team,
  competition: pagePaths.competition,
  referee: pagePaths.referee,
} as const;

interface SearchHitProps {
  option: ComboboxOption;
  hit: SearchResult;
  typed: string;
  /** Where it leads instead of its own page. */
  href?: string;
  onPoint(): void;
  onChoose?(): void;
}

/** A result of unknown type is not a link. */
export function SearchHit({ option, hit, typed, href, onPoint, onChoose }: SearchHitProps) {
  const { t } = useLanguage();
  const { type, name, subtitle } = hit;
  return (
    <a
      {...option}
      className={styles.hit}
      href={href ?? (type === 'other' ? undefined : PAGE_OF[type](hit.id))}
      tabIndex={-1}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <Picture hit={hit} />
      <span>
        <b>
          <HighlightedName name={name} typed={typed.trim()} />
        </b>
        {subtitle !== null && <small>{subtitle}</small>}
      </span>
      {type !== 'other' && <span className={styles.tag}>{t(`search.type.${type}`)}</span>}
    </a>
  );
}

function Picture({ hit: { type, name, shortName, image } }: { hit: SearchResult }) {
  if (type === 'team') return <Crest team={{ shortName: shortName ?? name.slice(0, 3), badge: image }} />;
  if (type === 'competition') return <CompetitionEmblem competition={{ name, logo: image }} />;
  return <Avatar player={{ name, picture: image }} />;
}

/** Highlights the typed text in the name. */
function HighlightedName({ name, typed }: { name: string; typed: string }) {
  const { data: findTyped } = useQuery(typedFinder);
  const found = findTyped?.(name, typed);
  if (!found) return name;
  return (
    <>
      {name.slice(0, found.start)}
      <mark>{name.slice(found.start, found.end)}</mark>
      {name.slice(found.end)}
    </>
  );
}
