import x from '@phosphor-icons/core/bold/x-bold.svg?raw';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { SEARCH_PARAMETER } from '#contract/paths.ts';
import button from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import side from '#ui/side-panel.module.css';
import { useCombobox } from '#ui/use-combobox.ts';
import { useLightDismiss } from '#ui/use-light-dismiss.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import { rememberHit } from './recent-hits.ts';
import { SearchHit } from './search-hit.tsx';
import styles from './search-panel.module.css';
import { useHitSections } from './use-hit-sections.ts';
import { SearchInput } from './search-input.tsx';
import { MAX_CHARACTERS, MIN_CHARACTERS, useSearch } from './use-search.ts';

/** Opens at once, with the search of the address if it has one; closes on Escape, a choice or a click on the backdrop, and forgets the text. */
export function SearchPanel({ panel }: { panel: RefObject<HTMLDialogElement | null> }) {
  const { t, language } = useLanguage();
  const isOwnBackend = useIsOwnBackend();
  const [typed, setTyped] = useState('');
  const { results, isSearching } = useSearch(typed);
  const close = () => panel.current?.close();
  useLightDismiss(panel);
  const { sections, read, forget } = useHitSections(typed, results);
  const hits = sections.flatMap((section) => section.hits);
  const readOnOpening = useEffectEvent(read);
  useEffect(() => {
    readOnOpening();
    if (panel.current?.open !== false) return;
    panel.current.showModal();
    setTyped((new URLSearchParams(location.search).get(SEARCH_PARAMETER) ?? '').slice(0, MAX_CHARACTERS));
  }, [panel]);

  const combobox = useCombobox({
    count: hits.length,
    onChoose: (index) => document.getElementById(combobox.option(index).id)?.click(),
  });

  return (
    <dialog
      ref={panel}
      className={`${side.side} ${styles.panel}`}
      data-theme="dark"
      aria-label={t('search.label')}
      onClose={() => {
        setTyped('');
        read();
      }}
    >
      <div className={styles.inside}>
        <div className={styles.field}>
          <SearchInput
            label={t('search.label')}
            placeholder={t('search.placeholder')}
            typed={typed}
            onType={setTyped}
            combobox={combobox}
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
          <div {...combobox.list} aria-label={t('search.section.found')}>
            {sections.map(({ kind, hits: inSection }) => (
              <div key={kind} {...combobox.group(t(`search.section.${kind}`))}>
                {kind !== 'found' && (
                  <p className={styles.section} aria-hidden="true">
                    {t(`search.section.${kind}`)}
                  </p>
                )}
                {inSection.map((hit) => {
                  const index = hits.indexOf(hit);
                  return (
                    <SearchHit
                      key={`${hit.type} ${hit.id}`}
                      option={combobox.option(index)}
                      hit={hit}
                      typed={typed}
                      onPoint={() => combobox.activate(index)}
                      onChoose={() => rememberHit(hit, language)}
                    />
                  );
                })}
              </div>
            ))}
          </div>
          {sections[0]?.kind === 'recent' && (
            <button className={`${button.button} ${styles.forget}`} data-kind="ghost" type="button" onClick={forget}>
              {t('search.forget')}
            </button>
          )}
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
