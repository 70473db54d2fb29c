import { useQuery } from '@tanstack/react-query';
import card from '#ui/card.module.css';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { BookingIcon } from '#ui/marks/booking-icon.tsx';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { Pager } from '#ui/pager.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import type { RefereedMatch } from '#web/api/parse-referee.ts';
import { refereedMatches } from '#web/api/referee-queries.ts';
import { MatchRows } from '#web/football/match-row.tsx';
import styles from './refereed-matches.module.css';

interface RefereedMatchesProps {
  id: number;
  page: number;
  addressOf: (page: number) => string;
}

/** Newest first. */
export function RefereedMatches({ id, page, addressOf }: RefereedMatchesProps) {
  const { t } = useLanguage();
  const { data, isPending, isError, refetch } = useQuery(refereedMatches(id, page));
  return (
    <section className={styles.section}>
      <h2>{t('referee.matches')}</h2>
      {isPending ? (
        <div className={card.card}>
          <SkeletonRows rows={10} label={t('state.loading')} />
        </div>
      ) : isError ? (
        <EmptyState
          title={t('referee.matches.failed')}
          retry={{ label: t('state.retry'), onRetry: () => void refetch() }}
          framed
        />
      ) : data.matches.length === 0 ? (
        <EmptyState title={t('referee.noMatches')} framed />
      ) : (
        <ol className={card.card}>
          {data.matches.map((match) => (
            <Match key={match.id} match={match} />
          ))}
        </ol>
      )}
      <Pager
        label={t('referee.pages')}
        currentLabel={t('news.page', { page })}
        previous={page > 1 ? { href: addressOf(page - 1), label: t('referee.newer') } : null}
        next={data?.hasMore ? { href: addressOf(page + 1), label: t('referee.older') } : null}
      />
    </section>
  );
}

function Match({ match }: { match: RefereedMatch }) {
  const { competition, yellowCards, redCards } = match;
  return (
    <li className={styles.match}>
      <div className={styles.about}>
        {competition && (
          <span className={styles.competition}>
            <CompetitionEmblem competition={competition} />
            {competition.name}
          </span>
        )}
        <Cards count={yellowCards} />
        <Cards count={redCards} red />
      </div>
      <MatchRows matches={[match]} />
    </li>
  );
}

function Cards({ count, red = false }: { count: number | null; red?: boolean }) {
  const { t } = useLanguage();
  if (!count) return null;
  return (
    <span className={styles.cards}>
      <BookingIcon red={red} />
      {count}
      <span className="hidden"> {t(red ? 'referee.redCards' : 'referee.yellowCards', { count })}</span>
    </span>
  );
}
