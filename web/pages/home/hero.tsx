import { homeSubtitle } from '#i18n/league-words.ts';
import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import button from '#ui/button.module.css';
import { nameLength } from '#domain/league/name-length.ts';
import { useLanguage } from '#ui/language.ts';
import { useLeague } from '#web/api/league-queries.ts';
import type { LiveAndUpcoming } from '#web/api/parse-matches.ts';
import { liveAndUpcoming } from '#web/api/live-queries.ts';
import { useIsMine } from '#web/following/use-is-mine.ts';
import { CompetitionGames } from '#web/football/competition-games.tsx';
import { LiveRow } from '#web/football/live-row.tsx';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import styles from './hero.module.css';
import smallHero from '#ui/hero.avif';
import heroImage from '#ui/hero.webp';

export function Hero() {
  const { t, language } = useLanguage();
  const league = useLeague();
  const isOwnBackend = useIsOwnBackend();
  const { data: matches } = useQuery(liveAndUpcoming);
  // With our own server nothing is offered that is not there.
  const hasLive = !isOwnBackend || (matches && matches.live.length > 0);
  const title = league.home.title[language] || league.name[language];
  return (
    <section className={styles.hero} data-theme="dark" data-photo={league.identity.hero !== null || undefined}>
      <picture>
        {league.identity.hero === null && <source type="image/avif" srcSet={smallHero} />}
        <img src={league.identity.hero ?? heroImage} alt="" width={1600} height={800} fetchPriority="high" />
      </picture>
      <div className="wrap">
        <div className={styles.lead}>
          <div>
            <h1 data-length={nameLength(title)}>{title}</h1>
            <p className={styles.sub}>{league.home.subtitle[language] || homeSubtitle({ t, language, league })}</p>
            <div className={styles.actions}>
              {hasLive && (
                <a className={button.button} data-kind="primary" href={pagePaths.liveMatches}>
                  {t('home.watchLive')}
                </a>
              )}
              <a className={button.button} data-kind={hasLive ? 'ghost' : 'primary'} href={pagePaths.results}>
                {t('home.allResults')}
              </a>
            </div>
          </div>
          <NextMatch />
        </div>
      </div>
    </section>
  );
}

const REFRESH_MS = 30_000;

/** A live match, else the next one. */
function NextMatch() {
  const { data } = useQuery({
    ...liveAndUpcoming,
    refetchInterval: ({ state }) => (nextMatch(state.data) ? REFRESH_MS : false),
  });
  const match = nextMatch(data);
  const isMine = useIsMine();
  return (
    match && (
      <CompetitionGames
        games={{ competition: match.competition, matches: [match] }}
        isMine={isMine}
        Row={LiveRow}
        Heading="h2"
      />
    )
  );
}

const nextMatch = (answer: LiveAndUpcoming | undefined) => answer?.live[0] ?? answer?.upcoming[0];
