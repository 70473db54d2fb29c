import magnifier from '@phosphor-icons/core/bold/magnifying-glass-bold.svg?raw';
import x from '@phosphor-icons/core/bold/x-bold.svg?raw';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { SEARCH_PARAMETER } from '#contract/paths.ts';
import button from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import side from '#ui/side-panel.module.css';
import { useLightDismiss } from '#ui/use-light-dismiss.ts';
import { useMyHits } from '#web/following/use-my-hits.ts';
import { searchFor } from '#web/api/search-query.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import { SearchHit } from './search-hit.tsx';
import styles from './search-panel.module.css';

const MIN_CHARACTERS = 3;
const MAX_CHARACTERS = 100;
const DEBOUNCE_MS = 300;

/** Opens at once, with the search of the address if it has one; closes on Escape, a choice or a click on the backdrop, and forgets the text. */
export function SearchPanel({ panel }: { panel: RefObject<HTMLDialogElement | null> }) {
  const { t } = useLanguage();
  const isOwnBackend = useIsOwnBackend();
  const [typed, setTyped] = useState('');
  const { results, isSearching } = useSearch(typed);
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const close = () => panel.current?.close();
  useLightDismiss(panel);
  useEffect(() => {
    if (panel.current?.open !== false) return;
    panel.current.showModal();
    setTyped((new URLSearchParams(location.search).get(SEARCH_PARAMETER) ?? '').slice(0, MAX_CHARACTERS));
  }, [panel]);
  const hits = useMyHits(typed, results);

  function move(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && hits.length > 0) {
      event.preventDefault();
      const next = (chosen + step + hits.length) % hits.length;
      setChosen(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      // The panel closes and the focus returns to its button, which must not receive this key press.
      event.preventDefault();
      document.getElementById(`${listId}-${chosen}`)?.click();
    }
  }

  return (
    <dialog
      ref={panel}
      className={`${side.side} ${styles.panel}`}
      data-theme="dark"
      aria-label={t('search.label')}
      onClose={() => setTyped('')}
    >
      <div className={styles.inside}>
        <div className={styles.field}>
          <Icon svg={magnifier} />
          <input
            type="text"
            inputMode="search"
            enterKeyHint="search"
            role="combobox"
            aria-label={t('search.label')}
            aria-expanded={hits.length > 0}
            aria-controls={listId}
            aria-activedescendant={hits.length > 0 ? `${listId}-${chosen}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_CHARACTERS}
            placeholder={t('search.placeholder')}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setChosen(0);
            }}
            onKeyDown={move}
          />
          <button className={button.icon} type="button" aria-label={t('shell.close')} onClick={close}>
            <Icon svg={x} />
          </button>
        </div>
        <p className={styles.note}>{t(isOwnBackend ? 'search.note' : 'search.note.englishOnly')}</p>
        <div className={styles.results}>
          <output className={styles.status}>
            <SearchStatus typed={typed} isSearching={isSearching} count={results?.length ?? null} />
          </output>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select holds no links and no pictures */}
          <div id={listId} role="listbox" aria-label={t('search.results')}>
            {hits.map((hit, index) => (
              <SearchHit
                key={`${hit.type} ${hit.id}`}
                id={`${listId}-${index}`}
                hit={hit}
                typed={typed}
                isChosen={index === chosen}
                onPoint={() => setChosen(index)}
              />
            ))}
          </div>
        </div>
        <p className={styles.keys} aria-hidden="true">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {t('search.keys.choose')}
          </span>
          <span>
            <kbd>Enter</kbd> {t('search.keys.open')}
          </span>
          <span>
            <kbd>Esc</kbd> {t('search.keys.close')}
          </span>
        </p>
      </div>
    </dialog>
  );
}

interface StatusProps {
  typed: string;
  isSearching: boolean;
  count: number | null;
}

function SearchStatus({ typed, isSearching, count }: StatusProps) {
  const { t } = useLanguage();
  if (typed.trim().length < MIN_CHARACTERS) return t('search.hint');
  if (isSearching)
    return (
      <>
        <span className={styles.spinner} />
        {t('search.searching')}
      </>
    );
  return count === 0 ? t('search.none') : null;
}

/** Debounced, from three characters on. A failure is shown as no results. */
function useSearch(typed: string) {
  const query = typed.trim();
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(query), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [query]);
  const isLongEnough = query.length >= MIN_CHARACTERS;
  const { data, isFetching, isError } = useQuery({
    ...searchFor(debounced),
    enabled: isLongEnough && debounced === query,
  });
  if (!isLongEnough) return { results: null, isSearching: false };
  const isSearching = debounced !== query || isFetching;
  return { results: isSearching ? null : isError ? [] : (data ?? null), isSearching };
}
