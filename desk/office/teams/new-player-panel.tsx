import { useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Moved, PlayerFields, SimilarPlayers } from '#contract/desk/players.ts';
import type { Team } from '#contract/desk/teams.ts';
import { Failure } from '#desk/kit/failure.tsx';
import { FieldRow } from '#desk/kit/field-row.tsx';
import { SwitchField, TextField } from '#desk/kit/fields.tsx';
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
import { MainFields, MoreFields } from './person-fields.tsx';
import { ShirtNumber } from './shirt-number.tsx';
import { SimilarCallout, useSimilar } from './similar-players.tsx';
import { undoMove } from './undo-move.ts';

interface NewPlayerProps {
  team: Team;
  onClose: () => void;
}

interface NewPlayer extends PlayerFields {
  shirtNumber: number | null;
  captain: boolean;
  joinedOn: string;
}

type Similar = SimilarPlayers['players'][number];

/** Somebody for the squad. Whoever looks like him is offered first, so that nobody exists twice. */
export function NewPlayerPanel({ team, onClose }: NewPlayerProps) {
  const { t, language } = useTexts();
  const [, setQuery] = useQuery();
  const empty: NewPlayer = {
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
  };
  /** Who was said to be another person. */
  const [others, setOthers] = useState<readonly number[]>([]);
  const [moving, setMoving] = useState<Similar | null>(null);
  const adding = useDeed();
  const offerUndo = useUndo();
  const form = useRecord<NewPlayer>({
    name: `new-player:${team.id}`,
    saved: empty,
    create: deskPaths.players,
    toBody: ({ shirtNumber, captain, joinedOn, ...person }) => ({
      ...person,
      squad: { teamId: team.id, shirtNumber, captain, joinedOn },
      isAnother: others.length > 0,
    }),
    // The panel stays for the next one, who often joins on the same day.
    again: ({ joinedOn }) => ({ ...empty, joinedOn }),
    onSaved: (_answer, _before, sent) => {
      showToast({ text: t('newPlayer.added', { name: sent.name }) });
      setOthers([]);
      document.querySelector<HTMLElement>('input[name=first]')?.focus();
    },
  });
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
      form={form}
      title={t('newPlayer.title')}
      sub={t('newPlayer.in', { team: nameIn(language, team.fields) })}
      fields={[]}
      submit={t('newPlayer.add')}
      isReady={similar.length === 0 && !isTaken}
      onClose={onClose}
    >
      <FieldRow columns={2} isShort>
        <MainFields form={form} />
      </FieldRow>
      {similar.slice(0, 1).map((person) => (
        <SimilarCallout
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
        <ShirtNumber form={form} others={team.squad} offers>
          <div className="beside-number">
            <SwitchField form={form} name="captain" label={t('player.captain')} />
          </div>
        </ShirtNumber>
        <TextField form={form} name="joinedOn" type="date" label={t('player.joinedOn')} />
      </FieldRow>
      <details className="more">
        <summary>{t('player.more')}</summary>
        <div className="fields">
          <MoreFields form={form} />
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
