import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { pagePaths } from '#contract/paths.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { useIsMine } from '#web/following/use-is-mine.ts';
import { DatedGames } from '#web/football/dated-games.tsx';
import type { MatchSummary } from '#web/football/model.ts';

export function RecentCard({ matches }: { matches: MatchSummary[] }) {
  const { t } = useLanguage();
  const isMine = useIsMine();
  return (
    <Card
      title={t('home.recent')}
      footer={
        <a href={pagePaths.results}>
          {t('home.allResults')}
          <Icon svg={caretRight} size="0.875rem" />
        </a>
      }
    >
      {matches.length === 0 ? (
        <EmptyState title={t('home.noRecent')} />
      ) : (
        <DatedGames matches={matches} isMine={isMine} addressOf={pagePaths.resultsMatch} />
      )}
    </Card>
  );
}
