import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#web/api/errors.ts';
import { teamSquad, type SquadChoice } from '#web/api/team-queries.ts';
import { SQUAD_LINES, type Squad, type TeamProfile } from '#web/football/team-model.ts';
import { Answer } from '#web/ui/answer.tsx';
import card from '#web/ui/card.module.css';
import { useLanguage } from '#web/ui/language.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { Select } from '#web/ui/select.tsx';
import { State } from '#web/ui/state.tsx';
import { SquadTable } from './squad-table.tsx';

const ALL = 0;
const USUAL: SquadChoice = { competition: null, season: 'current' };

/** Who plays for the team: in one competition or all, now, in a season, or ever. */
export function SquadTab({ team }: { team: TeamProfile }) {
  const { t } = useLanguage();
  const [choice, setChoice] = useState(USUAL);
  const { data: whole } = useQuery(teamSquad(team.id, USUAL));
  const query = useQuery({ ...teamSquad(team.id, choice), placeholderData: keepPreviousData });
  return (
    <section aria-busy={query.isPlaceholderData}>
      {whole && <Choices squad={whole} choice={choice} onChoose={setChoice} />}
      <Answer
        query={query}
        rows={12}
        failed={(error) => ({ title: t('team.failed.data'), text: failureText(error, t) })}
      >
        {({ total, lines }) =>
          total === 0 ? (
            <State title={t('team.squad.empty')} framed />
          ) : (
            <div className={card.card}>
              <SquadTable lines={SQUAD_LINES.map((line) => ({ line, players: lines[line] }))} />
            </div>
          )
        }
      </Answer>
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
      <Segments
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
