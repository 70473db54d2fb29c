import pin from '@phosphor-icons/core/bold/map-pin-bold.svg?raw';
import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import { mapLinks } from '#domain/league/map-links.ts';
import { whereOf } from '#i18n/league-words.ts';
import card from '#ui/card.module.css';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { Pager } from '#ui/pager.tsx';
import { QueryResult } from '#ui/query-result.tsx';
import { useParams, useSearchParams } from '#ui/router/hooks.ts';
import { pageStatusFor } from '#web/api/errors.ts';
import { idFromParams, pageFromQuery } from '#web/api/load.ts';
import type { Pitch } from '#web/api/parse-pitch.ts';
import { pitch, pitchMatches } from '#web/api/pitch-queries.ts';
import { gameweekText } from '#web/football/gameweek-text.ts';
import { MapButtons } from '#web/football/map-buttons.tsx';
import { MatchRows } from '#web/football/match-row.tsx';
import type { FixtureListMatch } from '#web/football/model.ts';
import type { HeadOf } from '#web/shell/head.ts';
import { Message } from '#web/shell/message.tsx';
import { ProfileHead } from '#web/shell/profile-head.tsx';
import styles from './pitch-page.module.css';

export const head: HeadOf = ({ t, language, league, queryClient, params, query }) => {
  const id = idFromParams(params);
  const cached = id === null ? undefined : queryClient.getQueryState<Pitch>(pitch(id).queryKey);
  const where = whereOf({ t, language, league });
  if (cached?.status === 'pending')
    return { title: t('pitch.title'), description: t('results.head.description', { where }) };
  if (id === null || !cached?.data)
    return {
      title: t('pitch.notFound'),
      description: t('pitch.failed'),
      status: id === null ? 400 : pageStatusFor(cached?.error),
    };
  const { name } = cached.data;
  const page = pageFromQuery(query);
  return {
    title: t('pitch.head.title', { name, league: league.name[language] }),
    description: t('pitch.head.description', { name, where }),
    ...(page > 1 && { address: pitchPage(id, page) }),
  };
};

const pitchPage = (id: number, page: number) =>
  page === 1 ? pagePaths.pitch(id) : `${pagePaths.pitch(id)}?page=${page}`;

export function Page() {
  const id = idFromParams(useParams());
  return id === null ? <Missing /> : <PitchById key={id} id={id} />;
}

/** Where a pitch is, what is played there next, and what was. */
function PitchById({ id }: { id: number }) {
  const query = useQuery(pitch(id));
  const { t } = useLanguage();
  if (query.error?.status === 404 || query.error?.status === 400) return <Missing />;
  return (
    <>
      {query.data ? <PitchProfile pitch={query.data} /> : <div className={styles.skeleton} data-theme="dark" />}
      <div className={`wrap page ${styles.page}`}>
        <QueryResult query={query} failed={() => ({ title: t('pitch.failed') })}>
          {({ upcoming }) => upcoming.length > 0 && <Matches title={t('pitch.upcoming')} matches={upcoming} />}
        </QueryResult>
        <Played id={id} />
      </div>
    </>
  );
}

function PitchProfile({ pitch: { name, address, coordinates, matchesPlayed } }: { pitch: Pitch }) {
  const { t } = useLanguage();
  const played = matchesPlayed > 0 && t('pitch.played', { count: matchesPlayed });
  const facts = [address ?? t('pitch.title'), played].filter((fact) => fact !== false);
  return (
    <ProfileHead
      picture={
        <span className={styles.pin}>
          <Icon svg={pin} />
        </span>
      }
      name={name}
      facts={facts}
      aside={
        (address !== null || coordinates) && <MapButtons links={mapLinks({ text: address ?? name, coordinates })} />
      }
      shareAs={name}
    />
  );
}

interface MatchesProps {
  title: string;
  matches: FixtureListMatch[];
}

function Matches({ title, matches }: MatchesProps) {
  const { t } = useLanguage();
  const occasionOf = ({ competition, gameweek }: FixtureListMatch) =>
    [competition?.name, gameweekText(gameweek, t)].filter(Boolean).join(', ');
  return (
    <section className={card.card}>
      <h2 className={styles.title}>{title}</h2>
      <MatchRows matches={matches} detailOf={occasionOf} />
    </section>
  );
}

/** Newest first. */
function Played({ id }: { id: number }) {
  const { t } = useLanguage();
  const page = pageFromQuery(useSearchParams());
  const query = useQuery(pitchMatches(id, page));
  return (
    <>
      <QueryResult query={query} failed={() => ({ title: t('pitch.matches.failed') })}>
        {({ matches }) =>
          matches.length > 0 ? (
            <Matches title={t('pitch.past')} matches={matches} />
          ) : (
            <EmptyState title={t('pitch.noMatches')} framed />
          )
        }
      </QueryResult>
      <Pager
        label={t('referee.pages')}
        currentLabel={t('news.page', { page })}
        previous={page > 1 ? { href: pitchPage(id, page - 1), label: t('referee.newer') } : null}
        next={query.data?.hasMore ? { href: pitchPage(id, page + 1), label: t('referee.older') } : null}
      />
    </>
  );
}

function Missing() {
  const { t } = useLanguage();
  return <Message title={t('pitch.notFound')} action={{ href: pagePaths.home, label: t('notFound.home') }} />;
}
