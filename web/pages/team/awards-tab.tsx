import { useQuery } from '@tanstack/react-query';
import card from '#ui/card.module.css';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { QueryResult } from '#ui/query-result.tsx';
import { failureText } from '#web/api/errors.ts';
import { teamAwards } from '#web/api/team-queries.ts';
import { AwardList } from '#web/football/award-list.tsx';
import type { TeamProfile } from '#web/football/team-model.ts';

export function AwardsTab({ team }: { team: TeamProfile }) {
  const { t } = useLanguage();
  const query = useQuery(teamAwards(team.id));
  return (
    <QueryResult query={query} failed={(error) => ({ title: t('team.awards.failed'), text: failureText(error, t) })}>
      {(awards) =>
        awards.length === 0 ? (
          <EmptyState title={t('team.awards.empty')} framed />
        ) : (
          <div className={card.card}>
            <AwardList awards={awards} />
          </div>
        )
      }
    </QueryResult>
  );
}
