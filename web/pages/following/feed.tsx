import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { feedDays } from '#domain/following/feed.ts';
import type { Followed } from '#domain/following/following.ts';
import { capitalised } from '#domain/formatting/capitalised.ts';
import { dayHeading, dayInWords } from '#domain/formatting/date.ts';
import { scoreText } from '#domain/formatting/match-words.ts';
import { addDays, dayAt, instantOf } from '#domain/formatting/sofia-time.ts';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { RatingBadge } from '#ui/marks/rating-badge.tsx';
import { useToday } from '#ui/now.ts';
import { QueryResult } from '#ui/query-result.tsx';
import { liveAndUpcoming } from '#web/api/live-queries.ts';
import type { LiveAndUpcoming } from '#web/api/parse-matches.ts';
import { followedThings } from '#web/following/following-query.ts';
import type { FollowedThings, Performance, PlayedDay } from '#web/following/parse-followed.ts';
import { useIsMine } from '#web/following/use-is-mine.ts';
import { useMyMatches } from '#web/following/use-my-matches.ts';
import { DatedGames } from '#web/football/dated-games.tsx';
import { GameRow } from '#web/football/game-rows.tsx';
import rows from '#web/football/game-rows.module.css';
import { gameweekText } from '#web/football/gameweek-text.ts';
import { LiveRow } from '#web/football/live-row.tsx';
import type { FixtureListMatch } from '#web/football/model.ts';
import type { Story } from '#web/football/news-model.ts';
import { StoryCard } from '#web/football/story-card.tsx';
import { useLiveList } from '#web/live/use-live-list.ts';
import styles from './feed.module.css';

const REFRESH_MS = 30_000;
/** Before the button for earlier ones. */
const DAYS = 7;
const NO_MATCHES: LiveAndUpcoming = { live: [], upcoming: [], later: [] };

