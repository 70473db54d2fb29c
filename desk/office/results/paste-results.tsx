import check from '@phosphor-icons/core/bold/check-circle-bold.svg?raw';
import warning from '@phosphor-icons/core/bold/warning-circle-bold.svg?raw';
import { useId, useState } from 'react';
import type { CalendarMatch } from '#contract/desk/calendar.ts';
import type { CalendarIndex } from '#desk/office/calendar/calendar-index.ts';
import type { CalendarTexts } from '#desk/office/calendar/calendar-texts.ts';
import { readResults, type ResultMatch } from '#domain/lists/read-results.ts';
import { scoreText } from '#domain/formatting/match-words.ts';
import type { Score } from '#domain/match/score.ts';
import { Icon } from '#ui/icon.tsx';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import input from '#desk/kit/inputs.module.css';
import styles from './paste-results.module.css';

interface PasteProps {
  /** Those that take a result. */
  matches: readonly CalendarMatch[];
  index: CalendarIndex;
  texts: CalendarTexts;
  onFill: (matchId: number, score: Score) => void;
}

/** Results from a chat or a spreadsheet: as they are read, then into the fields below, where they are saved. */
export function PasteResults({ matches, index, texts, onFill }: PasteProps) {
  const { t, language } = texts;
  const id = useId();
  const [text, setText] = useState('');
  const lines = text.trim() === '' ? [] : readResults(text, matches.map(namesOf(index)));
  const read = lines.flatMap((line) => ('match' in line ? [line] : []));
  const fill = () => {
    for (const { match, score } of read) onFill(match, score);
    setText('');
  };
  return (
    <details className={`${card.card} ${styles.paste}`}>
      <summary>{t('results.paste')}</summary>
      <label htmlFor={id}>{t('results.pasteHow')}</label>
      <textarea
        id={id}
        className={input.input}
        rows={4}
        spellCheck={false}
        placeholder={t('results.pasteExample')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {lines.length > 0 && (
        <ul className={styles.lines} aria-live="polite">
          {lines.map((line, at) => {
            const match = 'match' in line ? index.matches.get(line.match) : undefined;
            return (
              // Lines may repeat.
              <li key={at} data-tone={match ? 'good' : 'warn'}>
                <Icon svg={match ? check : warning} size="1rem" />
                {'match' in line && match ? (
                  <span>
                    {texts.team(match.fields.homeId)} <b>{scoreText(line.score.home, line.score.away, language)}</b>{' '}
                    {texts.team(match.fields.awayId)}
                  </span>
                ) : (
                  <span>
                    {line.text} <small>{'reason' in line && t(`results.paste.${line.reason}`)}</small>
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <button type="button" className={button.button} disabled={read.length === 0} onClick={fill}>
        {t('results.pasteFill', { count: read.length })}
      </button>
    </details>
  );
}

const namesOf =
  ({ teams }: CalendarIndex) =>
  ({ id, fields }: CalendarMatch): ResultMatch => {
    const names = (team: number | null) => {
      const known = teams.get(team ?? 0);
      return known ? [known.name, known.nameLatin] : [];
    };
    return { id, home: names(fields.homeId), away: names(fields.awayId) };
  };
