import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pagePaths } from '#contract/paths.ts';
import type { Language } from '#contract/language.ts';
import { dayAndMonth, parseDate } from '#domain/formatting/date.ts';
import { oneDecimal } from '#domain/formatting/number.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import { resultLetter } from '#domain/match/score.ts';
import { spreadBand } from '#domain/player/rating.ts';
import { sumUpRatings, type CompetitionRatings, type SeasonRatings } from '#domain/player/season-ratings.ts';
import type { Translate } from '#i18n/translate.ts';
import button from '#ui/button.module.css';
import { Card } from '#ui/card.tsx';
import { BarChart } from '#ui/charts/bar-chart.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { Crest } from '#ui/marks/crest.tsx';
import { ResultBadge } from '#ui/marks/form-guide.tsx';
import { RatingBadge } from '#ui/marks/rating-badge.tsx';
import { percentAttributes } from '#ui/percent-attributes.ts';
import { QueryResult } from '#ui/query-result.tsx';
import { playerRatings } from '#web/api/player-queries.ts';
import { gameweekText } from '#web/football/gameweek-text.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import type { PlayerProfile, PlayerRatings, RatedMatch } from '#web/football/player-model.ts';
import styles from './rates-tab.module.css';

/** Another backend gets the text of the documents. */
export function RatesTab({ player }: { player: PlayerProfile }) {
  const { t } = useLanguage();
  const isOwnBackend = useIsOwnBackend();
  const query = useQuery({ ...playerRatings(player.id), enabled: isOwnBackend });
  if (!isOwnBackend) return <EmptyState title={t('player.rates.soon')} framed />;
  return (
    <QueryResult query={query} rows={8} failed={() => ({ title: t('player.summary.failed.text') })}>
      {({ season, matches }) =>
        season && matches.length > 0 ? (
          <Ratings season={season} matches={matches} />
        ) : (
          <EmptyState title={t('player.rates.empty')} framed />
        )
      }
    </QueryResult>
  );
}

function Ratings({ season, matches }: { season: NonNullable<PlayerRatings['season']>; matches: RatedMatch[] }) {
  const ratings = sumUpRatings(matches);
  const [main] = ratings.competitions;
  return (
    <div className={styles.columns}>
      <div className="stack">
        {main && <Chart ratings={main} season={seasonName(season)} />}
        <Extremes ratings={ratings} />
        <Spread spread={ratings.spread} total={matches.length} />
        <Competitions competitions={ratings.competitions} />
      </div>
      <MatchByMatch matches={matches} />
    </div>
  );
}

const FLOOR = 4;
const SCALE = { bottom: FLOOR, top: 10, lines: [FLOOR, 6, 8, 10] };
const LOWEST_BAR = 0.16;
/** As many as have room for their number on a phone. */
const MOST_BARS = 15;

/** Of the competition in which he has played most. */
function Chart({ ratings, season }: { ratings: CompetitionRatings<RatedMatch>; season: string }) {
  const { t } = useLanguage();
  const title = t('player.rates.byMatch');
  const { competition, matches, average } = ratings;
  return (
    <Card title={title} control={average !== null && <RatingBadge rating={average} bandOf={spreadBand} />} padded>
      <BarChart
        label={title}
        columns={[t('player.rates.gameweek'), t('rating.label')]}
        bars={matches
          .slice(0, MOST_BARS)
          .toReversed()
          .map(({ gameweek, rating, matchId }) => ({
            label: String(gameweek.number ?? '–'),
            value: rating,
            band: spreadBand(rating),
            href: pagePaths.match(matchId),
          }))}
        scale={SCALE}
        minHeight={LOWEST_BAR}
        complete
        format={oneDecimal}
      />
      <p className={styles.caption}>
        {t('player.rates.caption', { competition: competition.name, season, floor: oneDecimal(FLOOR) })}
      </p>
    </Card>
  );
}

