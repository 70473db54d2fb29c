import { deskPaths } from '#contract/desk/paths.ts';
import type { MemberFields } from '#contract/desk/players.ts';
import type { SquadMember, Team } from '#contract/desk/teams.ts';
import { BansOfPlayer } from '#desk/office/bans/bans-of-player.tsx';
import { FieldRow } from '#desk/kit/field-row.tsx';
import { SwitchField, TextField } from '#desk/kit/fields.tsx';
import { RecordPanel } from '#desk/kit/record-panel.tsx';
import { useRecord } from '#desk/kit/use-record.ts';
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
import { memberFields } from './player-fields.ts';

interface MemberPanelProps {
  team: Team;
  member: SquadMember;
  onClose: () => void;
}

/** A player and his place in the squad: one form, one save. */
export function MemberPanel({ team, member, onClose }: MemberPanelProps) {
  const { t, language } = useTexts();
  const { membershipId, playerId } = member;
  const form = useRecord<MemberFields>({
    name: 'member',
    id: membershipId,
    saved: member.fields,
    version: member.version,
    edit: () => deskPaths.membership(membershipId),
  });
  const others = team.squad.filter((one) => one.playerId !== playerId);
  const { shirtNumber, birthdate } = form.fields;
  const isTaken =
    wearerOf(
      shirtNumber,
      others.map(({ fields }) => fields),
      form.fields,
    ) !== undefined;
  const { fields } = member;
  const sub = [
    fields.birthdate && t('player.years', { age: ageOn(fields.birthdate, team.today) }),
    t('player.inSquadSince', { day: dayOf(fields.joinedOn, team.today, language) }),
    fields.leftOn && t('player.inSquadUntil', { day: dayOf(fields.leftOn, team.today, language) }),
    member.loanFrom && t('player.loanFrom', { team: nameIn(language, member.loanFrom) }),
  ].filter(Boolean);
  const adult = adultFrom(birthdate, team.today, team.limits.adultAge);
  return (
    <RecordPanel
      form={form}
      title={nameIn(language, fields)}
      sub={sub.join(', ')}
      mark={<Face name={fields.name} picture={fields.picture} />}
      fields={memberFields(t, language)}
      outcome={showOutcome}
      isReady={form.changed.length > 0 && !isTaken}
      onClose={onClose}
      body={
        <>
          <FieldRow columns={2} isShort>
            <MainFields form={form} />
            <ShirtNumber form={form} others={others}>
              <div className="beside-number">
                <SwitchField form={form} name="captain" label={t('player.captain')} />
              </div>
            </ShirtNumber>
          </FieldRow>
          {(adult !== null || member.declaration.file !== null) && (
            <DeclarationField playerId={playerId} declaration={member.declaration} adult={adult} />
          )}
          <FieldRow columns={2} isShort>
            <TextField form={form} name="joinedOn" type="date" label={t('player.joinedOn')} />
            <TextField
              form={form}
              name="leftOn"
              type="date"
              optional
              label={t('player.leftOn')}
              note={t('form.optional')}
            />
          </FieldRow>
          <details className="more" open={form.wrong?.field === 'picture' || undefined}>
            <summary>{t('player.more')}</summary>
            <div className="fields">
              <MoreFields form={form} />
            </div>
          </details>
        </>
      }
    >
      <BansOfPlayer playerId={playerId} />
      <MemberActions team={team} member={member} form={form} onClose={onClose} />
    </RecordPanel>
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
