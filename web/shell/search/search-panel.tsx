import magnifier from '@phosphor-icons/core/bold/magnifying-glass-bold.svg?raw';
import x from '@phosphor-icons/core/bold/x-bold.svg?raw';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { SEARCH_PARAMETER } from '#contract/paths.ts';
import { searchFor } from '#web/api/queries.ts';
import button from '#web/ui/button.module.css';
import { Icon } from '#web/ui/icon.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import side from '#web/ui/side-dialog.module.css';
import { useSideDialog } from '#web/ui/side-dialog.ts';
import { SearchHit } from './search-hit.tsx';
import styles from './search-panel.module.css';

const LEAST_CHARACTERS = 3;
const MOST_CHARACTERS = 100;
const PAUSE_MS = 300;

/** Slides in over the page, at once when the address asks for a search; Escape, a choice, or a click beside it closes it, and what was typed is forgotten. */
export function SearchPanel({ panel }: { panel: RefObject<HTMLDialogElement | null> }) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState('');
  const { results, isSearching } = useSearch(typed);
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const close = () => panel.current?.close();
  useSideDialog(panel);
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get(SEARCH_PARAMETER);
    if (asked === null || panel.current?.open !== false) return;
    panel.current.showModal();
    setTyped(asked.slice(0, MOST_CHARACTERS));
  }, [panel]);
  const hits = results ?? [];

  function move(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && hits.length > 0) {
      event.preventDefault();
      const next = (chosen + step + hits.length) % hits.length;
      setChosen(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      // The choice closes the panel and the focus returns to the button that opened it, which must not be pressed too.
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
            maxLength={MOST_CHARACTERS}
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
        <p className={styles.note}>{t('search.note')}</p>
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
  if (typed.trim().length < LEAST_CHARACTERS) return t('search.hint');
  if (isSearching)
    return (
      <>
        <span className={styles.spinner} />
        {t('search.searching')}
      </>
    );
  return count === 0 ? t('search.none') : null;
}

/** Asks after a pause in typing, and not for less than three characters. A failure finds nothing. */
function useSearch(typed: string) {
  const wanted = typed.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isEnough = wanted.length >= LEAST_CHARACTERS;
  const { data, isFetching, isError } = useQuery({
    ...searchFor(asked),
    enabled: isEnough && asked === wanted,
  });
  if (!isEnough) return { results: null, isSearching: false };
  const isSearching = asked !== wanted || isFetching;
  return { results: isSearching ? null : isError ? [] : (data ?? null), isSearching };
}
