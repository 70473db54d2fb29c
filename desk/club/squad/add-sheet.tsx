import { useState } from 'react';
import type { Club, Others } from '#contract/desk/club.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { ContentOf } from '#contract/desk/requests.ts';
import { useTexts } from '#desk/club/texts.ts';
import { whyNot } from '#desk/club/why-not.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { usePaused } from '#desk/office/use-paused.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { Dialog } from '#desk/shell/dialog.tsx';
import { nameIn } from '#domain/formatting/name-in.ts';
import { addDays } from '#domain/formatting/sofia-time.ts';
import { Refused, Said } from './outcome.tsx';
import { NumberAndPosition } from './player-fields.tsx';
import { PasteSheet } from './paste-sheet.tsx';
import { useAsk } from './use-ask.ts';
import rows from '#desk/club/rows.module.css';
import styles from './squad.module.css';

interface AddProps {
  club: Club;
  onClose: () => void;
}

const NOBODY: ContentOf<'new-player'> = { name: '', birthdate: '', position: null, shirtNumber: null };

/** Somebody new, several at once, or a player of another team. */
export function AddSheet({ club, first = NOBODY, onClose }: AddProps & { first?: ContentOf<'new-player'> }) {
  const [way, setWay] = useState<'one' | 'lines' | 'transfer'>('one');
  if (way === 'transfer') return <TransferSheet club={club} onClose={onClose} />;
  if (way === 'lines') return <PasteSheet club={club} onClose={onClose} onBack={() => setWay('one')} />;
  return (
    <NewPlayerSheet
      club={club}
      first={first}
      onClose={onClose}
      onLines={() => setWay('lines')}
      onTransfer={() => setWay('transfer')}
    />
  );
}

interface NewPlayerProps extends AddProps {
  /** What the form begins with. */
  first: ContentOf<'new-player'>;
  onLines: () => void;
  onTransfer: () => void;
}

function NewPlayerSheet({ club, first, onClose, onLines, onTransfer }: NewPlayerProps) {
  const { t, language } = useTexts();
  const { isBusy, refusal, ask } = useAsk(club.team.id);
  const [fields, setFields] = useState(first);
  const [said, setSaid] = useState<string | null>(null);
  const { name, birthdate, position, shirtNumber } = fields;
  async function add() {
    setSaid(null);
    const done = await ask({ kind: 'new-player', payload: { ...fields, name: name.trim() } });
    if (!done) return;
    setSaid(`${name.trim()}: ${t(done.requestId === null ? 'squad.saved' : 'squad.sent')}`);
    setFields(NOBODY);
  }
  const waits = club.waits.includes('new-player');
  return (
    <Dialog title={t('squad.add')} small={nameIn(language, club.team)} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <label className={styles.field}>
          {t('squad.name')}
          <input
            value={name}
            maxLength={80}
            autoComplete="off"
            onChange={({ target }) => setFields({ ...fields, name: target.value })}
          />
        </label>
        <label className={styles.field}>
          {t('squad.birthdate')}
          <input
            type="date"
            min="1900-01-01"
            max={club.today}
            value={birthdate}
            onChange={({ target }) => setFields({ ...fields, birthdate: target.value })}
          />
          <small>{t('squad.private')}</small>
        </label>
        <NumberAndPosition
          shirtNumber={shirtNumber}
          position={position}
          onChange={(changes) => setFields({ ...fields, ...changes })}
        />
        <p className={styles.note}>{t(waits ? 'squad.byLeague' : 'squad.atOnce')}</p>
        <Refused text={refusal && whyNot(t, refusal)} />
        <Said text={said} />
        <button className="wide primary" disabled={isBusy || name.trim() === '' || birthdate === ''}>
          {t(waits ? 'squad.ask' : 'squad.save')}
        </button>
      </form>
      <div className={rows.slabs}>
        <button className="slab quiet" onClick={onLines}>
          {t('paste.title')}
        </button>
        <button className="slab quiet" onClick={onTransfer}>
          {t('squad.transfer')}
        </button>
      </div>
    </Dialog>
  );
}

type Other = Others['players'][number];
/** What is known of the player who is asked for. */
type Wanted = Pick<Other, 'id' | 'name' | 'nameLatin'> & { team: Pick<Other['team'], 'id' | 'name' | 'nameLatin'> };
const LEAST_LETTERS = 2;

/** [CB8] The new club asks: a player of another team, by name. */
function TransferSheet({ club, onClose }: AddProps) {
  const { t, language } = useTexts();
  const [find, setFind] = useState('');
  const [player, setPlayer] = useState<Other | null>(null);
  const asked = usePaused(find.trim());
  const path = `${deskPaths.others(club.team.id)}?${new URLSearchParams({ find: asked })}`;
  const { data } = useDesk<Others>(asked.length >= LEAST_LETTERS ? path : null);
  if (player) return <AskSheet club={club} player={player} onClose={onClose} />;
  const players = asked.length >= LEAST_LETTERS ? data?.players : undefined;
  return (
    <Dialog title={t('squad.transfer')} onClose={onClose}>
      <label className={styles.field}>
        {t('squad.find')}
        <input type="search" value={find} maxLength={100} onChange={({ target }) => setFind(target.value)} />
        <small>{t('squad.findHint')}</small>
      </label>
      {players?.length === 0 && <p className={styles.note}>{t('squad.notFound')}</p>}
      {players && players.length > 0 && (
        <ul className={rows.rows}>
          {players.map((one) => (
            <li key={`${one.id} ${one.team.id}`}>
              <button onClick={() => setPlayer(one)}>
                <span className={rows.face}>
                  <TeamCrest team={one.team} />
                </span>
                <span className={rows.what}>
                  {nameIn(language, one)}
                  <small>{nameIn(language, one.team)}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

export function AskSheet({ club, player, onClose }: AddProps & { player: Wanted }) {
  const { t, language } = useTexts();
  const { isBusy, refusal, ask } = useAsk(club.team.id);
  const [on, setOn] = useState(addDays(club.today, 1));
  const [shirtNumber, setNumber] = useState<number | null>(null);
  const team = nameIn(language, player.team);
  async function send() {
    const payload = { playerId: player.id, fromTeamId: player.team.id, on, shirtNumber };
    if (await ask({ kind: 'transfer', payload })) onClose();
  }
  return (
    <Dialog title={t('squad.askFor', { name: nameIn(language, player) })} small={team} onClose={onClose}>
      <div className={styles.pair}>
        <label className={styles.field}>
          {t('squad.on')}
          <input type="date" value={on} onChange={({ target }) => setOn(target.value)} />
        </label>
        <label className={styles.field}>
          {t('squad.number')}
          <input
            type="number"
            inputMode="numeric"
            min={1}
            max={99}
            value={shirtNumber ?? ''}
            onChange={({ target }) => setNumber(target.value === '' ? null : target.valueAsNumber)}
          />
        </label>
      </div>
      <p className={styles.note}>{t('squad.transferMeansPlain', { team })}</p>
      <Refused text={refusal && whyNot(t, refusal)} />
      <button className="wide primary" disabled={isBusy || on === ''} onClick={() => void send()}>
        {t('squad.askTransfer')}
      </button>
    </Dialog>
  );
}
