import { useState } from 'react';
import type { Club, ClubMember } from '#contract/desk/club.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { RequestContent } from '#contract/desk/requests.ts';
import { useTexts } from '#desk/club/texts.ts';
import { whyNot } from '#desk/club/why-not.ts';
import { Face } from '#desk/office/teams/face.tsx';
import { Dialog } from '#desk/shell/dialog.tsx';
import { nameIn } from '#domain/formatting/name-in.ts';
import { addDays, ageOn } from '#domain/formatting/sofia-time.ts';
import { DECLARATION_TYPES } from '#domain/player/declaration.ts';
import { Refused, Said } from './outcome.tsx';
import { NumberAndPosition } from './player-fields.tsx';
import { FileButton, useFile, usePicture } from './send-files.tsx';
import { useAsk } from './use-ask.ts';
import rows from '#desk/club/rows.module.css';
import styles from './squad.module.css';

interface PlayerProps {
  club: Club;
  member: ClubMember;
  onClose: () => void;
}

/** A player of the team: number, position, photo, captain, declaration, and the way out. */
export function PlayerSheet({ club, member, onClose }: PlayerProps) {
  const { t, language } = useTexts();
  const { team, waits, today } = club;
  const { playerId } = member;
  const { isBusy, refusal, ask } = useAsk(team.id);
  const photo = usePicture(team.id, 'face');
  const paper = useFile();
  const [isLeaving, setLeaving] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const [fields, setFields] = useState({ shirtNumber: member.shirtNumber, position: member.position });
  const name = nameIn(language, member);

  async function send(...contents: RequestContent[]) {
    setSaid(null);
    let isSent = false;
    for (const content of contents) {
      const done = await ask(content);
      if (!done) return;
      isSent ||= done.requestId !== null;
    }
    setSaid(t(isSent ? 'squad.sent' : 'squad.saved'));
  }
  const isNumber = fields.shirtNumber !== member.shirtNumber;
  const isPosition = fields.position !== member.position;
  const changes = (): RequestContent[] => [
    ...(isNumber ? [{ kind: 'number', payload: { playerId, shirtNumber: fields.shirtNumber } } as const] : []),
    ...(isPosition ? [{ kind: 'player-data', payload: { playerId, position: fields.position } } as const] : []),
  ];
  const waitsFor = (kind: Club['waits'][number]) => waits.includes(kind);
  const means = t(waitsFor('number') ? 'squad.byLeague' : 'squad.atOnce');
  if (isLeaving) return <ReleaseSheet club={club} member={member} onClose={onClose} onStay={() => setLeaving(false)} />;
  return (
    <Dialog
      title={name}
      small={member.birthdate === null ? undefined : t('request.age', { age: ageOn(member.birthdate, today) })}
      onClose={onClose}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send(...changes());
        }}
      >
        <div className={styles.photo}>
          <Face name={name} picture={photo.picture ?? member.picture} />
          <FileButton
            accept="image/*"
            text={photo.progress === null ? t('squad.takePhoto') : t('squad.sending', { percent: photo.progress })}
            isBusy={photo.progress !== null || isBusy}
            onFile={async (file) => {
              const picture = await photo.upload(file);
              if (picture) await send({ kind: 'player-data', payload: { playerId, picture } });
            }}
          />
        </div>
        <NumberAndPosition {...fields} onChange={(changed) => setFields({ ...fields, ...changed })} />
        <p className={styles.note}>{means}</p>
        <Refused text={photo.failure ?? paper.failure ?? (refusal && whyNot(t, refusal))} />
        <Said text={said} />
        <button className="wide primary" disabled={isBusy || !(isNumber || isPosition)}>
          {t(waitsFor('number') ? 'squad.ask' : 'squad.save')}
        </button>
      </form>
      <div className={rows.slabs}>
        {member.needsDeclaration && (
          <>
            <FileButton
              accept={DECLARATION_TYPES.join(',')}
              text={
                paper.progress === null ? t('squad.uploadDeclaration') : t('squad.sending', { percent: paper.progress })
              }
              isBusy={paper.progress !== null}
              onFile={async (file) => {
                const path = deskPaths.clubDeclaration(team.id, playerId);
                if (await paper.send({ method: 'PUT', path, file })) setSaid(t('squad.uploaded'));
              }}
            />
            <p className={styles.note}>{t('squad.declarationWhat')}</p>
          </>
        )}
        {!member.captain && (
          <button
            className="slab"
            disabled={isBusy}
            onClick={() => void send({ kind: 'player-data', payload: { playerId, captain: true } })}
          >
            {t('squad.makeCaptain')}
          </button>
        )}
        <button className="slab bad" disabled={isBusy} onClick={() => setLeaving(true)}>
          {t('squad.release')}
        </button>
      </div>
    </Dialog>
  );
}

function ReleaseSheet({ club, member, onClose, onStay }: PlayerProps & { onStay: () => void }) {
  const { t, language } = useTexts();
  const { isBusy, refusal, ask } = useAsk(club.team.id);
  const [on, setOn] = useState(addDays(club.today, 1));
  async function release() {
    if (await ask({ kind: 'release', payload: { playerId: member.playerId, on } })) onClose();
  }
  return (
    <Dialog title={t('squad.releaseTitle', { name: nameIn(language, member) })} onClose={onClose}>
      <label className={styles.field}>
        {t('squad.releaseOn')}
        <input type="date" value={on} onChange={({ target }) => setOn(target.value)} />
      </label>
      <p className={styles.note}>{t(club.waits.includes('release') ? 'squad.byLeague' : 'squad.atOnce')}</p>
      <Refused text={refusal && whyNot(t, refusal)} />
      <button className="wide" disabled={isBusy || on === ''} onClick={() => void release()}>
        {t(club.waits.includes('release') ? 'squad.ask' : 'squad.releaseDo')}
      </button>
      <button className="wide primary" onClick={onStay}>
        {t('squad.keep')}
      </button>
    </Dialog>
  );
}
