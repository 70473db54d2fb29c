import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { parseDate } from '#domain/formatting/date.ts';
import type { Side } from '#domain/match/score.ts';
import { Card } from '#ui/card.tsx';
import { useLanguage } from '#ui/language.ts';
import { FormGuide } from '#ui/marks/form-guide.tsx';
import { headToHead, matchPreview } from '#web/api/match-context-queries.ts';
import type { PreviewSide } from '#web/football/match-context-model.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import { PlayerLink } from '#web/football/player-link.tsx';
import { TeamPair } from '#web/football/team-pair.tsx';
import { suspensionText } from '#web/football/suspension-text.ts';
import styles from './preview.module.css';
import { WayThere } from './way-there.tsx';

const SIDES: readonly Side[] = ['home', 'away'];

/** Before a match: what a fan wants to know of the two teams. Renders nothing without any of it. */
export function Preview({ match }: { match: MatchDetails }) {
  const { t } = useLanguage();
  const { data: preview } = useQuery(matchPreview(match.id));
  const { data: balance } = useQuery(headToHead(match.id));
  const sides = SIDES.map((side) => preview?.[side] && { side, ...preview[side] });
  const has = (of: (side: PreviewSide) => unknown[]) => sides.some((side) => side && of(side).length > 0);
  const meetings = balance ? balance.homeWins + balance.draws + balance.awayWins : 0;
  const venue = preview?.venue ?? null;
  const start = parseDate(match.startTime);
  const near = start.kind === 'known' ? start.date : null;
  if (!has(({ form, scorers, absent }) => [...form, ...scorers, ...absent]) && !venue) return null;
  return (
    <Card
      title={t('preview.title')}
      padded
      footer={meetings > 0 && <a href="?tab=h2h">{t('preview.meetings', { count: meetings })}</a>}
    >
      <div className={styles.preview}>
        <TeamPair home={match.home} away={match.away} />
        {has(({ form }) => form) && (
          <Row
            title={t('table.form')}
            cells={sides.map((side) => side && <FormGuide key={side.side} results={side.form} />)}
          />
        )}
        {has(({ scorers }) => scorers) && (
          <Row
            title={t('preview.scorers')}
            cells={sides.map((side) => side && <Scorers key={side.side} scorers={side.scorers} />)}
          />
        )}
        {has(({ absent }) => absent) && (
          <Row
            title={t('preview.absent')}
            cells={sides.map((side) => side && <Absent key={side.side} absent={side.absent} near={near} />)}
          />
        )}
        {venue && <WayThere venue={venue} pitchId={match.pitchId} />}
      </div>
    </Card>
  );
}

const Scorers = ({ scorers }: Pick<PreviewSide, 'scorers'>) => (
  <ul>
    {scorers.map(({ player, goals }) => (
      <li key={player.id}>
        <PlayerLink player={player}>{player.name}</PlayerLink>
        {/* On the line of the last name. */ '\u00a0'}
        <b>{goals}</b>
      </li>
    ))}
  </ul>
);

function Absent({ absent, near }: Pick<PreviewSide, 'absent'> & { near: Date | null }) {
  const { t, language } = useLanguage();
  return (
    <ul>
      {absent.map((absence) => (
        <li key={absence.player.id}>
          <PlayerLink player={absence.player}>{absence.player.name}</PlayerLink>
          <small>{suspensionText(absence, { t, language, near })}</small>
        </li>
      ))}
      {absent.length === 0 && <li>–</li>}
    </ul>
  );
}

const Row = ({ title, cells }: { title: string; cells: ReactNode[] }) => (
  <section className={styles.row}>
    <h4 className="label">{title}</h4>
    {cells.map((cell, index) => (
      <div key={SIDES[index]}>{cell}</div>
    ))}
  </section>
);
