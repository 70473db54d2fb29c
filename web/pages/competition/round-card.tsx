import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dayHeading } from '#domain/formatting/date.ts';
import { groupByDay } from '#domain/formatting/day-groups.ts';
import { isUnplayed } from '#domain/match/status-display.ts';
import { Card } from '#ui/card.tsx';
import { useLanguage } from '#ui/language.ts';
import { gameweekMatches, gameweeks } from '#web/api/gameweek-queries.ts';
import { liveAndUpcoming } from '#web/api/live-queries.ts';
import { asNow } from '#web/api/match-day-queries.ts';
import { useIsMine } from '#web/following/use-is-mine.ts';
import { GameRow } from '#web/football/game-rows.tsx';
import rows from '#web/football/game-rows.module.css';
import { gameweekText } from '#web/football/gameweek-text.ts';
import type { Gameweek } from '#web/football/model.ts';
import type { TabProps } from './tab-props.ts';
import styles from './round-card.module.css';
import { ToTab } from './to-tab.tsx';

/** The round in play or to come; until its first match the one before it too. After the end there is none. */
export function Rounds({ edition }: TabProps) {
  const { t } = useLanguage();
  const { data: all = [] } = useQuery(gameweeks(edition.id, edition.season));
  const current = all.find(({ isCurrent }) => isCurrent);
  const previous = all.find(({ isPrevious }) => isPrevious);
  const { data: matches = [] } = useQuery({
    ...gameweekMatches(edition.id, current?.id ?? 0),
    enabled: current !== undefined,
  });
  if (!current) return null;
  const hasBegun = matches.some(({ status }) => !isUnplayed(status));
  return (
    <>
      <RoundCard competitionId={edition.id} gameweek={current}>
        <ToTab competitionId={edition.id} tab="fixtures" text={t('competition.allFixtures')} />
      </RoundCard>
      {previous && !hasBegun && (
        <RoundCard competitionId={edition.id} gameweek={previous}>
          <ToTab competitionId={edition.id} tab="results" text={t('home.allResults')} />
        </RoundCard>
      )}
    </>
  );
}

const REFRESH_MS = 30_000;

interface RoundCardProps {
  competitionId: number;
  gameweek: Gameweek;
  /** The way to more. */
  children: ReactNode;
}

function RoundCard({ competitionId, gameweek, children }: RoundCardProps) {
  const { t, language } = useLanguage();
  const isMine = useIsMine();
  const { data: { live } = { live: [] } } = useQuery({ ...liveAndUpcoming, refetchInterval: REFRESH_MS });
  const { data: matches = [] } = useQuery({
    ...gameweekMatches(competitionId, gameweek.id),
    refetchInterval: gameweek.isCurrent && REFRESH_MS,
  });
  const playing = live.filter(({ id }) => matches.some((match) => match.id === id));
  if (matches.length === 0) return null;
  const days = groupByDay(asNow(matches, playing), ({ startTime }) =>
    startTime === null ? null : new Date(startTime),
  ).map(({ day, items }) => ({
    day,
    items,
    text: day === null ? t('match.dateUnknown') : dayHeading(new Date(items[0]?.startTime ?? day), language),
  }));
  return (
    <Card title={gameweekText(gameweek, t)} {...(days.length === 1 && { note: days[0]?.text })} footer={children}>
      {days.map(({ day, items, text }) => (
        <div key={day} className={styles.day}>
          {days.length > 1 && <h4>{text}</h4>}
          <div className={rows.rows}>
            {items.map((match) => (
              <GameRow key={match.id} match={match} isMine={isMine(match)} />
            ))}
          </div>
        </div>
      ))}
    </Card>
  );
}
