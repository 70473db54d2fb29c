import arrowClockwise from '@phosphor-icons/core/bold/arrow-counter-clockwise-bold.svg?raw';
import image from '@phosphor-icons/core/bold/image-bold.svg?raw';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Score } from '#domain/match/score.ts';
import { readGuesses, tablesWithGuesses, writeGuesses, type Guesses } from '#domain/standings/what-if.ts';
import button from '#ui/button.module.css';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { Select } from '#ui/select.tsx';
import { ShareButton } from '#ui/share-button.tsx';
import { tableInputs } from '#web/api/outlook-queries.ts';
import { groupText } from '#web/football/group-text.ts';
import type { StandingRow, TableGroup } from '#web/football/model.ts';
import type { TableInputs } from '#web/football/outlook-model.ts';
import { StandingsTable } from '#web/football/standings-table.tsx';
import type { TabProps } from './tab-props.ts';
import { GUESSES_HASH } from './guesses-hash.ts';
import { GuessRow } from './guess-row.tsx';
import styles from './outlook.module.css';

/** The table with results that a visitor puts into the matches that are left. */
export function WhatIf(tab: TabProps) {
  const { data: inputs } = useQuery(tableInputs(tab.edition));
  if (!inputs || inputs.remaining.length === 0) return null;
  return <Calculator {...tab} inputs={inputs} />;
}

function Calculator({ competition, league, inputs }: TabProps & { inputs: TableInputs }) {
  const { t } = useLanguage();
  const { remaining } = inputs;
  const [guesses, setGuesses] = useState<Guesses>(() =>
    readGuesses(location.hash.startsWith(GUESSES_HASH) ? location.hash.slice(GUESSES_HASH.length) : '', remaining),
  );
  const gameweeks = [...new Set(remaining.map(({ gameweek }) => gameweek))].toSorted((a, b) => a - b);
  const [gameweek, setGameweek] = useState(
    gameweeks.find((number) => number === competition.currentGameweek) ?? gameweeks[0] ?? 0,
  );
  // A new key forgets half a result that was typed.
  const [clearings, setClearings] = useState(0);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (location.hash.startsWith(GUESSES_HASH)) card.current?.scrollIntoView({ block: 'start' });
  }, []);

  const officialRows = new Map(league.groups.flatMap(({ rows }) => rows.map((row) => [row.team.id, row])));
  const groups = tablesWithGuesses(inputs, remaining, guesses).map(({ group, rows }): TableGroup => ({
    name: group,
    rows: rows.flatMap(({ matches, ...row }): StandingRow[] => {
      const official = officialRows.get(row.team);
      return official ? [{ ...row, played: matches, team: official.team, withdrawn: official.withdrawn }] : [];
    }),
  }));

  function guess(match: number, score: Score | null) {
    const next = new Map(guesses);
    if (score) next.set(match, score);
    else next.delete(match);
    keep(next);
  }
  function keep(next: Guesses) {
    setGuesses(next);
    const address = `${location.pathname}${location.search}`;
    history.replaceState(history.state, '', next.size > 0 ? address + GUESSES_HASH + writeGuesses(next) : address);
  }
  function clear() {
    keep(new Map());
    setClearings(clearings + 1);
  }
  async function savePicture() {
    const [{ drawTablePicture }, { sharePicture }] = await Promise.all([
      import('./table-picture.ts'),
      import('#ui/share-picture.ts'),
    ]);
    const picture = await drawTablePicture({
      title: competition.name,
      subtitle: t('whatIf.title'),
      groups: groups.map(({ name, rows }) => ({ title: name === null ? null : groupText(name, t), rows })),
      columns: [t('table.played.short'), t('table.difference.short'), t('table.points.short')],
      source: location.host,
    });
    await sharePicture(picture, t('whatIf.title'));
  }

  const hasGuesses = guesses.size > 0;
  return (
    <div ref={card} className={styles.whatIf}>
      <Card
        title={t('whatIf.title')}
        note={hasGuesses ? t('whatIf.count', { count: guesses.size }) : t('chances.note', { count: remaining.length })}
      >
        <p className={styles.note}>{t('whatIf.how')}</p>
        <div className={styles.calculator}>
          <section className={styles.guesses}>
            <Select
              label={t('competition.gameweek')}
              options={gameweeks.map((number) => ({ value: number, label: t('gameweek.number', { number }) }))}
              chosen={gameweek}
              onChoose={setGameweek}
            />
            {remaining
              .filter((match) => match.gameweek === gameweek)
              .map((match) => (
                <GuessRow
                  key={`${match.id} ${clearings}`}
                  home={officialRows.get(match.home)?.team}
                  away={officialRows.get(match.away)?.team}
                  guess={guesses.get(match.id) ?? null}
                  onGuess={(score) => guess(match.id, score)}
                />
              ))}
          </section>
          <StandingsTable
            caption={`${competition.name}: ${t('whatIf.title')}`}
            groups={groups}
            zones={league.zones}
            adjustments={league.adjustments}
          />
        </div>
        <div className={styles.actions}>
          <button type="button" className={button.button} data-kind="ghost" disabled={!hasGuesses} onClick={clear}>
            <Icon svg={arrowClockwise} size="1.125rem" />
            {t('whatIf.clear')}
          </button>
          <button type="button" className={button.button} data-kind="ghost" onClick={() => void savePicture()}>
            <Icon svg={image} size="1.125rem" />
            {t('whatIf.picture')}
          </button>
          <ShareButton title={`${competition.name}: ${t('whatIf.title')}`} />
        </div>
      </Card>
    </div>
  );
}
