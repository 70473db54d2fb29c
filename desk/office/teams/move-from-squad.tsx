import type { Team } from '#contract/desk/teams.ts';
import { OfficeDialog } from '#desk/office/dialog.tsx';
import { SelectInput } from '#desk/kit/inputs.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { useQuery } from '#desk/shell/navigation.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { isMemberOn } from '#domain/team/membership.ts';
import { MOVE_KINDS } from '#domain/team/plan-move.ts';
import { MoveDialog } from './move-dialog.tsx';
import button from '#ui/button.module.css';

interface MoveProps {
  team: Team;
  onClose: () => void;
}

/** The move that the address names; without a player he is chosen first. */
export function MoveFromSquad({ team, onClose }: MoveProps) {
  const [query] = useQuery();
  const member = team.squad.find(({ membershipId }) => String(membershipId) === query.get('move'));
  if (!member) return <ChoosePlayer team={team} onClose={onClose} />;
  const kind = MOVE_KINDS.find((one) => one === query.get('kind')) ?? (member.loanFrom ? 'return' : 'transfer');
  return (
    <MoveDialog
      key={member.membershipId}
      playerId={member.playerId}
      membershipId={member.membershipId}
      kind={kind}
      onClose={onClose}
      onDone={onClose}
    />
  );
}

function ChoosePlayer({ team, onClose }: MoveProps) {
  const { t, language } = useTexts();
  const [, setQuery] = useQuery();
  const members = team.squad.filter(({ fields }) => isMemberOn(fields, team.today));
  return (
    <OfficeDialog
      title={t('move.title.transfer')}
      onClose={onClose}
      onSubmit={() => {}}
      buttons={
        <button type="button" className={button.button} data-kind="bare" onClick={onClose}>
          {t('form.cancel')}
        </button>
      }
    >
      <SelectInput<number | null>
        label={t('move.player')}
        help={t('squad.choosePlayer')}
        value={null}
        options={[
          { value: null, label: t('move.player') },
          ...members.map(({ membershipId, fields: { name, nameLatin, shirtNumber } }) => ({
            value: membershipId,
            label: [shirtNumber, nameIn(language, { name, nameLatin })].filter(Boolean).join(' '),
          })),
        ]}
        onChange={(id) => setQuery({ move: String(id) })}
      />
    </OfficeDialog>
  );
}
