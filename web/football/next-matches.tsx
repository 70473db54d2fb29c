import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { pagePaths } from '#contract/paths.ts';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { DatedGames } from './dated-games.tsx';
import type { MatchSummary } from './model.ts';
import { useIsOwnBackend } from './own-backend.ts';

interface NextMatchesProps {
  matches: MatchSummary[];
  isMine: (match: MatchSummary) => boolean;
}

/** The next matches with day and hour; nothing while none is scheduled. */
export function NextMatches({ matches, isMine }: NextMatchesProps) {
  const { t } = useLanguage();
  const isOwnBackend = useIsOwnBackend();
  if (matches.length === 0) return null;
  return (
    <Card
      title={t('match.next')}
      footer={
        isOwnBackend && (
          <a href={pagePaths.weekend}>
            {t('nav.weekend')}
            <Icon svg={caretRight} size="0.875rem" />
          </a>
        )
      }
    >
      <DatedGames matches={matches} isMine={isMine} />
    </Card>
  );
}
