import { useState } from 'react';
import { isUnplayed } from '#domain/match/status-display.ts';
import { useLanguage } from '#ui/language.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { useRecords } from '#web/api/use-records.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import { Events, isWithoutEvents } from './events.tsx';
import { MatchInfo } from './match-info.tsx';
import { Preview } from './preview.tsx';
import { ShortStandings } from './short-standings.tsx';
import { ShortStats } from './short-stats.tsx';
import { Story } from './story.tsx';
import { Substitutions } from './substitutions.tsx';
import styles from './summary-tab.module.css';
import { VideoTeaser } from './video-teaser.tsx';

const PARTS = ['events', 'substitutions', 'match-info'] as const;

export function SummaryTab({ match }: { match: MatchDetails }) {
  const { t } = useLanguage();
  const [requestedPart, setRequestedPart] = useState<(typeof PARTS)[number]>('events');
  // Of an imported result often nothing else is known.
  const isOwnBackend = useIsOwnBackend();
  const isBare = isOwnBackend && match.status !== 'LIVE' && match.substitutions.length === 0 && isWithoutEvents(match);
  const hasEvents = !isUnplayed(match.status) && !isBare;
  const { lineups } = useRecords();
  const parts = PARTS.filter((part) => part !== 'substitutions' || lineups || match.substitutions.length > 0);
  const chosen = hasEvents ? requestedPart : 'match-info';
  return (
    <div className={`split ${styles.columns}`}>
      <div className="stack">
        {(match.status === 'FINISHED' || match.status === 'AWARDED') && <Story match={match} />}
        {hasEvents && (
          <SegmentedControl
            label={t('matchPage.tab.summary')}
            options={parts.map((part) => ({ value: part, label: t(`matchPage.part.${part}`) }))}
            chosen={chosen}
            onChoose={setRequestedPart}
          />
        )}
        {chosen === 'events' && <Events match={match} />}
        {chosen === 'substitutions' && <Substitutions match={match} />}
        {match.status === 'UPCOMING' && <Preview match={match} />}
        {chosen === 'match-info' && <MatchInfo match={match} />}
        <VideoTeaser match={match} />
      </div>
      <aside className="stack">
        {!isUnplayed(match.status) && <ShortStats match={match} />}
        {chosen !== 'match-info' && <MatchInfo match={match} />}
        <ShortStandings match={match} />
      </aside>
    </div>
  );
}
