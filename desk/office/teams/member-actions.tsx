import dots from '@phosphor-icons/core/bold/dots-three-bold.svg?raw';
import door from '@phosphor-icons/core/bold/sign-out-bold.svg?raw';
import merge from '@phosphor-icons/core/bold/git-merge-bold.svg?raw';
import swap from '@phosphor-icons/core/bold/arrows-left-right-bold.svg?raw';
import trash from '@phosphor-icons/core/bold/trash-bold.svg?raw';
import userMinus from '@phosphor-icons/core/bold/user-minus-bold.svg?raw';
import { useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { MemberFields, Moved } from '#contract/desk/players.ts';
import type { SquadMember, Team } from '#contract/desk/teams.ts';
import type { Form } from '#desk/kit/record-store.ts';
import type { Refusal } from '#desk/kit/refusal.ts';
import { useRemoval } from '#desk/kit/use-removal.ts';
import { Menu } from '#desk/office/menu.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { useQuery } from '#desk/shell/navigation.ts';
import { isMemberOn } from '#domain/team/membership.ts';
import { Icon } from '#ui/icon.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { RemovalRefusal } from './removal-refusal.tsx';
import { undoMove } from './undo-move.ts';
import button from '#ui/button.module.css';
import layout from '#desk/kit/layout.module.css';

interface ActionsProps {
  team: Team;
  member: SquadMember;
  form: Form<MemberFields>;
  onClose: () => void;
}

/** What can be done with a player beside changing him. */
export function MemberActions({ team, member, form, onClose }: ActionsProps) {
  const { t } = useTexts();
  const [, setQuery] = useQuery();
  const [isMerging, setMerging] = useState(false);
  const { membershipId, playerId, fields } = member;
  const { name } = fields;
  const isHere = isMemberOn(fields, team.today);
  const move = (kind: string) => setQuery({ move: String(membershipId), kind });

  const shared = { form, onRemoved: onClose };
  const fromSquad = useRemoval<Moved>({
    path: deskPaths.membership(membershipId),
    said: t('player.removed', { name }),
    undo: (moved, key) => undoMove(playerId, moved, key),
    ...shared,
  });
  const altogether = useRemoval({
    path: deskPaths.player(playerId),
    said: t('player.deleted', { name }),
    undo: null,
    ...shared,
  });

  return (
    <>
      <RemovalRefusal
        removal={{ ...fromSquad, refusal: asRemoval(fromSquad.refusal) }}
        name={name}
        instead={t('uses.playerInstead')}
      />
      <RemovalRefusal removal={altogether} name={name} instead={t('uses.playerInstead')} />
      <div className={layout.buttons}>
        {isHere && (
          <button
            type="button"
            className={button.button}
            data-size="small"
            onClick={() => move(member.loanFrom ? 'return' : 'transfer')}
          >
            <Icon svg={swap} className="icon" />
            {t(member.loanFrom ? 'player.return' : 'player.transfer')}
          </button>
        )}
        <Menu
          label={t('player.actions')}
          className={button.button}
          data-kind="bare"
          data-size="small"
          items={() => [
            ...(isHere && member.loanFrom
              ? [{ text: t('player.transfer'), icon: swap, onChoose: () => move('transfer') }]
              : []),
            ...(isHere ? [{ text: t('player.release'), icon: door, onChoose: () => move('release') }] : []),
            { text: t('player.remove'), icon: userMinus, onChoose: fromSquad.run },
            { text: t('player.merge'), icon: merge, onChoose: () => setMerging(true) },
            { text: t('player.delete'), icon: trash, isDanger: true, onChoose: altogether.run },
          ]}
        >
          <Icon svg={dots} className="icon" />
        </Menu>
      </div>
      {isMerging && (
        <MergeDialog
          playerId={playerId}
          name={name}
          onClose={() => setMerging(false)}
          onMerged={() => {
            setMerging(false);
            onClose();
          }}
        />
      )}
    </>
  );
}

/** Whoever has played for the team stays in its squad, until a last day. */
const asRemoval = (refusal: Refusal | null): Refusal | null =>
  refusal?.reason === 'played_then' ? { ...refusal, reason: 'cannot_remove' } : refusal;
