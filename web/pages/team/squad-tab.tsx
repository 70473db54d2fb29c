import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import card from '#ui/card.module.css';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { QueryResult } from '#ui/query-result.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { failureText } from '#web/api/errors.ts';
import { CURRENT_SQUAD, teamSquad, type SquadChoice } from '#web/api/team-queries.ts';
import { teamAbsences } from '#web/api/match-context-queries.ts';
import { AbsenceNotice } from '#web/football/absence-notice.tsx';
import { SQUAD_LINES, type Squad, type TeamProfile } from '#web/football/team-model.ts';
import { SquadTable } from './squad-table.tsx';

const ALL = 0;

export function SquadTab({ team }: { team: TeamProfile }) {
  const { t } = useLanguage();
  const { data: next } = useQuery(teamAbsences(team.id));
  const [choice, setChoice] = useState(CURRENT_SQUAD);
  const { data: fullSquad } = useQuery(teamSquad(team.id, CURRENT_SQUAD));
  const query = useQuery({ ...teamSquad(team.id, choice), placeholderData: keepPreviousData });
  return (
    <section aria-busy={query.isPlaceholderData}>
      {next && <AbsenceNotice {...next} />}
      {fullSquad && <Choices squad={fullSquad} choice={choice} onChoose={setChoice} />}
      <QueryResult
        query={query}
        rows={12}
        failed={(error) => ({ title: t('team.failed.data'), text: failureText(error, t) })}
      >
        {({ total, lines }) =>
          total === 0 ? (
            <EmptyState title={t('team.squad.empty')} framed />
          ) : (
            <div className={card.card}>
              <SquadTable lines={SQUAD_LINES.map((line) => ({ line, players: lines[line] }))} />
            </div>
          )
        }
      </QueryResult>
    </section>
  );
}

interface ChoicesProps {
  squad: Squad;
  choice: SquadChoice;
  onChoose: (choice: SquadChoice) => void;
}

function Choices({ squad: { competitions, seasons }, choice, onChoose }: ChoicesProps) {
  const { t } = useLanguage();
  return (
    <div className="heading">
      <SegmentedControl
        label={t('team.squad.competition')}
        options={[
          { value: ALL, label: t('team.squad.allCompetitions') },
          ...competitions.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        chosen={choice.competition ?? ALL}
        onChoose={(id) => onChoose({ ...choice, competition: id === ALL ? null : id })}
      />
      <Select<SquadChoice['season']>
        label={t('team.squad.season')}
        options={[
          { value: 'current', label: t('team.squad.currentSeason') },
          { value: 'all', label: t('team.squad.allTime') },
          ...seasons.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        chosen={choice.season}
        onChoose={(season) => onChoose({ ...choice, season })}
      />
    </div>
  );
}
