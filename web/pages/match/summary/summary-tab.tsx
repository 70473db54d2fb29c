import { useQuery } from '@tanstack/react-query';
import { startTransition, Suspense, useOptimistic } from 'react';
import { isUnplayed } from '#domain/match/status-display.ts';
import { useLanguage } from '#ui/language.ts';
import { useNavigate, useSearchParams } from '#ui/router/hooks.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { matchPhotos } from '#web/api/photo-queries.ts';
import { useRecords } from '#web/api/use-records.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import { PHOTO_STRIP } from '#web/photos/strip-part.ts';
import { COMMENTARY, hasStory, PREVIEW, STORY } from '#web/pages/match/lazy-tabs.ts';
import { Events, isWithoutEvents } from './events.tsx';
import { MatchInfo } from './match-info.tsx';
import { partAddress, partInQuery, type MatchPart } from './part-address.ts';
import { ShortStandings } from './short-standings.tsx';
import { ShortStats } from './short-stats.tsx';
import { Substitutions } from './substitutions.tsx';
import styles from './summary-tab.module.css';
import { VideoTeaser } from './video-teaser.tsx';

const PARTS = ['events', 'commentary', 'substitutions', 'match-info'] as const;

export function SummaryTab({ match }: { match: MatchDetails }) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  // Shown before the navigation ends.
  const [requested, setRequested] = useOptimistic(partInQuery(useSearchParams()));
  const choose = (part: MatchPart) =>
    startTransition(async () => {
      setRequested(part);
      await navigate(partAddress(part), { replace: true, preventScrollReset: true });
    });
  // Of an imported result often nothing else is known.
  const isOwnBackend = useIsOwnBackend();
  const isBare = isOwnBackend && match.status !== 'LIVE' && match.substitutions.length === 0 && isWithoutEvents(match);
  const hasEvents = !isUnplayed(match.status) && !isBare;
  const { lineups } = useRecords();
  const isShown: Partial<Record<(typeof PARTS)[number], boolean>> = {
    // Another backend has the parts of the documents.
    commentary: isOwnBackend,
    substitutions: lineups || match.substitutions.length > 0,
  };
  const parts = PARTS.filter((part) => isShown[part] ?? true);
  const requestedPart = requested === 'key-moments' ? 'commentary' : requested;
  const chosen = !hasEvents ? 'match-info' : parts.includes(requestedPart) ? requestedPart : 'events';
  return (
    <div className={`split ${styles.columns}`}>
      <div className="stack">
        {hasStory(match) && (
          <Suspense>
            <STORY.Part match={match} />
          </Suspense>
        )}
        {hasEvents && (
          <SegmentedControl
            label={t('matchPage.tab.summary')}
            options={parts.map((part) => ({ value: part, label: t(`matchPage.part.${part}`) }))}
            chosen={chosen}
            onChoose={choose}
          />
        )}
        {chosen === 'events' && <Events match={match} />}
        {chosen === 'commentary' && (
          <Suspense fallback={<SkeletonRows rows={6} label={t('state.loading')} />}>
            <COMMENTARY.Part match={match} onlyKeyMoments={requested === 'key-moments'} onChoose={choose} />
          </Suspense>
        )}
        {chosen === 'substitutions' && <Substitutions match={match} />}
        {match.status === 'UPCOMING' && (
          <Suspense>
            <PREVIEW.Part match={match} />
          </Suspense>
        )}
        {chosen === 'match-info' && <MatchInfo match={match} />}
        <VideoTeaser match={match} />
        <MatchPhotos id={match.id} />
      </div>
      <aside className="stack">
        {!isUnplayed(match.status) && <ShortStats match={match} />}
        {chosen !== 'match-info' && <MatchInfo match={match} />}
        <ShortStandings match={match} />
      </aside>
    </div>
  );
}

/** Of the match, or of its gameweek. */
function MatchPhotos({ id }: { id: number }) {
  const { data } = useQuery(matchPhotos(id));
  if (!data?.gallery) return null;
  return (
    <Suspense>
      <PHOTO_STRIP.Part gallery={data.gallery} photos={data.photos} />
    </Suspense>
  );
}
