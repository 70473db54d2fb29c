import check from '@phosphor-icons/core/bold/check-bold.svg?raw';
import warning from '@phosphor-icons/core/bold/warning-bold.svg?raw';
import { useState } from 'react';
import type { Club } from '#contract/desk/club.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { PastedPlayer, PastedPlayers, SentPlayers } from '#contract/desk/registrations.ts';
import { dayOf } from '#desk/club/request-words.ts';
import { useTexts } from '#desk/club/texts.ts';
import { whyNot } from '#desk/club/why-not.ts';
import { useDeed } from '#desk/kit/use-deed.ts';
import { Dialog } from '#desk/shell/dialog.tsx';
import { longDate } from '#domain/formatting/date.ts';
import { Icon } from '#ui/icon.tsx';
import { positionText } from '#ui/position-text.ts';
import { Refused } from './outcome.tsx';
import rows from '#desk/club/rows.module.css';
import styles from './squad.module.css';

type Line = PastedPlayers['lines'][number];
/** A line that was read, and what became of it once it was sent. */
type Pasted = Line & { outcome: SentPlayers['players'][number] | null };

interface PasteProps {
  club: Club;
  onClose: () => void;
  onBack: () => void;
}

/** [RG8] Several players at once: their lines are pasted, looked at, and sent. */
export function PasteSheet({ club, onClose, onBack }: PasteProps) {
  const { t } = useTexts();
  const { isBusy, refusal, send } = useDeed();
  const [text, setText] = useState('');
  const [lines, setLines] = useState<Pasted[] | null>(null);
  const ready = lines?.flatMap((line) => playerIn(line) ?? []) ?? [];
  const isSent = lines?.some(({ outcome }) => outcome !== null) ?? false;
  const rest = lines?.filter(({ wrong, outcome }) => wrong !== null || outcome?.reason) ?? [];
  async function read() {
    const path = deskPaths.pastedPlayers(club.team.id);
    const done = await send<PastedPlayers>({ method: 'POST', path, body: { text } });
    if (done) setLines(done.answer.lines.map((line) => ({ ...line, outcome: null })));
  }
  async function sendAll() {
    const path = deskPaths.newPlayers(club.team.id);
    const done = await send<SentPlayers>({ method: 'POST', path, body: { players: ready } });
    if (!done) return;
    const outcomes = done.answer.players.values();
    setLines(lines?.map((line) => (playerIn(line) ? { ...line, outcome: outcomes.next().value ?? null } : line)) ?? []);
  }
  function correct() {
    setText((isSent ? rest : (lines ?? [])).map((line) => line.text).join('\n'));
    setLines(null);
  }
  if (!lines)
    return (
      <Dialog title={t('paste.title')} small={t('paste.example')} onClose={onClose}>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void read();
          }}
        >
          <label className={styles.field}>
            {t('paste.lines')}
            <textarea
              rows={8}
              value={text}
              maxLength={20_000}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setText(target.value)}
            />
            <small>{t('paste.help')}</small>
          </label>
          <Refused text={refusal && whyNot(t, refusal)} />
          <button className="wide primary" disabled={isBusy || text.trim() === ''}>
            {t('paste.read')}
          </button>
        </form>
        <button className="slab quiet" onClick={onBack}>
          {t('paste.one')}
        </button>
      </Dialog>
    );
  return (
    <Dialog title={t('paste.title')} small={t(isSent ? 'paste.afterwards' : 'paste.look')} onClose={onClose}>
      <ul className={rows.rows}>
        {lines.map((line) => (
          <PastedRow key={line.line} line={line} />
        ))}
      </ul>
      <Refused text={refusal && whyNot(t, refusal)} />
      {!isSent && (
        <>
          <p className={styles.note}>{t(club.waits.includes('new-player') ? 'squad.byLeague' : 'squad.atOnce')}</p>
          <button className="wide primary" disabled={isBusy || ready.length === 0} onClick={() => void sendAll()}>
            {t('paste.send', { count: ready.length })}
          </button>
        </>
      )}
      {isSent && (
        <button className="wide primary" onClick={onClose}>
          {t('paste.done')}
        </button>
      )}
      {(!isSent || rest.length > 0) && (
        <button className="slab quiet" disabled={isBusy} onClick={correct}>
          {t('paste.correct')}
        </button>
      )}
    </Dialog>
  );
}

/** Null of a line that cannot be sent as it is. */
function playerIn({ wrong, name, birthdate, position, shirtNumber }: Line): PastedPlayer | null {
  return wrong !== null || birthdate === null ? null : { name, birthdate, position, shirtNumber };
}

function PastedRow({ line }: { line: Pasted }) {
  const { t, language } = useTexts();
  const { text, name, birthdate, position, shirtNumber, wrong, outcome } = line;
  const reason = outcome?.reason ?? wrong;
  const facts = [birthdate && longDate(dayOf(birthdate), language), position && positionText(position, t)];
  const isDone = outcome !== null && reason === null;
  return (
    <li>
      <div className={rows.row}>
        <b className={`${rows.no} ${rows.wish}`}>{shirtNumber ?? '–'}</b>
        <span className={rows.what}>
          {name === '' ? text : name}
          <small>{facts.filter(Boolean).join(', ')}</small>
          {reason !== null && (
            <small data-tone="bad">{whyNot(t, { reason, about: outcome?.about ?? undefined })}</small>
          )}
          {isDone && <small data-tone="ok">{t(outcome.requestId === null ? 'squad.saved' : 'squad.sent')}</small>}
        </span>
        {(reason !== null || isDone) && (
          <span className={rows.end} data-tone={isDone ? 'ok' : 'bad'}>
            <Icon svg={isDone ? check : warning} className="icon" />
          </span>
        )}
      </div>
    </li>
  );
}
