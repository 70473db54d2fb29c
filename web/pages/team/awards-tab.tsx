import { useQuery } from '@tanstack/react-query';
import { failureText } from '#web/api/errors.ts';
import { teamAwards } from '#web/api/team-queries.ts';
import { AwardList } from '#web/football/award-list.tsx';
import type { TeamProfile } from '#web/football/team-model.ts';
import { Answer } from '#web/ui/answer.tsx';
import card from '#web/ui/card.module.css';
import { useLanguage } from '#web/ui/language.tsx';
import { State } from '#web/ui/state.tsx';

export function AwardsTab({ team }: { team: TeamProfile }) {
  const { t } = useLanguage();
  const query = useQuery(teamAwards(team.id));
  return (
    <Answer query={query} failed={(error) => ({ title: t('team.awards.failed'), text: failureText(error, t) })}>
      {(awards) =>
        awards.length === 0 ? (
          <State title={t('team.awards.empty')} framed />
        ) : (
          <div className={card.card}>
            <AwardList awards={awards} />
          </div>
        )
      }
    </Answer>
  );
}
