import glass from '@phosphor-icons/core/bold/magnifying-glass-bold.svg?raw';
import { useState } from 'react';
import type { Candidate } from '#contract/desk/honours.ts';
import { Face } from '#desk/office/teams/face.tsx';
import { useTexts, type OfficeTranslate } from '#desk/office/texts.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { oneDecimal } from '#domain/formatting/number.ts';
import { searchKey, searchKeys } from '#domain/formatting/search-key.ts';
import { rankMatch } from '#domain/formatting/search-rank.ts';
import { Icon } from '#ui/icon.tsx';
import input from '#desk/kit/inputs.module.css';
import styles from './candidate-list.module.css';

/** A longer list is searched, not read. */
const SHOWN = 40;

interface CandidateListProps {
  /** The likeliest first. */
  candidates: readonly Candidate[];
  chosen: number | null;
  /** Where somebody stands already. */
  placeOf?: (id: number) => string | null;
  onChoose: (id: number) => void;
}

/** Everybody who can be chosen, with what he did; found in both alphabets. */
export function CandidateList({ candidates, chosen, placeOf, onChoose }: CandidateListProps) {
  const { t, language } = useTexts();
  const [text, setText] = useState('');
  const found = candidates.filter((candidate) => isFound(candidate, text));
  return (
    <div className={styles.candidates}>
      <label className={input.input}>
        <Icon svg={glass} className="icon" />
        <span className="hidden">{t('honours.search')}</span>
        <input
          type="search"
          maxLength={100}
          placeholder={t('honours.searchHint')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      {found.length === 0 && <p className={styles.help}>{t('honours.nobody')}</p>}
      <ul>
        {found.slice(0, SHOWN).map((candidate) => {
          const { id, picture, team, rating } = candidate;
          const name = nameIn(language, candidate);
          const place = placeOf?.(id) ?? null;
          return (
            <li key={id}>
              <button type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
                <Face name={name} picture={picture} />
                <span>
                  <b>{name}</b>
                  <small>
                    {[nameIn(language, team), place ?? figuresOf(t, candidate)]
                      .filter((part) => part !== '')
                      .join(', ')}
                  </small>
                </span>
                {rating !== null && <b className={styles.no}>{oneDecimal(rating)}</b>}
              </button>
            </li>
          );
        })}
      </ul>
      {found.length > SHOWN && <p className={styles.help}>{t('honours.more', { count: found.length - SHOWN })}</p>}
    </div>
  );
}

const isFound = ({ name, nameLatin, team }: Candidate, text: string): boolean =>
  searchKey(text) === '' || rankMatch(searchKeys(name, nameLatin, team.name, team.nameLatin), searchKey(text)) !== null;

function figuresOf(
  t: OfficeTranslate,
  { matches, goals, assists, cleanSheets, manOfTheMatch, position }: Candidate,
): string {
  if (matches === 0) return t('honours.didNotPlay');
  return [
    ...(goals > 0 ? [t('honours.goals', { count: goals })] : []),
    ...(assists !== null && assists > 0 ? [t('honours.assists', { count: assists })] : []),
    ...(position === 'GK' && cleanSheets > 0 ? [t('honours.cleanSheets', { count: cleanSheets })] : []),
    ...(manOfTheMatch > 0 ? [t('honours.manOfTheMatch', { count: manOfTheMatch })] : []),
  ].join(', ');
}
