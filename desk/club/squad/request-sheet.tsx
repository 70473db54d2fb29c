import { deskPaths } from '#contract/desk/paths.ts';
import type { ClubRequest } from '#contract/desk/requests.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { answerText, askedText, subjectOf } from '#desk/club/request-words.ts';
import { useTexts } from '#desk/club/texts.ts';
import { whyNot } from '#desk/club/why-not.ts';
import { useDeed } from '#desk/kit/use-deed.ts';
import { Dialog } from '#desk/shell/dialog.tsx';
import { Track, type TrackStep } from '#desk/shell/track.tsx';
import { timeOrDate } from '#domain/formatting/date.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { Refused } from './outcome.tsx';

interface RequestProps {
  request: ClubRequest;
  today: string;
  onClose: () => void;
}

/** What the team has asked for, whose turn it is, and the way to take it back. */
export function RequestSheet({ request, today, onClose }: RequestProps) {
  const { t, language } = useTexts();
  const { isBusy, refusal, send } = useDeed();
  async function withdraw() {
    const path = deskPaths.withdrawnRequest(request.id);
    if (await send({ method: 'POST', path, body: {} })) onClose();
  }
  return (
    <Dialog title={subjectOf(request, language)} small={askedText(t, request, today, language)} onClose={onClose}>
      <RequestTrack request={request} />
      <Refused text={refusal && whyNot(t, refusal)} />
      <button className="slab bad" disabled={isBusy} onClick={() => void withdraw()}>
        {t('squad.withdraw')}
      </button>
    </Dialog>
  );
}

/** Whose turn it is, and who has done what. */
export function RequestTrack({ request }: { request: ClubRequest }) {
  const { t, language } = useTexts();
  const { sentAt, sentBy, otherTeam, turn, outcome } = request;
  const byAndWhen = (who: string | null, at: string) =>
    [who, timeOrDate(new Date(at), serverNow(), language)].filter(Boolean).join(', ');
  const steps: TrackStep[] = [{ state: 'done', title: t('squad.track.sent'), text: byAndWhen(sentBy, sentAt) }];
  if (otherTeam)
    steps.push({
      state: turn === 'other-team' && !outcome ? 'now' : 'done',
      title: t('squad.track.team', { team: nameIn(language, otherTeam) }),
      text: answerText(t, request, language),
    });
  if (outcome)
    steps.push({
      state: 'bad',
      title: t('squad.track.refused'),
      text: byAndWhen(outcome.by, outcome.at),
      reason: outcome.reason,
    });
  else steps.push({ state: turn === 'league' ? 'now' : 'todo', title: t('squad.track.league') });
  return <Track steps={steps} />;
}
