import { deskPaths } from '#contract/desk/paths.ts';
import type { MemberFields, SavedMember } from '#contract/desk/players.ts';
import type { SquadMember, Team } from '#contract/desk/teams.ts';
import { BansOfPlayer } from '#desk/office/bans/bans-of-player.tsx';
import { callDesk } from '#desk/api/client.ts';
import { Conflict } from '#desk/office/form/conflict.tsx';
import { SwitchField, TextField } from '#desk/office/form/fields.tsx';
import { focusWrong } from '#desk/office/form/focus-wrong.ts';
import { PanelButtons } from '#desk/office/form/save-state.tsx';
import { useForm } from '#desk/office/form/use-form.ts';
import { Panel } from '#desk/office/panel.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { dayAndMonth, numericDate, type Language } from '#domain/formatting/date.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { ageOn } from '#domain/formatting/sofia-time.ts';
import { wearerOf } from '#domain/team/shirt-numbers.ts';
import { adultFrom } from './adult-from.ts';
import { DeclarationField } from './declaration-field.tsx';
import { Face } from './face.tsx';
import { MemberActions } from './member-actions.tsx';
import { MainFields, MoreFields } from './person-fields.tsx';
import { ShirtNumber } from './shirt-number.tsx';
import { useShownMemberFields } from './shown-fields.tsx';

interface MemberPanelProps {
  team: Team;
  member: SquadMember;
  reload: () => void;
  onClose: () => void;
}

/** A player and his place in the squad: one form, one save. */
export function MemberPanel({ team, member, reload, onClose }: MemberPanelProps) {
  const { t, language } = useTexts();
  const { membershipId, playerId } = member;
  const shown = useShownMemberFields();
  const form = useForm<MemberFields>({
    name: `member:${membershipId}`,
    saved: member.fields,
    version: member.version,
    send: (fields, version) =>
      callDesk<SavedMember>(deskPaths.membership(membershipId), { method: 'PUT', body: { ...fields, version } }),
    onSaved: reload,
  });
  const others = team.squad.filter((one) => one.playerId !== playerId);
  const { shirtNumber, birthdate } = form.fields;
  const isTaken =
    wearerOf(
      shirtNumber,
      others.map(({ fields }) => fields),
      form.fields,
    ) !== undefined;
  const submit = async () => {
    if (isTaken || !(await form.save())) focusWrong();
  };
  const { fields } = member;
  const sub = [
    fields.birthdate && t('player.years', { age: ageOn(fields.birthdate, team.today) }),
    t('player.inSquadSince', { day: dayOf(fields.joinedOn, team.today, language) }),
    fields.leftOn && t('player.inSquadUntil', { day: dayOf(fields.leftOn, team.today, language) }),
    member.loanFrom &&
      t('player.loanFrom', { team: nameIn(language, member.loanFrom.name, member.loanFrom.nameLatin) }),
  ].filter(Boolean);
  const adult = adultFrom(birthdate, team.today, team.limits.adultAge);
  if (form.theirs) return <Conflict form={form} fields={shown} outcome={showOutcome} />;
  return (
    <Panel
      title={nameIn(language, fields.name, fields.nameLatin)}
      sub={sub.join(', ')}
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
        <ShirtNumber form={form} others={others}>
          <div className="beside-number">
            <SwitchField form={form} name="captain" label={t('player.captain')} />
          </div>
        </ShirtNumber>
      </div>
      {(adult !== null || member.declaration.file !== null) && (
        <DeclarationField playerId={playerId} declaration={member.declaration} adult={adult} onChange={reload} />
      )}
      <div className="fields keep" style={{ '--cols': 2 } as object}>
        <TextField form={form} name="joinedOn" type="date" label={t('player.joinedOn')} />
        <TextField
          form={form}
          name="leftOn"
          type="date"
          optional
          label={t('player.leftOn')}
          note={t('form.optional')}
        />
      </div>
      <details className="more" open={form.wrong?.field === 'picture' || undefined}>
        <summary>{t('player.more')}</summary>
        <div className="fields">
          <MoreFields form={form} />
        </div>
      </details>
      <BansOfPlayer playerId={playerId} />
      <MemberActions team={team} member={member} reload={reload} onClose={onClose} />
    </Panel>
  );
}

const showOutcome = ({ name, shirtNumber }: MemberFields) => (
  <p className="outcome">
    <b className="no">{shirtNumber}</b> <b>{name}</b>
  </p>
);

/** This year without the year: "10 февруари". */
function dayOf(day: string, today: string, language: Language): string {
  const date = new Date(`${day}T12:00:00Z`);
  return day.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(date, language) : numericDate(date, language);
}
