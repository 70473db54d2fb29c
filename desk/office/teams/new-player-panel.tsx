import { useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Moved, PlayerFields, SimilarPlayers } from '#contract/desk/players.ts';
import type { Team } from '#contract/desk/teams.ts';
import { byAnother, defineRecord } from '#desk/kit/define-record.ts';
import { Failure } from '#desk/kit/failure.tsx';
import { FieldRow } from '#desk/kit/field-row.tsx';
import { RecordFields } from '#desk/kit/record-fields.tsx';
import { RecordPanel } from '#desk/kit/record-panel.tsx';
import { useDeed } from '#desk/kit/use-deed.ts';
import { useRecord } from '#desk/kit/use-record.ts';
import { useUndo } from '#desk/kit/use-undo.ts';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { useQuery } from '#desk/shell/navigation.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { wearerOf } from '#domain/team/shirt-numbers.ts';
import { MoveDialog } from './move-dialog.tsx';
import { MAIN, MORE, MORE_ROW, personFields } from './person-fields.tsx';
import { ShirtNumber } from './shirt-number.tsx';
import { SimilarNotice, useSimilar } from './similar-players.tsx';
import { undoMove } from './undo-move.ts';
import fieldRow from '#desk/kit/field-row.module.css';
import layout from '#desk/kit/layout.module.css';

interface NewPlayer extends PlayerFields {
  shirtNumber: number | null;
  captain: boolean;
  joinedOn: string;
}

interface ForTeam {
  team: Team;
  /** Who was said to be another person. */
  others: readonly number[];
}

const newPlayerRecord = defineRecord<NewPlayer, ForTeam>({
  name: ({ team }) => `new-player:${team.id}`,
  list: () => deskPaths.players,
  empty: ({ team }) => ({
    name: '',
    nameLatin: null,
    birthdate: null,
    nationality: 'BG',
    position: null,
    picture: null,
    hidden: false,
    shirtNumber: null,
    captain: false,
    joinedOn: team.joinsOn,
  }),
  title: ({ t }) => t('newPlayer.title'),
  fields: {
    ...personFields<NewPlayer, ForTeam>(),
    shirtNumber: {
      label: 'player.number',
      edit: ({ form, context }) => <ShirtNumber form={form} others={context.team.squad} offers />,
    },
    captain: { label: 'player.captain', edit: byAnother },
    joinedOn: { label: 'player.joinedOn', kind: 'date' },
  },
  rows: MORE_ROW,
  toBody: ({ shirtNumber, captain, joinedOn, ...person }, _isNew, { team, others }) => ({
    ...person,
    squad: { teamId: team.id, shirtNumber, captain, joinedOn },
    isAnother: others.length > 0,
  }),
  // The panel stays for the next one, who often joins on the same day.
  again: (empty, { joinedOn }) => ({ ...empty, joinedOn }),
});

interface NewPlayerProps {
  team: Team;
  onClose: () => void;
}

type Similar = SimilarPlayers['players'][number];

/** Somebody for the squad. Whoever looks like him is offered first, so that nobody exists twice. */
export function NewPlayerPanel({ team, onClose }: NewPlayerProps) {
  const { t, language } = useTexts();
  const [, setQuery] = useQuery();
  const [others, setOthers] = useState<readonly number[]>([]);
  const [moving, setMoving] = useState<Similar | null>(null);
  const adding = useDeed();
  const offerUndo = useUndo();
  const edited = useRecord(newPlayerRecord, {
    context: { team, others },
    onClose,
    onDone: () => {},
    onSaved: (_answer, _before, sent) => {
      showToast({ text: t('newPlayer.added', { name: sent.name }) });
      setOthers([]);
      document.querySelector<HTMLElement>('input[name=first]')?.focus();
    },
  });
  const { form } = edited;
  const { name, birthdate, shirtNumber, joinedOn } = form.fields;
  const similar = useSimilar(name, birthdate).filter(({ id }) => !others.includes(id));
  const worn = team.squad.map(({ fields }) => fields);
  const isTaken = wearerOf(shirtNumber, worn, { joinedOn, leftOn: null }) !== undefined;
  async function add(person: Similar) {
    if (person.teams.some(({ id }) => id === team.id)) {
      form.revert();
      setQuery({ new: null, player: String(person.id) });
      return;
    }
    const body = { playerId: person.id, shirtNumber, joinedOn };
    const moved = await adding.send<Moved>({ method: 'POST', path: deskPaths.squad(team.id), body });
    if (!moved) return;
    form.revert();
    offerUndo(t('newPlayer.added', { name: person.name }), (key) => undoMove(person.id, moved.answer, key));
  }
  const isElsewhere = adding.refusal?.reason === 'in_other_team';

  return (
    <RecordPanel
      of={edited}
      sub={t('newPlayer.in', { team: nameIn(language, team.fields) })}
      submit={t('newPlayer.add')}
      isReady={similar.length === 0 && !isTaken}
      body={
        <FieldRow columns={2} isShort>
          <RecordFields of={edited} names={MAIN} />
        </FieldRow>
      }
    >
      {similar.slice(0, 1).map((person) => (
        <SimilarNotice
          key={person.id}
          person={person}
          isElsewhere={isElsewhere}
          onHim={() => void add(person)}
          onMove={() => setMoving(person)}
          onAnother={() => setOthers([...others, person.id])}
        />
      ))}
      {!isElsewhere && <Failure refusal={adding.refusal} />}
      <FieldRow columns={2} isShort>
        <RecordFields of={edited} names={['shirtNumber', 'joinedOn']} />
      </FieldRow>
      <details className={layout.disclosure}>
        <summary>{t('player.more')}</summary>
        <div className={fieldRow.row}>
          <RecordFields of={edited} names={MORE} />
        </div>
      </details>
      {moving && (
        <MoveDialog
          playerId={moving.id}
          toTeamId={team.id}
          onClose={() => setMoving(null)}
          onDone={() => {
            setMoving(null);
            form.revert();
          }}
        />
      )}
    </RecordPanel>
  );
}