function Extremes({ ratings: { highest, lowest } }: { ratings: SeasonRatings<RatedMatch> }) {
  const { t } = useLanguage();
  return (
    <div className={styles.extremes}>
      {highest && <Extreme label={t('player.rates.highest')} match={highest} />}
      {lowest && <Extreme label={t('player.rates.lowest')} match={lowest} />}
    </div>
  );
}

function Extreme({ label, match }: { label: string; match: RatedMatch }) {
  const { t } = useLanguage();
  return (
    <a href={pagePaths.match(match.matchId)}>
      {label}
      <RatingBadge rating={match.rating} bandOf={spreadBand} />
      <b>
        {match.opponent.name}, {scoreText(match)}
      </b>
      <span>{[gameweekText(match.gameweek, t), ...actsOf(match, t)].filter(Boolean).join(', ')}</span>
    </a>
  );
}

const scoreText = ({ ownScore, opponentScore }: RatedMatch) => `${ownScore}–${opponentScore}`;

const actsOf = ({ goals, assists }: RatedMatch, t: Translate): string[] => [
  ...(goals > 0 ? [t('player.goals', { count: goals })] : []),
  ...(assists !== null && assists > 0 ? [t('player.rates.assists', { count: assists })] : []),
];

function Spread({ spread, total }: { spread: SeasonRatings<RatedMatch>['spread']; total: number }) {
  const { t } = useLanguage();
  return (
    <Card title={t('player.rates.spread')} note={t('player.rates.matches', { count: total })} padded>
      <ul className={styles.spread}>
        {spread.map(({ band, count }) => (
          <li key={band} data-band={band}>
            <span>
              {t(`player.rates.band.${band}`)} <small>{t(`player.rates.range.${band}`)}</small>
            </span>
            <i {...percentAttributes((count / total) * 100)} aria-hidden="true" />
            <b>{count}</b>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Competitions({ competitions }: { competitions: CompetitionRatings<RatedMatch>[] }) {
  const { t } = useLanguage();
  return (
    <Card title={t('player.rates.byCompetition')}>
      <ul className={styles.rows}>
        {competitions.map(({ competition, matches, average }) => (
          <li key={competition.id}>
            <CompetitionEmblem competition={competition} />
            <span>
              {competition.id === null ? (
                competition.name
              ) : (
                <a href={pagePaths.competition(competition.id)}>{competition.name}</a>
              )}
              <small>{t('player.rates.matches', { count: matches.length })}</small>
            </span>
            {average !== null && <RatingBadge rating={average} bandOf={spreadBand} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const FIRST_MATCHES = 8;

function MatchByMatch({ matches }: { matches: RatedMatch[] }) {
  const { t, language } = useLanguage();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? matches : matches.slice(0, FIRST_MATCHES);
  return (
    <Card
      title={t('player.rates.log')}
      footer={
        shown.length < matches.length && (
          <button className={button.offer} type="button" onClick={() => setIsWhole(true)}>
            {t('player.rates.more', { count: matches.length - shown.length })}
          </button>
        )
      }
    >
      <ul className={styles.log}>
        {shown.map((match) => (
          <li key={match.matchId}>
            <a href={pagePaths.match(match.matchId)}>
              <time>{dayText(match.date, language)}</time>
              <Crest team={match.opponent} />
              <span className={styles.opponent}>
                {match.opponent.name}
                <small>
                  <abbr title={t(match.isHome ? 'player.rates.home' : 'player.rates.away')}>
                    {t(match.isHome ? 'player.rates.home.short' : 'player.rates.away.short')}
                  </abbr>
                  {actsOf(match, t).length > 0 && ` · ${actsOf(match, t).join(', ')}`}
                </small>
              </span>
              <span className={styles.result}>
                {scoreText(match)}
                <ResultBadge result={resultLetter(match.ownScore, match.opponentScore)} />
              </span>
              <RatingBadge rating={match.rating} bandOf={spreadBand} />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function dayText(value: string | null, language: Language): string {
  const date = parseDate(value);
  return date.kind === 'known' ? dayAndMonth(date.date, language) : '–';
}
