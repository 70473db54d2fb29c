import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import { dayInWords, parseDate } from '#domain/formatting/date.ts';
import type { Legs } from '#domain/bracket/build-bracket.ts';
import card from '#ui/card.module.css';
import { useLanguage } from '#ui/language.ts';
import { Crest } from '#ui/marks/crest.tsx';
import { eliminationMatches } from '#web/api/competition-queries.ts';
import { competitionHistory } from '#web/api/history-queries.ts';
import type { Tie } from '#web/football/competition-model.ts';
import type { Named, Team } from '#web/football/model.ts';
import { totalOf, winnerOf } from '#web/football/tie-outcome.ts';
import type { TabProps } from './tab-props.ts';
import { championIn, finalOf, placesAfter, recordOf } from './champion.ts';
import styles from './champion-card.module.css';
import { Podium } from './podium.tsx';
import { ToTab } from './to-tab.tsx';

/** Who won, with the final and the podium; nothing before that. Only our own server says. */
export function ChampionCard({ edition, competition, league }: TabProps) {
  const { t } = useLanguage();
  const { data: history } = useQuery(competitionHistory);
  const champion = championIn(
    history?.find(({ id }) => id === edition.id),
    edition.season,
  );
  const isLeague = competition.format === 'LEAGUE' || competition.format === 'GROUP_STAGE';
  const { data: ties = [] } = useQuery({ ...eliminationMatches(edition), enabled: champion !== null && !isLeague });
  if (!champion) return null;
  const { team, before } = champion;
  const final = finalOf(ties);
  const record = recordOf(team, ties, league);
  const places = placesAfter(team, ties, league);
  return (
    <>
      <section className={styles.champion} data-theme="dark">
        <Crest team={team} eager />
        <p className={styles.title}>{t('chances.champion')}</p>
        <h3>{team.id === null ? team.name : <a href={pagePaths.team(team.id)}>{team.name}</a>}</h3>
        {record && (
          <p>
            {[
              t('competition.wins', { count: record.wins }),
              t('competition.draws', { count: record.draws }),
              t('competition.losses', { count: record.losses }),
              t('competition.goalsRecord', { scored: record.goalsScored, conceded: record.goalsConceded }),
            ].join(', ')}
          </p>
        )}
        {before.length > 0 && <p>{t('competition.championBefore', { seasons: before.join(', ') })}</p>}
        {final && <Final legs={final} />}
      </section>
      {places.length > 0 && (
        <section className={card.card}>
          <Podium>
            {[team, ...places].map((one, index) => (
              <Place key={one.id ?? one.name} team={one} text={t(`competition.place.${PLACES[index] ?? 'third'}`)} />
            ))}
          </Podium>
          {final && (
            <footer>
              <ToTab competitionId={edition.id} tab="playoffs" text={t('competition.roadToFinal')} />
            </footer>
          )}
        </section>
      )}
    </>
  );
}

const PLACES = ['first', 'second', 'third'] as const;

function Place({ team, text }: { team: Named<Team>; text: string }) {
  const inside = (
    <>
      <Crest team={team} />
      <span>{team.name}</span>
      <small>{text}</small>
    </>
  );
  return team.id === null ? <span>{inside}</span> : <a href={pagePaths.team(team.id)}>{inside}</a>;
}

function Final({ legs }: { legs: Legs<Tie> }) {
  const { t, language } = useLanguage();
  const { home, away, ...first } = legs[0];
  const last = legs[1] ?? legs[0];
  const score = totalOf(legs);
  const winner = winnerOf(legs);
  const start = parseDate(last.startTime);
  const day = start.kind === 'known' ? dayInWords(start.date, language, start.date) : null;
  const penalties = legs[1] ? null : first.penalties;
  return (
    <a className={styles.final} href={pagePaths.match(last.id)}>
      <span data-lost={winner === 'away' || undefined}>
        {home && <Crest team={home} />}
        {home?.name}
      </span>
      <b>
        {score && `${score.home}–${score.away}`}
        {penalties && ` (${penalties.home}–${penalties.away})`}
        <small>{[t('round.final'), day].filter(Boolean).join(', ')}</small>
      </b>
      <span data-lost={winner === 'home' || undefined}>
        {away && <Crest team={away} />}
        {away?.name}
      </span>
    </a>
  );
}