/** [FO6] What is played now, what comes next, and day after day backwards. */
export function Feed({ following }: { following: Followed[] }) {
  const { t } = useLanguage();
  const query = useQuery({
    ...followedThings(following),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
  return (
    <QueryResult query={query} failed={() => ({ title: t('following.failed') })}>
      {(things) => <Days things={things} />}
    </QueryResult>
  );
}

function Days({ things }: { things: FollowedThings }) {
  const { t } = useLanguage();
  const isMine = useIsMine();
  const { live, upcoming } = useQuery({ ...liveAndUpcoming, refetchInterval: REFRESH_MS }).data ?? NO_MATCHES;
  const now = useMyMatches([live, upcoming]).mine;
  useLiveList(now);
  const [shown, setShown] = useState(DAYS);
  const next = nextMatches(things).filter(({ id }) => !now.some((match) => match.id === id));
  const days = feedDays(itemsOf(things));
  if (now.length + next.length + days.length === 0) return <p className="lede">{t('following.quiet')}</p>;
  return (
    <div className={styles.feed}>
      {now.length > 0 && (
        <Part title={t('following.now')}>
          <div className={`${card.card} ${rows.rows}`}>
            {now.map((match) => (
              <LiveRow key={match.id} match={match} isMine={isMine(match)} />
            ))}
          </div>
        </Part>
      )}
      {next.length > 0 && (
        <Part title={t('following.next')}>
          <div className={card.card}>
            <DatedGames matches={next} isMine={isMine} />
          </div>
        </Part>
      )}
      {days.slice(0, shown).map(({ day, items }) => (
        <Day key={day} day={day} items={items} things={things} />
      ))}
      {days.length > shown && (
        <button className={button.button} type="button" onClick={() => setShown(Infinity)}>
          {t('following.earlier')}
        </button>
      )}
    </div>
  );
}

/** Each once, although both teams may be followed. */
function nextMatches({ teams }: FollowedThings): FixtureListMatch[] {
  const matches = new Map(teams.flatMap(({ next }) => (next?.startTime ? [[next.id, next]] : [])));
  return [...matches.values()].toSorted((a, b) => Date.parse(a.startTime ?? '') - Date.parse(b.startTime ?? ''));
}

type Item = { day: string } & (
  | { kind: 'result'; match: FixtureListMatch }
  | { kind: 'performance'; performance: Performance }
  | { kind: 'played'; played: PlayedDay }
  | { kind: 'story'; story: Story }
);

function itemsOf({ results, performances, played, news }: FollowedThings): Item[] {
  const on = (instant: string | null) => (instant === null ? [] : [dayAt(new Date(instant))]);
  return [
    ...results.flatMap((match) => on(match.startTime).map((day) => ({ kind: 'result' as const, day, match }))),
    ...performances.flatMap((performance) =>
      on(performance.date).map((day) => ({ kind: 'performance' as const, day, performance })),
    ),
    ...played.map((one) => ({ kind: 'played' as const, day: one.date, played: one })),
    ...news.flatMap((story) => on(story.publishedAt).map((day) => ({ kind: 'story' as const, day, story }))),
  ];
}

function Day({ day, items, things }: { day: string; items: Item[]; things: FollowedThings }) {
  const { t, language } = useLanguage();
  const today = useToday();
  const isMine = useIsMine();
  const noon = instantOf(day, '12:00');
  const name = dayHeading(noon, language, instantOf(today, '12:00'));
  const isNear = day === today || day === addDays(today, -1);
  const of = <K extends Item['kind']>(kind: K) => items.filter((item) => item.kind === kind) as (Item & { kind: K })[];
  const results = of('result');
  const performances = of('performance');
  const played = of('played');
  const stories = of('story');
  return (
    <Part
      title={isNear ? t(day === today ? 'day.today' : 'day.yesterday') : capitalised(name)}
      note={isNear ? dayInWords(noon, language, noon) : null}
    >
      {results.length > 0 && (
        <div className={`${card.card} ${rows.rows}`}>
          {results.map(({ match }) => (
            <GameRow key={match.id} match={match} isMine={isMine(match)} />
          ))}
        </div>
      )}
      {performances.length + played.length > 0 && (
        <div className={card.card}>
          {performances.map(({ performance }) => (
            <PerformanceFact
              key={`${performance.matchId} ${performance.playerId}`}
              performance={performance}
              players={things.players}
            />
          ))}
          {played.map((item) => (
            <PlayedFact
              key={`${item.played.competitionId} ${item.played.gameweek.number}`}
              played={item.played}
              competitions={things.competitions}
            />
          ))}
        </div>
      )}
      {stories.length > 0 && (
        <div className={`${card.card} ${styles.stories}`}>
          {stories.map(({ story }) => (
            <StoryCard key={story.id} story={story} shape="row" />
          ))}
        </div>
      )}
    </Part>
  );
}

interface PartProps {
  title: string;
  note?: string | null;
  children: ReactNode;
}

const Part = ({ title, note, children }: PartProps) => (
  <section>
    <h2>
      {title} {note && <small>{note}</small>}
    </h2>
    {children}
  </section>
);

interface FactProps {
  href: string;
  picture: ReactNode;
  title: string;
  text: string;
  end?: ReactNode;
}

/** Something that happened to a followed player or competition. */
const Fact = ({ href, picture, title, text, end = <Icon svg={caretRight} size="0.875rem" /> }: FactProps) => (
  <a className={styles.fact} href={href}>
    {picture}
    <span>
      <b>{title}</b>
      <small>{text}</small>
    </span>
    {end}
  </a>
);

interface PerformanceFactProps {
  performance: Performance;
  players: FollowedThings['players'];
}

function PerformanceFact({ performance, players }: PerformanceFactProps) {
  const { t, language } = useLanguage();
  const player = players.find(({ id }) => id === performance.playerId);
  if (!player) return null;
  const { goals, assists, rating, opponent, score, matchId } = performance;
  const scored = goals > 0 ? t('following.goals', { count: goals }) : null;
  const assisted = assists > 0 ? t('following.assists', { count: assists }) : null;
  const what = scored && assisted ? t('following.both', { goals: scored, assists: assisted }) : (scored ?? assisted);
  const against = { opponent: opponent ?? '?', score: scoreText(score.home, score.away, language) };
  return (
    <Fact
      href={pagePaths.match(matchId)}
      picture={<Avatar player={player} />}
      title={player.name}
      text={what ? t('following.against', { what: capitalised(what), ...against }) : t('following.played', against)}
      {...(rating !== null && { end: <RatingBadge rating={rating} /> })}
    />
  );
}

interface PlayedFactProps {
  played: PlayedDay;
  competitions: FollowedThings['competitions'];
}

function PlayedFact({ played: { competitionId, gameweek, matches, goals }, competitions }: PlayedFactProps) {
  const { t } = useLanguage();
  const competition = competitions.find(({ id }) => id === competitionId);
  if (!competition || gameweek.number === null) return null;
  return (
    <Fact
      href={pagePaths.resultsGameweek(competitionId, gameweek.number)}
      picture={<CompetitionEmblem competition={competition} />}
      title={t('following.round', { competition: competition.name, gameweek: gameweekText(gameweek, t) ?? '' })}
      text={t('following.round.goals', { matches: t('following.round.matches', { count: matches }), count: goals })}
    />
  );
}
