import { deskPaths } from '#contract/desk/paths.ts';
import type { Moved } from '#contract/desk/players.ts';
import { callDesk } from '#desk/api/client.ts';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';

/** Says what was done to a player's squads, with a way back. */
export function useMoveToast(reload: () => void): (text: string, playerId: number, moved: Moved) => void {
  const { t } = useTexts();
  return (text, playerId, { version }) =>
    showToast({
      text,
      undo: () =>
        void callDesk<Moved>(`${deskPaths.lastMove(playerId)}?version=${version}`, { method: 'DELETE' }).then(
          () => {
            showToast({ text: t('player.undone') });
            reload();
          },
          () => showToast({ text: t('player.notUndone') }),
        ),
    });
}
