import type { MemberFields } from '#contract/desk/players.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { SquadMember, Team } from '#contract/desk/teams.ts';
import { byAnother, defineRecord } from '#desk/kit/define-record.ts';
import { FieldRow } from '#desk/kit/field-row.tsx';
import { RecordFields } from '#desk/kit/record-fields.tsx';
import { RecordPanel } from '#desk/kit/record-panel.tsx';
import { useRecord } from '#desk/kit/use-record.ts';
import { BansOfPlayer } from '#desk/office/bans/bans-of-player.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { dayAndMonth, numericDate, type Language } from '#domain/formatting/date.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { ageOn } from '#domain/formatting/sofia-time.ts';
import { wearerOf } from '#domain/team/shirt-numbers.ts';
import { adultFrom } from './adult-from.ts';
import { DeclarationField } from './declaration-field.tsx';
import { Face } from './face.tsx';
import { MemberActions } from './member-actions.tsx';
import { MAIN, MORE, MORE_ROW, personFields } from './person-fields.tsx';
import { ShirtNumber } from './shirt-number.tsx';
import fieldRow from '#desk/kit/field-row.module.css';
import layout from '#desk/kit/layout.module.css';
import outcome from '#desk/kit/outcome.module.css';

interface MemberOf {
  team: Team;
  member: SquadMember;
}

const memberRecord = defineRecord<MemberFields, MemberOf>({
  name: 'member',
  one: deskPaths.membership,
  title: ({ language, context }) => nameIn(language, context.member.fields),
  fields: {
    ...personFields<MemberFields, MemberOf>(),
    shirtNumber: {
      label: 'player.number',
      edit: ({ form, context }) => <ShirtNumber form={form} others={othersIn(context)} />,
    },
    captain: { label: 'player.captain', kind: 'switch', edit: byAnother },
    joinedOn: { label: 'player.joinedOn', kind: 'date' },
    leftOn: { label: 'player.leftOn', kind: 'date', optional: true },
  },
  rows: MORE_ROW,
});

const othersIn = ({ team, member }: MemberOf) => team.squad.filter(({ playerId }) => playerId !== member.playerId);

/** A player and his place in the squad: one form, one save. */
export function MemberPanel({ team, member, onClose }: MemberOf & { onClose: () => void }) {
  const { t, language } = useTexts();
  const { membershipId, playerId, fields } = member;
  const context = { team, member };
  const item = { id: membershipId, ...member };
  const edited = useRecord(memberRecord, { item, context, onClose, onDone: () => {} });
  const { form } = edited;
  const worn = othersIn(context).map((other) => other.fields);
  const isTaken = wearerOf(form.fields.shirtNumber, worn, form.fields) !== undefined;
  const sub = [
    fields.birthdate && t('player.years', { age: ageOn(fields.birthdate, team.today) }),
    t('player.inSquadSince', { day: dayOf(fields.joinedOn, team.today, language) }),
    fields.leftOn && t('player.inSquadUntil', { day: dayOf(fields.leftOn, team.today, language) }),
    member.loanFrom && t('player.loanFrom', { team: nameIn(language, member.loanFrom) }),
  ].filter(Boolean);
  const adult = adultFrom(form.fields.birthdate, team.today, team.limits.adultAge);
  return (
    <RecordPanel
      of={edited}
      sub={sub.join(', ')}
      mark={<Face name={fields.name} picture={fields.picture} />}
      outcome={showOutcome}
      isReady={form.changed.length > 0 && !isTaken}
      body={
        <>
          <FieldRow columns={2} isShort>
            <RecordFields of={edited} names={[...MAIN, 'shirtNumber']} />
          </FieldRow>
          {(adult !== null || member.declaration.file !== null) && (
            <DeclarationField playerId={playerId} declaration={member.declaration} adult={adult} />
          )}
          <FieldRow columns={2} isShort>
            <RecordFields of={edited} names={['joinedOn', 'leftOn']} />
          </FieldRow>
          <details className={layout.disclosure} open={form.wrong?.field === 'picture' || undefined}>
            <summary>{t('player.more')}</summary>
            <div className={fieldRow.row}>
              <RecordFields of={edited} names={MORE} />
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
  <p className={outcome.outcome}>
    <b className={outcome.number}>{shirtNumber}</b> <b>{name}</b>
  </p>
);

/** This year without the year: "10 февруари". */
function dayOf(day: string, today: string, language: Language): string {
  const date = new Date(`${day}T12:00:00Z`);
  return day.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(date, language) : numericDate(date, language);
}
