import { useQuery } from '@tanstack/react-query';
import { refereedMatches } from '#web/api/referee-queries.ts';
import type { RefereedMatch } from '#web/api/read-referee.ts';
import { Booking } from '#web/football/booking.tsx';
import { Emblem } from '#web/football/emblem.tsx';
import { MatchRows } from '#web/football/match-row.tsx';
import card from '#web/ui/card.module.css';
import { useLanguage } from '#web/ui/language.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { State } from '#web/ui/state.tsx';
import styles from './refereed-matches.module.css';

interface RefereedMatchesProps {
  id: number;
  page: number;
  addressOf: (page: number) => string;
}

/** Newest first, each with the cards that were shown in it. */
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
        <State
          title={t('referee.matches.failed')}
          retry={{ label: t('state.retry'), onRetry: () => void refetch() }}
          framed
        />
      ) : data.matches.length === 0 ? (
        <State title={t('referee.noMatches')} framed />
      ) : (
        <ol className={card.card}>
          {data.matches.map((match) => (
            <Match key={match.id} match={match} />
          ))}
        </ol>
      )}
      <Pager
        label={t('referee.pages')}
        here={t('news.page', { page })}
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
            <Emblem competition={competition} />
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

function Cards({ count, red = false }: { count: number; red?: boolean }) {
  const { t } = useLanguage();
  if (count === 0) return null;
  return (
    <span className={styles.cards}>
      <Booking red={red} />
      {count}
      <span className="hidden"> {t(red ? 'referee.redCards' : 'referee.yellowCards', { count })}</span>
    </span>
  );
}
