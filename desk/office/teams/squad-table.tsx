import file from '@phosphor-icons/core/bold/file-text-bold.svg?raw';
import warning from '@phosphor-icons/core/bold/warning-bold.svg?raw';
import type { SquadMember, Team } from '#contract/desk/teams.ts';
import { dayText } from '#desk/office/day-text.ts';
import { DataTable } from '#desk/office/data-table.tsx';
import { SortableHead, sorted, useSorting } from '#desk/office/sort.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { suspensionEnd, suspensionText } from '#desk/shell/suspension-text.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { POSITIONS } from '#domain/lineup/position.ts';
import { ineligibility } from '#domain/player/eligibility.ts';
import { isMemberOn } from '#domain/team/membership.ts';
import { Icon } from '#ui/icon.tsx';
import { positionText } from '#ui/position-text.ts';
import { Face } from './face.tsx';
import card from '#ui/card.module.css';
import tag from '#ui/tag.module.css';
import layout from '#desk/kit/layout.module.css';
import table from '#desk/office/data-table.module.css';

const COLUMNS = ['number', 'player', 'position', 'since'] as const;

interface SquadTableProps {
  team: Team;
  members: readonly SquadMember[];
  openedId: number | null;
  /** How many have left the squad. */
  left: number;
  onOpen: (member: SquadMember) => void;
}

export function SquadTable({ team, members, openedId, left, onOpen }: SquadTableProps) {
  const { t, language } = useTexts();
  const sorting = useSorting(COLUMNS, 'number');
  const rows = sorted(members, sorting, {
    number: ({ fields }) => fields.shirtNumber,
    player: ({ fields }) => nameIn(language, fields),
    position: ({ fields }) => (fields.position === null ? null : POSITIONS.indexOf(fields.position)),
    since: ({ fields }) => fields.joinedOn,
  });
  const lent = members.filter(({ loanFrom }) => loanFrom !== null).length;
  return (
    <section className={card.card} aria-label={t('team.tab.squad')}>
      <DataTable
        columns={[
          ...COLUMNS.map((column) => (
            <SortableHead key={column} sorting={sorting} column={column}>
              {t(`squad.${column}`)}
            </SortableHead>
          )),
          { text: t('squad.notes'), isHidden: true },
        ]}
        foot={
          <>
            <span>
              {[
                t('squad.foot', { count: members.length }),
                ...(lent > 0 ? [t('squad.footLoan', { count: lent })] : []),
              ].join(', ')}
            </span>
            {left > 0 && <span>{t('squad.footLeft', { count: left })}</span>}
          </>
        }
      >
        {rows.map((member) => {
          const { name, nameLatin, picture, position, shirtNumber, joinedOn, leftOn } = member.fields;
          return (
            <tr key={member.membershipId} aria-selected={member.membershipId === openedId || undefined}>
              <td className={`${table.mark} ${table.no}`}>{shirtNumber ?? '–'}</td>
              <td className={table.lead}>
                <button className={table.who} type="button" onClick={() => onOpen(member)}>
                  <Face name={name} picture={picture} />
                  <span>{nameIn(language, { name, nameLatin })}</span>
                </button>
              </td>
              <td className={table.sub}>{position && positionText(position, t)}</td>
              <td className={table.drop}>
                {dayText(joinedOn, language)}
                {leftOn !== null && ` ${t('squad.until')} ${dayText(leftOn, language)}`}
              </td>
              <td className={table.act}>
                <Notes team={team} member={member} />
              </td>
            </tr>
          );
        })}
      </DataTable>
    </section>
  );
}

/** What matters before the next match comes first. */
function Notes({ team: { today, limits }, member }: { team: Team; member: SquadMember }) {
  const { t, language } = useTexts();
  const { fields, declaration, suspension, loanFrom } = member;
  if (!isMemberOn(fields, today)) return null;
  const { birthdate } = fields;
  const ages = { least: limits.leastAge, adult: limits.adultAge };
  const fault = ineligibility({ birthdate, parentalDeclaration: declaration.given }, today, ages);
  return (
    <span className={layout.notes}>
      {fault === 'no-declaration' && (
        <span className={table.flagged} data-tone="bad">
          <Icon svg={file} className="icon" />
          {t('squad.noDeclaration')}
        </span>
      )}
      {fault === 'too-young' && (
        <span className={table.flagged} data-tone="bad">
          <Icon svg={warning} className="icon" />
          {t('player.tooYoungWarning', { age: limits.leastAge ?? '' })}
        </span>
      )}
      {suspension && (
        <span className={table.flagged} data-tone="warn" title={suspensionText({ t, language }, suspension)}>
          <i className="booking" data-card={suspension.cause === 'yellows' ? 'yellow' : 'red'} />
          {t('squad.suspended', { end: suspensionEnd({ t, language }, suspension) })}
        </span>
      )}
      {birthdate === null && (
        <span className={table.flagged} data-tone="warn">
          <Icon svg={warning} className="icon" />
          {t('squad.noBirthdate')}
        </span>
      )}
      {fields.captain && <span className={tag.tag}>{t('squad.captain')}</span>}
      {loanFrom && <span className={tag.tag}>{t('squad.loan')}</span>}
      {fields.hidden && <span className={tag.tag}>{t('squad.hidden')}</span>}
    </span>
  );
}
