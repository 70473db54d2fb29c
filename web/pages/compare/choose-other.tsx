import { useState, type ReactNode } from 'react';
import { type ComparisonKind, pagePaths } from '#contract/paths.ts';
import { Card } from '#ui/card.tsx';
import { useLanguage } from '#ui/language.ts';
import { useCombobox } from '#ui/use-combobox.ts';
import { SearchHit } from '#web/shell/search/search-hit.tsx';
import { SearchInput } from '#web/shell/search/search-input.tsx';
import { useSearch } from '#web/shell/search/use-search.ts';
import styles from './choose-other.module.css';
import { Versus, type ComparedSide } from './versus.tsx';

export interface Suggestion {
  id: number;
  name: string;
  subtitle: string | null;
  picture: ReactNode;
}

interface ChooseOtherProps {
  kind: ComparisonKind;
  first: ComparedSide;
  suggestionsTitle: string;
  suggestions: Suggestion[];
}

const COMPARED = {
  players: { type: 'player', addressOf: pagePaths.comparePlayers, question: 'compare.with.player' },
  teams: { type: 'team', addressOf: pagePaths.compareTeams, question: 'compare.with.team' },
} as const;

/** A search for the second of two. */
export function ChooseOther({ kind, first, suggestionsTitle, suggestions }: ChooseOtherProps) {
  const { t } = useLanguage();
  const { type, addressOf, question } = COMPARED[kind];
  const [typed, setTyped] = useState('');
  const { results, isSearching } = useSearch(typed);
  const hits = (results ?? []).filter((hit) => hit.type === type && hit.id !== first.id);
  const combobox = useCombobox({
    count: hits.length,
    onChoose: (index) => document.getElementById(combobox.option(index).id)?.click(),
  });
  const others = suggestions.filter(({ id }) => id !== first.id);
  return (
    <>
      <Versus sides={[first]} addressOf={addressOf} />
      <div className={`wrap page ${styles.page}`}>
        <h2 className="hidden">{t('compare.title')}</h2>
        <Card title={t(question)}>
          <div className={styles.field}>
            <SearchInput
              label={t('compare.search')}
              placeholder={t('compare.search')}
              typed={typed}
              onType={setTyped}
              combobox={combobox}
            />
          </div>
          <output className={styles.status}>
            {isSearching ? t('search.searching') : results !== null && hits.length === 0 && t('search.none')}
          </output>
          <div {...combobox.list} className={styles.hits} aria-label={t('compare.found')}>
            {hits.map((hit, index) => (
              <SearchHit
                key={hit.id}
                option={combobox.option(index)}
                hit={hit}
                typed={typed}
                href={addressOf(first.id, hit.id)}
                onPoint={() => combobox.activate(index)}
              />
            ))}
          </div>
        </Card>
        {others.length > 0 && hits.length === 0 && (
          <Card title={suggestionsTitle}>
            <ul className={styles.suggestions}>
              {others.map(({ id, name, subtitle, picture }) => (
                <li key={id}>
                  <a href={addressOf(first.id, id)}>
                    {picture}
                    <span>
                      <b>{name}</b>
                      {subtitle !== null && <small>{subtitle}</small>}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </>
  );
}
