import { useState } from 'react';
import type { Club } from '#contract/desk/club.ts';
import type { ClubRequest } from '#contract/desk/requests.ts';
import { askedText, payloadOf, subjectOf } from '#desk/club/request-words.ts';
import { useTexts } from '#desk/club/texts.ts';
import { ofTeam } from '#desk/club/use-club.ts';
import { Dialog } from '#desk/shell/dialog.tsx';
import { pages } from '#desk/shell/navigation.ts';
import { useSession } from '#desk/shell/session.ts';
import { AddSheet, AskSheet } from './add-sheet.tsx';
import { RequestTrack } from './request-sheet.tsx';
import type { SquadSheet } from './squad-sheet.ts';

interface RefusedProps {
  request: ClubRequest;
  club: Club;
  onOpen: (sheet: SquadSheet) => void;
  onClose: () => void;
}

/** What the league has refused and why, and the way to ask for it again, better. */
export function RefusedSheet({ request, club, onOpen, onClose }: RefusedProps) {
  const { t, language } = useTexts();
  const session = useSession();
  const [isAgain, setAgain] = useState(false);
  const { kind, player, otherTeam } = request;
  if (isAgain && kind === 'new-player')
    return <AddSheet club={club} first={payloadOf(kind, request)} onClose={onClose} />;
  if (isAgain && kind === 'transfer' && player && otherTeam)
    return <AskSheet club={club} player={{ ...player, team: otherTeam }} onClose={onClose} />;
  const isMember = club.members.some(({ playerId }) => playerId === player?.id);
  const again =
    kind === 'new-player' || kind === 'transfer'
      ? () => setAgain(true)
      : player && isMember && (() => onOpen(`player-${player.id}`));
  return (
    <Dialog title={subjectOf(request, language)} small={askedText(t, request, club.today, language)} onClose={onClose}>
      <RequestTrack request={request} />
      {kind === 'team-data' && (
        <a className="wide primary" href={ofTeam(pages.teamPage, session?.teams ?? [], club.team.id)}>
          {t('squad.fixAndSend')}
        </a>
      )}
      {again && (
        <button className="wide primary" onClick={again}>
          {t('squad.fixAndSend')}
        </button>
      )}
    </Dialog>
  );
}
