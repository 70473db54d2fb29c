import dots from '@phosphor-icons/core/bold/dots-three-bold.svg?raw';
import door from '@phosphor-icons/core/bold/sign-out-bold.svg?raw';
import merge from '@phosphor-icons/core/bold/git-merge-bold.svg?raw';
import swap from '@phosphor-icons/core/bold/arrows-left-right-bold.svg?raw';
import trash from '@phosphor-icons/core/bold/trash-bold.svg?raw';
import userMinus from '@phosphor-icons/core/bold/user-minus-bold.svg?raw';
import { useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Moved } from '#contract/desk/players.ts';
import type { SquadMember, Team } from '#contract/desk/teams.ts';
import { callDesk, DeskError } from '#desk/api/client.ts';
import { dropDraft } from '#desk/office/form/draft.ts';
import { Menu } from '#desk/office/menu.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { useQuery } from '#desk/shell/router.ts';
import { isMemberOn } from '#domain/team/membership.ts';
import { Icon } from '#ui/icon.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { useMoveToast } from './use-moves.ts';
import { UsesCallout, type UsesOf } from './uses-callout.tsx';

interface ActionsProps {
  team: Team;
  member: SquadMember;
  reload: () => void;
  onClose: () => void;
}

/** What can be done with a player beside changing him. */
export function MemberActions({ team, member, reload, onClose }: ActionsProps) {
  const { t } = useTexts();
  const [, setQuery] = useQuery();
  const [refused, setRefused] = useState<string | null>(null);
  const [uses, setUses] = useState<UsesOf | null>(null);
  const [isMerging, setMerging] = useState(false);
  const toast = useMoveToast(reload);
  const { membershipId, playerId, fields } = member;
  const { name } = fields;
  const isHere = isMemberOn(fields, team.today);
  const move = (kind: string) => setQuery({ move: String(membershipId), kind });

  async function change(work: () => Promise<void>) {
    setRefused(null);
    setUses(null);
    try {
      await work();
      dropDraft(`member:${membershipId}`);
      onClose();
      reload();
    } catch (error) {
      if (error instanceof DeskError && error.uses) setUses(error.uses);
      else
        setRefused(
          error instanceof DeskError && error.reason === 'played_then' ? t('player.cannotRemove') : t('state.failed'),
        );
    }
  }
  const remove = () =>
    change(async () => {
      const moved = await callDesk<Moved>(deskPaths.membership(membershipId), { method: 'DELETE' });
      toast(t('player.removed', { name }), playerId, moved);
    });
  const erase = () =>
    change(async () => {
      await callDesk(deskPaths.player(playerId), { method: 'DELETE' });
      showToast({ text: t('player.deleted', { name }) });
    });

  return (
    <>
      {refused && (
        <p className="callout" data-tone="bad" role="alert">
          {refused}
        </p>
      )}
      {uses && <UsesCallout name={name} uses={uses} instead={t('uses.playerInstead')} />}
      <div className="ways">
        {isHere && (
          <button type="button" className="btn small" onClick={() => move(member.loanFrom ? 'return' : 'transfer')}>
            <Icon svg={swap} className="icon" />
            {t(member.loanFrom ? 'player.return' : 'player.transfer')}
          </button>
        )}
        <Menu
          label={t('player.actions')}
          className="btn small bare"
          items={() => [
            ...(isHere && member.loanFrom
              ? [{ text: t('player.transfer'), icon: swap, onChoose: () => move('transfer') }]
              : []),
            ...(isHere ? [{ text: t('player.release'), icon: door, onChoose: () => move('release') }] : []),
            { text: t('player.remove'), icon: userMinus, onChoose: () => void remove() },
            { text: t('player.merge'), icon: merge, onChoose: () => setMerging(true) },
            { text: t('player.delete'), icon: trash, isDanger: true, onChoose: () => void erase() },
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
            reload();
          }}
        />
      )}
    </>
  );
}
