import merge from '@phosphor-icons/core/bold/git-merge-bold.svg?raw';
import { useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Player, PlayerFields, SavedPlayer } from '#contract/desk/players.ts';
import { BansOfPlayer } from '#desk/office/bans/bans-of-player.tsx';
import { callDesk, DeskError } from '#desk/api/client.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { dayText } from '#desk/office/day-text.ts';
import { Conflict } from '#desk/office/form/conflict.tsx';
import { dropDraft } from '#desk/office/form/draft.ts';
import { focusWrong } from '#desk/office/form/focus-wrong.ts';
import { PanelButtons } from '#desk/office/form/save-state.tsx';
import { useForm } from '#desk/office/form/use-form.ts';
import { Panel } from '#desk/office/panel.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { useData } from '#desk/office/use-data.ts';
import { pages, useQuery } from '#desk/shell/router.ts';
import { nameIn as nameOf } from '#desk/shell/texts.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { ageOn, dayAt } from '#domain/formatting/sofia-time.ts';
import { ADULT_AGE } from '#domain/player/public-age.ts';
import { Icon } from '#ui/icon.tsx';
import { adultFrom } from './adult-from.ts';
import { DeclarationField } from './declaration-field.tsx';
import { Face } from './face.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { MainFields, MoreFields } from './person-fields.tsx';
import { useShownPlayerFields } from './shown-fields.tsx';
import { UsesCallout, type UsesOf } from './uses-callout.tsx';

interface PlayerPanelProps {
  id: number;
  onChanged: () => void;
  onClose: () => void;
}

/** A person, wherever he plays. */
export function PlayerPanel({ id, ...props }: PlayerPanelProps) {
  const { data, reload } = useData<Player>(deskPaths.player(id));
  return data && <PlayerForm player={data} reload={reload} {...props} />;
}

type FormProps = Omit<PlayerPanelProps, 'id'> & { player: Player; reload: () => void };

function PlayerForm({ player, reload, onChanged, onClose }: FormProps) {
  const { t, language } = useTexts();
  const shown = useShownPlayerFields();
  const today = dayAt(serverNow());
  const changed = () => {
    reload();
    onChanged();
  };
  const form = useForm<PlayerFields>({
    name: `player:${player.id}`,
    saved: player.fields,
    version: player.version,
    send: (fields, version) =>
      callDesk<SavedPlayer>(deskPaths.player(player.id), { method: 'PUT', body: { ...fields, version } }),
    onSaved: changed,
  });
  const submit = async () => {
    if (!(await form.save())) focusWrong();
  };
  const { fields } = player;
  const adult = adultFrom(form.fields.birthdate, today, ADULT_AGE);
  if (form.theirs) return <Conflict form={form} fields={shown} outcome={showOutcome} />;
  return (
    <Panel
      title={nameIn(language, fields.name, fields.nameLatin)}
      {...(fields.birthdate && { sub: t('player.years', { age: ageOn(fields.birthdate, today) }) })}
      mark={<Face name={fields.name} picture={fields.picture} />}
      onClose={onClose}
      onSubmit={() => void submit()}
      footer={
        <PanelButtons
          form={form}
          onCancel={() => {
            form.revert();
            onClose();
          }}
          onlyChanged
        />
      }
    >
      <div className="fields keep" style={{ '--cols': 2 } as object}>
        <MainFields form={form} />
      </div>
      <Squads player={player} />
      {(adult !== null || player.declaration.file !== null) && (
        <DeclarationField playerId={player.id} declaration={player.declaration} adult={adult} onChange={changed} />
      )}
      <div className="fields">
        <MoreFields form={form} />
      </div>
      <BansOfPlayer playerId={player.id} />
      <PersonActions player={player} onChanged={onChanged} onClose={onClose} />
    </Panel>
  );
}

const showOutcome = ({ name }: PlayerFields) => (
  <p className="outcome">
    <b>{name}</b>
  </p>
);

function Squads({ player: { id, memberships } }: { player: Player }) {
  const { t, language } = useTexts();
  return (
    <div className="entry">
      <span className="caption">{t('player.squads')}</span>
      {memberships.length === 0 && <p className="help">{t('player.noSquads')}</p>}
      <ul className="squads">
        {memberships.map(({ id: membershipId, team, shirtNumber, joinedOn, leftOn, loanFrom }) => (
          <li key={membershipId}>
            <b className="no">{shirtNumber ?? '–'}</b>
            <a href={`${pages.team(team.id)}?${leftOn === null ? `player=${id}` : `member=${membershipId}`}`}>
              {nameOf(language, team)}
            </a>
            <small>
              {[
                `${dayText(joinedOn, language)}${leftOn === null ? '' : ` – ${dayText(leftOn, language)}`}`,
                ...(loanFrom ? [t('player.loanFrom', { team: nameOf(language, loanFrom) })] : []),
              ].join(', ')}
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PersonActions({ player, onChanged, onClose }: Omit<FormProps, 'reload'>) {
  const { t } = useTexts();
  const [, setQuery] = useQuery();
  const [isMerging, setMerging] = useState(false);
  const [uses, setUses] = useState<UsesOf | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { name } = player.fields;
  async function erase() {
    setFailed(false);
    try {
      await callDesk(deskPaths.player(player.id), { method: 'DELETE' });
      dropDraft(`player:${player.id}`);
      showToast({ text: t('player.deleted', { name }) });
      onClose();
      onChanged();
    } catch (error) {
      if (error instanceof DeskError && error.uses) setUses(error.uses);
      else setFailed(true);
    }
  }
  return (
    <>
      {uses && <UsesCallout name={name} uses={uses} instead={t('uses.playerInstead')} />}
      {hasFailed && (
        <p className="callout" data-tone="bad" role="alert">
          {t('state.failed')}
        </p>
      )}
      <div className="ways">
        <button type="button" className="btn small" onClick={() => setMerging(true)}>
          <Icon svg={merge} className="icon" />
          {t('player.merge')}
        </button>
        <button type="button" className="btn small bare danger" onClick={() => void erase()}>
          {t('player.delete')}
        </button>
      </div>
      {isMerging && (
        <MergeDialog
          playerId={player.id}
          name={name}
          onClose={() => setMerging(false)}
          onMerged={(keptId) => {
            setMerging(false);
            setQuery({ player: String(keptId) });
            onChanged();
          }}
        />
      )}
    </>
  );
}
