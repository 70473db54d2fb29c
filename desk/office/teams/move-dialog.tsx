import saveState from '#desk/kit/save-state.module.css';
import { LoadState } from '#desk/kit/load-state.tsx';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Moved, Player } from '#contract/desk/players.ts';
import type { TeamList } from '#contract/desk/teams.ts';
import { currentDay } from '#desk/api/server-clock.ts';
import { OfficeDialog } from '#desk/office/dialog.tsx';
import { SelectField, TextField } from '#desk/kit/fields.tsx';
import { FieldRow } from '#desk/kit/field-row.tsx';
import { FormFailure } from '#desk/kit/failure.tsx';
import type { Form } from '#desk/kit/record-store.ts';
import { useForm } from '#desk/kit/use-form.ts';
import { useUndo } from '#desk/kit/use-undo.ts';
import { useWrong } from '#desk/kit/use-wrong.ts';
import { wrongText } from '#desk/kit/wrong-text.ts';
import { dayText } from '#desk/office/day-text.ts';
import { useTexts } from '#desk/office/texts.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { isMemberOn } from '#domain/team/membership.ts';
import type { MoveKind } from '#domain/team/plan-move.ts';
import { freeNumbers, wearerOf } from '#domain/team/shirt-numbers.ts';
import { capitalised } from '#domain/formatting/capitalised.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { MoveEffects } from './move-effects.tsx';
import { TransferSummary } from './transfer-summary.tsx';
import { useMovePreview } from './use-move-preview.ts';
import { undoMove } from './undo-move.ts';
import button from '#ui/button.module.css';
import chip from '#desk/kit/chip.module.css';
import fieldRow from '#desk/kit/field-row.module.css';
import field from '#desk/kit/field.module.css';
import layout from '#desk/kit/layout.module.css';
import numbersStyles from './shirt-number.module.css';

interface MoveProps {
  playerId: number;
  /** The squad that he leaves; without it the one he is in now. */
  membershipId?: number;
  toTeamId?: number;
  kind?: MoveKind;
  onClose: () => void;
  onDone: () => void;
}

export interface MoveFields {
  kind: MoveKind;
  teamId: number | null;
  on: string;
  until: string | null;
  shirtNumber: number | null;
}

type Team = TeamList['teams'][number];
type Membership = Player['memberships'][number];

/** A transfer, a loan, the return from one or a release, with what follows from it. */
export function MoveDialog(props: MoveProps) {
  const { t } = useTexts();
  const player = useDesk<Player>(deskPaths.player(props.playerId));
  const list = useDesk<TeamList>(deskPaths.teams);
  const left = player.data && findLeft(player.data, props.membershipId);
  if (player.data && list.data && left)
    return <Move {...props} player={player.data} teams={list.data.teams} left={left} />;
  // Whoever is in no squad leaves none.
  const failed = player.failed ?? list.failed ?? (player.data && !left ? 'gone' : null);
  const reload = () => {
    player.reload();
    list.reload();
  };
  return (
    <OfficeDialog
      title={t(`move.title.${props.kind ?? 'transfer'}`)}
      onClose={props.onClose}
      onSubmit={() => {}}
      buttons={
        <button type="button" className={button.button} data-kind="bare" onClick={props.onClose}>
          {t('form.cancel')}
        </button>
      }
    >
      <LoadState data={null} {...{ failed, reload }} rows={3} />
    </OfficeDialog>
  );
}

function findLeft({ memberships }: Player, membershipId: number | undefined): Membership | undefined {
  const today = currentDay();
  return (
    memberships.find(({ id }) => id === membershipId) ??
    memberships.find((one) => isMemberOn(one, today)) ??
    memberships[0]
  );
}

const KINDS = ['transfer', 'loan', 'release'] as const;
const OFFERED = 8;

type LoadedProps = MoveProps & { player: Player; teams: readonly Team[]; left: Membership };

