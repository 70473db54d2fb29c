import merge from '@phosphor-icons/core/bold/git-merge-bold.svg?raw';
import { useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Player, PlayerFields } from '#contract/desk/players.ts';
import { BansOfPlayer } from '#desk/office/bans/bans-of-player.tsx';
import { currentDay } from '#desk/api/server-clock.ts';
import { dayText } from '#desk/office/day-text.ts';
import { RemoveButton } from '#desk/kit/remove-button.tsx';
import { defineRecord } from '#desk/kit/define-record.ts';
import { FieldRow } from '#desk/kit/field-row.tsx';
import { RecordFields } from '#desk/kit/record-fields.tsx';
import { LoadedPanel, RecordPanel } from '#desk/kit/record-panel.tsx';
import type { Form } from '#desk/kit/record-store.ts';
import { useRecord } from '#desk/kit/use-record.ts';
import { useRemoval } from '#desk/kit/use-removal.ts';
import { useTexts } from '#desk/office/texts.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { pages, useQuery } from '#desk/shell/navigation.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { ageOn } from '#domain/formatting/sofia-time.ts';
import { ADULT_AGE } from '#domain/player/public-age.ts';
import { Icon } from '#ui/icon.tsx';
import { adultFrom } from './adult-from.ts';
import { DeclarationField } from './declaration-field.tsx';
import { Face } from './face.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { MAIN, MORE, MORE_ROW, personFields } from './person-fields.tsx';
import { RemovalRefusal } from './removal-refusal.tsx';
import button from '#ui/button.module.css';
import fieldRow from '#desk/kit/field-row.module.css';
import field from '#desk/kit/field.module.css';
import layout from '#desk/kit/layout.module.css';
import outcome from '#desk/kit/outcome.module.css';
import styles from './player-panel.module.css';

const playerRecord = defineRecord<PlayerFields, Player>({
  name: 'player',
  one: deskPaths.player,
  title: ({ language, context }) => nameIn(language, context.fields),
  fields: personFields(),
  rows: MORE_ROW,
});

interface PlayerPanelProps {
  id: number;
  onClose: () => void;
}

/** A person, wherever he plays. */
export function PlayerPanel({ id, onClose }: PlayerPanelProps) {
  const { t } = useTexts();
  const loaded = useDesk<Player>(deskPaths.player(id));
  return (
    <LoadedPanel loaded={loaded} title={t('player.title')} onClose={onClose}>
      {(player) => <PlayerForm key={player.id} player={player} onClose={onClose} />}
    </LoadedPanel>
  );
}

interface FormProps {
  player: Player;
  onClose: () => void;
}

function PlayerForm({ player, onClose }: FormProps) {
  const { t } = useTexts();
  const edited = useRecord(playerRecord, { item: player, context: player, onClose, onDone: () => {} });
  const { form } = edited;
  const { fields } = player;
  const adult = adultFrom(form.fields.birthdate, currentDay(), ADULT_AGE);
  return (
    <RecordPanel
      of={edited}
      sub={fields.birthdate && t('player.years', { age: ageOn(fields.birthdate, currentDay()) })}
      mark={<Face name={fields.name} picture={fields.picture} />}
      outcome={showOutcome}
      isReady={form.changed.length > 0}
      body={
        <>
          <FieldRow columns={2} isShort>
            <RecordFields of={edited} names={MAIN} />
          </FieldRow>
          <Squads player={player} />
          {(adult !== null || player.declaration.file !== null) && (
            <DeclarationField playerId={player.id} declaration={player.declaration} adult={adult} />
          )}
          <div className={fieldRow.row}>
            <RecordFields of={edited} names={MORE} />
          </div>
        </>
      }
    >
      <BansOfPlayer playerId={player.id} />
      <PersonActions player={player} form={form} onClose={onClose} />
    </RecordPanel>
  );
}

const showOutcome = ({ name }: PlayerFields) => (
  <p className={outcome.outcome}>
    <b>{name}</b>
  </p>
);

function Squads({ player: { id, memberships } }: { player: Player }) {
  const { t, language } = useTexts();
  return (
    <div className={field.field}>
      <span className={field.caption}>{t('player.squads')}</span>
      {memberships.length === 0 && <p className={field.help}>{t('player.noSquads')}</p>}
      <ul className={styles.squads}>
        {memberships.map(({ id: membershipId, team, shirtNumber, joinedOn, leftOn, loanFrom }) => (
          <li key={membershipId}>
            <b className={styles.no}>{shirtNumber ?? '–'}</b>
            <a href={`${pages.team(team.id)}?${leftOn === null ? `player=${id}` : `member=${membershipId}`}`}>
              {nameIn(language, team)}
            </a>
            <small>
              {[
                `${dayText(joinedOn, language)}${leftOn === null ? '' : ` – ${dayText(leftOn, language)}`}`,
                ...(loanFrom ? [t('player.loanFrom', { team: nameIn(language, loanFrom) })] : []),
              ].join(', ')}
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}

type ActionsProps = FormProps & { form: Form<PlayerFields> };

function PersonActions({ player, form, onClose }: ActionsProps) {
  const { t } = useTexts();
  const [, setQuery] = useQuery();
  const [isMerging, setMerging] = useState(false);
  const { name } = player.fields;
  const removal = useRemoval({
    path: deskPaths.player(player.id),
    said: t('player.deleted', { name }),
    undo: null,
    form,
    onRemoved: onClose,
  });
  return (
    <>
      <RemovalRefusal removal={removal} name={name} instead={t('uses.playerInstead')} />
      <div className={layout.buttons}>
        <button type="button" className={button.button} data-size="small" onClick={() => setMerging(true)}>
          <Icon svg={merge} className="icon" />
          {t('player.merge')}
        </button>
        <a className={button.button} data-kind="bare" data-size="small" href={pages.personalData('player', player.id)}>
          {t('privacy.link')}
        </a>
        <RemoveButton isBusy={removal.isBusy} onClick={removal.run}>
          {t('player.delete')}
        </RemoveButton>
      </div>
      {isMerging && (
        <MergeDialog
          playerId={player.id}
          name={name}
          onClose={() => setMerging(false)}
          onMerged={(keptId) => {
            setMerging(false);
            setQuery({ player: String(keptId) });
          }}
        />
      )}
    </>
  );
}
