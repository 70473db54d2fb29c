import { useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Moved, PlayerFields, SavedPlayer, SimilarPlayers } from '#contract/desk/players.ts';
import type { Team } from '#contract/desk/teams.ts';
import { callDesk, DeskError } from '#desk/api/client.ts';
import { SwitchField, TextField } from '#desk/office/form/fields.tsx';
import { focusWrong } from '#desk/office/form/focus-wrong.ts';
import { SaveMark } from '#desk/office/form/save-state.tsx';
import { useForm } from '#desk/office/form/use-form.ts';
import { wrongText } from '#desk/office/form/wrong-text.ts';
import { Panel } from '#desk/office/panel.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { useQuery } from '#desk/shell/router.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { wearerOf } from '#domain/team/shirt-numbers.ts';
import { MoveDialog } from './move-dialog.tsx';
import { MainFields, MoreFields } from './person-fields.tsx';
import { ShirtNumber } from './shirt-number.tsx';
import { SimilarCallout, useSimilar } from './similar-players.tsx';
import { useMoveToast } from './use-moves.ts';

interface NewPlayerProps {
  team: Team;
  reload: () => void;
  onClose: () => void;
}

interface NewPlayer extends PlayerFields {
  shirtNumber: number | null;
  captain: boolean;
  joinedOn: string;
}

type Similar = SimilarPlayers['players'][number];

/** Somebody for the squad. Whoever looks like him is offered first, so that nobody exists twice. */
export function NewPlayerPanel({ team, reload, onClose }: NewPlayerProps) {
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
  const [elsewhere, setElsewhere] = useState<Similar | null>(null);
  const [moving, setMoving] = useState<Similar | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const toast = useMoveToast(reload);
  const form = useForm<NewPlayer>({
    name: `new-player:${team.id}`,
    saved: empty,
    version: 'new',
    send: async ({ shirtNumber, captain, joinedOn, ...person }) => {
      const squad = { teamId: team.id, shirtNumber, captain, joinedOn };
      await callDesk<SavedPlayer>(deskPaths.players, {
        method: 'POST',
        body: { ...person, squad, isAnother: others.length > 0 },
      });
      showToast({ text: t('newPlayer.added', { name: person.name }) });
      // The panel stays for the next one, who often joins on the same day.
      return { fields: { ...empty, joinedOn }, version: 'new' };
    },
    onSaved: () => {
      setOthers([]);
      reload();
      document.querySelector<HTMLElement>('input[name=first]')?.focus();
    },
  });
  const { name, birthdate, shirtNumber, joinedOn } = form.fields;
  const similar = useSimilar(name, birthdate).filter(({ id }) => !others.includes(id));
  const worn = team.squad.map(({ fields }) => fields);
  const isTaken = wearerOf(shirtNumber, worn, { joinedOn, leftOn: null }) !== undefined;
  const submit = async () => {
    if (isTaken || similar.length > 0 || !(await form.save())) focusWrong();
  };

  async function add(person: Similar) {
    setRefused(null);
    if (person.teams.some(({ id }) => id === team.id)) {
      form.revert();
      setQuery({ new: null, player: String(person.id) });
      return;
    }
    try {
      const body = { playerId: person.id, shirtNumber, joinedOn };
      const moved = await callDesk<Moved>(deskPaths.squad(team.id), { method: 'POST', body });
      form.revert();
      toast(t('newPlayer.added', { name: person.name }), person.id, moved);
      reload();
    } catch (error) {
      if (error instanceof DeskError && error.reason === 'in_other_team') setElsewhere(person);
      else setRefused(error instanceof DeskError ? wrongText(t, error.reason ?? 'invalid') : t('state.failed'));
    }
  }

  return (
    <Panel
      title={t('newPlayer.title')}
      sub={t('newPlayer.in', { team: nameIn(language, team.fields.name, team.fields.nameLatin) })}
      onClose={onClose}
      onSubmit={() => void submit()}
      footer={
        <>
          <SaveMark form={form} />
          <button
            type="button"
            className="btn bare last"
            onClick={() => {
              form.revert();
              onClose();
            }}
          >
            {t('form.cancel')}
          </button>
          <button type="submit" className="btn primary" disabled={form.state === 'saving' || similar.length > 0}>
            {t('newPlayer.add')}
          </button>
        </>
      }
    >
      <div className="fields keep" style={{ '--cols': 2 } as object}>
        <MainFields form={form} />
      </div>
      {similar.slice(0, 1).map((person) => (
        <SimilarCallout
          key={person.id}
          person={person}
          isElsewhere={elsewhere?.id === person.id}
          onHim={() => void add(person)}
          onMove={() => setMoving(person)}
          onAnother={() => setOthers([...others, person.id])}
        />
      ))}
      {refused && (
        <p className="callout" data-tone="bad" role="alert">
          {refused}
        </p>
      )}
      {form.wrong && ['', 'squad.teamId'].includes(form.wrong.field) && (
        <p className="callout" data-tone="bad" role="alert">
          {wrongText(t, form.wrong.reason)}
        </p>
      )}
      <div className="fields keep" style={{ '--cols': 2 } as object}>
        <ShirtNumber form={form} others={team.squad} offers>
          <div className="beside-number">
            <SwitchField form={form} name="captain" label={t('player.captain')} />
          </div>
        </ShirtNumber>
        <TextField form={form} name="joinedOn" type="date" label={t('player.joinedOn')} />
      </div>
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
            setElsewhere(null);
            form.revert();
            reload();
          }}
        />
      )}
    </Panel>
  );
}
