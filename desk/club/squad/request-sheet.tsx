import checkCircle from '@phosphor-icons/core/bold/check-circle-bold.svg?raw';
import circle from '@phosphor-icons/core/bold/circle-dashed-bold.svg?raw';
import clock from '@phosphor-icons/core/bold/clock-bold.svg?raw';
import xCircle from '@phosphor-icons/core/bold/x-circle-bold.svg?raw';
import { deskPaths } from '#contract/desk/paths.ts';
import type { ClubRequest } from '#contract/desk/requests.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { answerText, askedText, subjectOf } from '#desk/club/request-words.ts';
import { useTexts } from '#desk/club/texts.ts';
import { whyNot } from '#desk/club/why-not.ts';
import { useDeed } from '#desk/kit/use-deed.ts';
import { Dialog } from '#desk/shell/dialog.tsx';
import { timeOrDate } from '#domain/formatting/date.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { Icon } from '#ui/icon.tsx';
import { Refused } from './outcome.tsx';
import styles from './squad.module.css';

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
      <Track request={request} />
      <Refused text={refusal && whyNot(t, refusal)} />
      <button className="slab bad" disabled={isBusy} onClick={() => void withdraw()}>
        {t('squad.withdraw')}
      </button>
    </Dialog>
  );
}

/** Where it stands: what is done, whose turn it is, what is to come. */
export function Track({ request }: { request: ClubRequest }) {
  const { t, language } = useTexts();
  const { sentAt, sentBy, otherTeam, turn, outcome } = request;
  const told = (who: string | null, at: string) =>
    [who, timeOrDate(new Date(at), serverNow(), language)].filter(Boolean).join(', ');
  const steps = [
    { text: t('squad.track.sent'), small: told(sentBy, sentAt), step: 'done' },
    ...(otherTeam
      ? [
          {
            text: t('squad.track.team', { team: nameIn(language, otherTeam) }),
            small: answerText(t, request, language),
            step: turn === 'other-team' && !outcome ? 'now' : 'done',
          },
        ]
      : []),
    outcome
      ? { text: t('squad.track.refused'), small: told(outcome.by, outcome.at), step: 'refused' }
      : { text: t('squad.track.league'), small: null, step: turn === 'league' ? 'now' : 'next' },
  ];
  const icons: Record<string, string> = { done: checkCircle, now: clock, next: circle, refused: xCircle };
  return (
    <ol className={styles.track}>
      {steps.map(({ text, small, step }) => (
        <li key={text} data-step={step}>
          <Icon svg={icons[step] ?? circle} className="icon" />
          <span>
            {text}
            {small !== null && <small>{small}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}
