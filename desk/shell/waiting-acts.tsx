import { useEffect, useState } from 'react';
import type { DeskMatch } from '#contract/desk/matches.ts';
import { clockTime } from '#domain/formatting/date.ts';
import { sendNow } from '#desk/pitch/outbox/sync.ts';
import { openStore } from '#desk/pitch/outbox/store.ts';
import type { PendingAct } from '#desk/pitch/outbox/pending-act.ts';
import { actText } from '#desk/pitch/act-text.ts';
import { pages } from './navigation.ts';
import { Dialog } from './dialog.tsx';
import { useTexts } from './texts.ts';

type Shown = 'ok' | 'waiting' | 'no-network' | 'signed-out';

/** What waits, as text that can be read out to the organiser. */
export function WaitingActs({ acts, state, onClose }: { acts: PendingAct[]; state: Shown; onClose: () => void }) {
  const { t, language } = useTexts();
  const [matches, setMatches] = useState<DeskMatch[]>([]);
  useEffect(() => {
    void openStore()
      .then((store) => store.getAll('matches'))
      .then(setMatches);
  }, []);
  const lines = acts.map((act) => ({
    key: act.key,
    text: actText(
      act,
      matches.find(({ id }) => id === act.matchId),
      t,
      language,
    ),
    time: clockTime(new Date(act.at)),
  }));
  return (
    <Dialog title={acts.length === 0 ? t('waiting.none') : t('net.waiting', { count: acts.length })} onClose={onClose}>
      <p className="why">{t(`waiting.${state}`)}</p>
      {lines.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls when there are many
        <ol className="waiting-acts" tabIndex={0}>
          {lines.map(({ key, text, time }) => (
            <li key={key}>
              <b>{time}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
      {state === 'signed-out' ? (
        <a className="wide primary" href={pages.join}>
          {t('waiting.signIn')}
        </a>
      ) : (
        <button className="wide primary" onClick={() => void sendNow()}>
          {t('waiting.tryNow')}
        </button>
      )}
    </Dialog>
  );
}