function Move({ player, teams, left, toTeamId, kind: firstKind, onClose, onDone }: LoadedProps) {
  const { t, language } = useTexts();
  const offerUndo = useUndo();
  const name = nameIn(language, { name: player.fields.name, nameLatin: player.fields.nameLatin ?? player.fields.name });
  const teamOf = (id: number | null) => teams.find((team) => team.id === id);
  const today = currentDay();
  const saved: MoveFields = {
    kind: firstKind ?? 'transfer',
    teamId: toTeamId ?? null,
    on: today > left.mayLeaveFrom ? today : left.mayLeaveFrom,
    until: null,
    shirtNumber: null,
  };
  const form = useForm<MoveFields, Moved>({
    name: `move:${left.id}:${firstKind}:${toTeamId}`,
    saved,
    create: deskPaths.moves(player.id),
    toBody: (fields) => ({ ...fields, membershipId: left.id }),
    onSaved: (moved, _before, sent) => {
      const team = teamOf(sent.kind === 'return' ? (left.loanFrom?.id ?? null) : sent.teamId);
      const text = t(`move.done.${sent.kind}`, { name, team: team ? nameIn(language, team) : '' });
      offerUndo(text, (key) => undoMove(player.id, moved, key));
    },
    onDone,
  });
  const { kind, teamId, on } = form.fields;
  const goal = kind === 'return' ? teamOf(left.loanFrom?.id ?? null) : kind === 'release' ? undefined : teamOf(teamId);
  const preview = useMovePreview(player.id, { membershipId: left.id, kind, teamId: goal?.id ?? null, on });
  const isReady = kind === 'release' || goal !== undefined;
  const refusal = preview?.refusal ?? null;
  return (
    <OfficeDialog
      title={t(`move.title.${kind}`)}
      onClose={onClose}
      onSubmit={() => isReady && refusal === null && void form.save()}
      note={t('move.visible')}
      buttons={
        <>
          <button type="button" className={button.button} data-kind="bare" onClick={onClose}>
            {t('form.cancel')}
          </button>
          {!isReady && (
            <span className={saveState.saved} id="move-waits">
              {t('move.waitsForTeam')}
            </span>
          )}
          <button
            type="submit"
            className={button.button}
            data-kind="primary"
            aria-describedby={isReady ? undefined : 'move-waits'}
            disabled={form.state === 'saving' || !isReady || refusal !== null}
          >
            {t(`move.save.${kind}`)}
          </button>
        </>
      }
    >
      <TransferSummary player={player} from={teamOf(left.team.id)} to={goal} on={on} />
      <FieldRow columns={2}>
        {kind !== 'return' && (
          <div className={`${field.field} ${fieldRow.all}`}>
            <span className={field.caption} aria-hidden="true">
              {t('move.kind')}
            </span>
            <SegmentedControl
              isFull
              label={t('move.kind')}
              options={KINDS.map((value) => ({ value, label: t(`move.kind.${value}`) }))}
              chosen={kind}
              onChoose={(value) => form.set({ kind: value })}
            />
          </div>
        )}
        {(kind === 'transfer' || kind === 'loan') && (
          <SelectField
            form={form}
            name="teamId"
            label={t('move.to')}
            options={[
              { value: null, label: t('move.chooseTeam') },
              ...teams
                .filter(({ id }) => id !== left.team.id)
                .map((team) => ({ value: team.id, label: nameIn(language, team) })),
            ]}
          />
        )}
        <DateField
          form={form}
          refusal={refusal}
          afterGameweek={preview?.afterGameweek ?? null}
          firstDay={left.mayLeaveFrom}
        />
        {kind === 'loan' && (
          <TextField
            form={form}
            name="until"
            type="date"
            optional
            label={t('move.until')}
            note={t('form.optional')}
            help={t('move.untilHelp')}
          />
        )}
        {goal && preview && (
          <NumberChoice form={form} numbers={preview.numbers} team={nameIn(language, goal)} wanted={left.shirtNumber} />
        )}
      </FieldRow>
      <FormFailure form={form} />
      {isReady && preview && refusal === null && (
        <MoveEffects effects={preview.effects} team={nameIn(language, left.team)} />
      )}
    </OfficeDialog>
  );
}

interface DateProps {
  form: Form<MoveFields>;
  refusal: string | null;
  afterGameweek: number | null;
  firstDay: string;
}

/** With the day of the week, and the gameweek that is over by then; or why it cannot be. */
function DateField({ form, refusal, afterGameweek, firstDay }: DateProps) {
  const { t, language } = useTexts();
  const { on } = form.fields;
  const date = new Date(`${on}T12:00:00Z`);
  const isDate = !Number.isNaN(date.getTime());
  const isTooEarly = isDate && on < firstDay;
  const first = dayText(firstDay, language);
  const weekday = isDate
    ? capitalised(new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date))
    : '';
  return (
    <TextField
      form={form}
      name="on"
      type="date"
      label={t('move.on')}
      {...(refusal !== null && { wrong: wrongText(t, refusal) })}
      {...(isTooEarly && {
        choices: (
          <div className={layout.choices}>
            <button type="button" className={chip.chip} onClick={() => form.set({ on: firstDay })}>
              {t('move.firstDay', { day: first })}
            </button>
          </div>
        ),
      })}
      {...(isDate && {
        help:
          afterGameweek === null
            ? t('move.weekdayOnly', { weekday })
            : t('move.afterGameweek', { weekday, number: afterGameweek }),
      })}
    />
  );
}

interface NumberProps {
  form: Form<MoveFields>;
  numbers: readonly { shirtNumber: number; name: string; joinedOn: string; leftOn: string | null }[];
  team: string;
  /** The number that he has now. */
  wanted: number | null;
}

/** Free numbers of the new squad; his own first, or whose it is. */
function NumberChoice({ form, numbers, team, wanted }: NumberProps) {
  const { t } = useTexts();
  const { on, until, shirtNumber } = form.fields;
  const days = { joinedOn: on, leftOn: form.fields.kind === 'loan' ? until : null };
  const wearer = wearerOf(wanted, numbers, days);
  const free = freeNumbers(numbers, days, OFFERED);
  const own = wanted !== null && !wearer && !free.includes(wanted) ? [wanted] : [];
  const wrong = useWrong(form, 'shirtNumber');
  return (
    <div className={`${field.field} ${fieldRow.all}`}>
      <span className={field.caption} id="move-number">
        {t('move.number', { team })}
        {wearer && wanted !== null && <small>{t('move.numberOf', { number: wanted, name: wearer.name })}</small>}
      </span>
      <fieldset className={numbersStyles.numbers} aria-labelledby="move-number">
        {[...own, ...free].map((number) => (
          <button
            key={number}
            type="button"
            aria-pressed={shirtNumber === number}
            onClick={() => form.set({ shirtNumber: shirtNumber === number ? null : number })}
          >
            {number}
          </button>
        ))}
      </fieldset>
      {wrong !== undefined && (
        <p className={field.wrong} role="alert">
          <span>{wrong}</span>
        </p>
      )}
    </div>
  );
}
