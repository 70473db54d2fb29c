import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { clockTime } from '#domain/formatting/date.ts';
import { onAnnounced } from '#desk/pitch/outbox/announce.ts';
import { coalesce } from '#desk/pitch/outbox/coalesce.ts';
import { useNetwork } from '#desk/pitch/outbox/network.ts';
import { listAllActs } from '#desk/pitch/outbox/outbox.ts';
import type { PendingAct } from '#desk/pitch/outbox/pending-act.ts';
import { Mark } from './mark.tsx';
import { useTexts } from './texts.ts';
import { WaitingActs } from './waiting-acts.tsx';
import styles from './network-mark.module.css';

/** The acts of this phone that the server has not recorded yet. */
export function useWaitingActs(): PendingAct[] {
  const [acts, setActs] = useState<PendingAct[]>([]);
  useEffect(() => {
    const read = coalesce(async () => {
      const all = await listAllActs();
      setActs(all.filter(({ status }) => status.state === 'waiting' || status.state === 'sending'));
    });
    void read();
    return onAnnounced(() => void read());
  }, []);
  return acts;
}

/** N7: the one mark of the network, which never lies. */
export function NetworkMark({ short = false }: { matchId?: number | undefined; short?: boolean }) {
  const { t } = useTexts();
  const { state, contact } = useNetwork();
  const waiting = useWaitingActs();
  const [openedIn, setOpenedIn] = useState<Element | null>(null);
  const count = waiting.length;
  const recordedUpTo = timeOf(earlier(contact, waiting[0]?.at ?? null));
  const shown = state === 'ok' && count > 0 ? 'waiting' : state;
  const icon = { ok: 'ok', waiting: 'waiting', 'no-network': 'no-network', 'signed-out': 'signed-out' } as const;
  const name = { ok: 'ok', waiting: 'waiting', 'no-network': 'offline', 'signed-out': 'out' } as const;
  const waitingText = count > 0 ? t('net.waiting', { count }) : null;
  return (
    <>
      <button
        className={styles.net}
        data-state={name[shown]}
        onClick={({ currentTarget }) => setOpenedIn(currentTarget.closest('.desk'))}
        aria-live="polite"
      >
        <Mark name={icon[shown]} />
        <span>
          {shown === 'ok' && (short ? recordedUpTo : t('net.recorded', { time: recordedUpTo }))}
          {shown === 'waiting' && (
            <>
              <b>{waitingText}</b>
              {!short && `, ${t('net.recordedAfter', { time: recordedUpTo })}`}
            </>
          )}
          {shown === 'no-network' && (
            <>
              {t('net.offline', { time: timeOf(contact) })}
              {waitingText && !short && (
                <>
                  , <b>{waitingText}</b>
                </>
              )}
            </>
          )}
          {shown === 'signed-out' && (
            <>
              {t('net.out')}
              {waitingText && (
                <>
                  , <b>{waitingText}</b>
                </>
              )}
            </>
          )}
        </span>
      </button>
      {/* Inside the head the sheet would be a part of its height, and push the pad off the screen. */}
      {openedIn &&
        createPortal(<WaitingActs acts={waiting} state={shown} onClose={() => setOpenedIn(null)} />, openedIn)}
    </>
  );
}

const earlier = (a: string | null, b: string | null) => (a !== null && b !== null ? (a < b ? a : b) : (a ?? b));
const timeOf = (at: string | null) => (at === null ? '–' : clockTime(new Date(at)));
