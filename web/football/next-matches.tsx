import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import type { ReactNode } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { MatchRows, pitchOf } from './match-row.tsx';
import type { MatchSummary } from './model.ts';
import { useIsOwnBackend } from './own-backend.ts';

/** The next matches with day, hour and pitch; nothing while none is scheduled. */
export function NextMatches({ matches }: { matches: MatchSummary[] }) {
  if (matches.length === 0) return null;
  return (
    <NextCard>
      <MatchRows matches={matches} detailOf={pitchOf} />
    </NextCard>
  );
}

export function NextCard({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <Card
      title={t('match.next')}
      footer={
        useIsOwnBackend() && (
          <a href={pagePaths.weekend}>
            {t('nav.weekend')}
            <Icon svg={caretRight} size="0.875rem" />
          </a>
        )
      }
    >
      {children}
    </Card>
  );
}
