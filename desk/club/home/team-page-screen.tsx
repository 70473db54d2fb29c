import '#desk/styles/club.css';
import { useState } from 'react';
import type { Club } from '#contract/desk/club.ts';
import type { TeamFields } from '#contract/desk/teams.ts';
import { Refused, Said } from '#desk/club/squad/outcome.tsx';
import { FileButton, usePicture } from '#desk/club/squad/send-files.tsx';
import { useAsk } from '#desk/club/squad/use-ask.ts';
import { useTexts } from '#desk/club/texts.ts';
import { ofTeam, useClub } from '#desk/club/use-club.ts';
import { whyNot } from '#desk/club/why-not.ts';
import { isEqual } from '#desk/kit/changed-fields.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { ClubBar } from '#desk/shell/club-bar.tsx';
import { Mark } from '#desk/shell/mark.tsx';
import { pages } from '#desk/shell/navigation.ts';
import { useUnread } from '#desk/shell/use-unread.ts';
import field from '#desk/club/squad/squad.module.css';
import styles from './home.module.css';

/** What the team says about itself on the site: crest, colours, a photo, a text, and whom to call. */
export function TeamPageScreen() {
  const { t } = useTexts();
  const unread = useUnread();
  const { teams, team, club } = useClub();
  return (
    <main className="desk">
      <header className="tally" data-theme="dark">
        <div className="topline">
          <a className="key" href={team ? ofTeam(pages.club, teams, team.id) : pages.club} aria-label={t('nav.back')}>
            <Mark name="back" />
          </a>
          <h1>{t('page.title')}</h1>
          <span />
        </div>
      </header>
      <div className="body">
        {!club.data && <p className="nothing">{club.failed === null ? t('loading') : t('club.notDone')}</p>}
        {club.data && <PageForm key={club.data.team.id} club={club.data} />}
      </div>
      <ClubBar unread={unread} />
    </main>
  );
}

type Changes = Partial<TeamFields>;
type LineField = 'contactName' | 'contactPhone';

function PageForm({ club }: { club: Club }) {
  const { t } = useTexts();
  const { team, fields, waits } = club;
  const { isBusy, refusal, ask } = useAsk(team.id);
  const crest = usePicture(team.id, 'crest');
  const photo = usePicture(team.id, 'article');
  const [typed, setTyped] = useState<Changes>({});
  const [said, setSaid] = useState<string | null>(null);
  const shown = { ...fields, ...typed };
  const change = (more: Changes) => {
    setSaid(null);
    setTyped({ ...typed, ...more });
  };
  const changed = Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => !isEqual(value, fields[name as keyof TeamFields])),
  );
  const isWaiting = waits.includes('team-data');
  async function save() {
    const done = await ask({ kind: 'team-data', payload: changed });
    if (!done) return;
    setTyped({});
    setSaid(t(done.requestId === null ? 'squad.saved' : 'squad.sent'));
  }
  const line = (name: LineField, label: string, maxLength: number) => (
    <label className={field.field}>
      {label}
      <input
        value={shown[name] ?? ''}
        maxLength={maxLength}
        autoComplete="off"
        onChange={({ target }) => change({ [name]: target.value === '' ? null : target.value })}
      />
    </label>
  );
  const long = (name: 'descriptionBg' | 'descriptionEn', lang: 'bg' | 'en') => (
    <label className={field.field}>
      {t(`page.${name}`)}
      <textarea
        rows={4}
        lang={lang}
        maxLength={4000}
        value={shown[name] ?? ''}
        onChange={({ target }) => change({ [name]: target.value === '' ? null : target.value })}
      />
    </label>
  );
  const colour = (name: 'firstColor' | 'secondColor') => (
    <label className={field.field}>
      {t(`page.${name}`)}
      <input
        type="color"
        value={shown[name] ?? '#808080'}
        onChange={({ target }) => change({ [name]: target.value })}
      />
      {!shown[name] && <small>{t('page.noColor')}</small>}
    </label>
  );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className={field.note}>{t('page.text')}</p>
      <div className={field.photo}>
        <TeamCrest team={{ ...team, crest: shown.badge?.address ?? null }} />
        <FileButton
          accept="image/*"
          text={crest.progress === null ? t('page.crest') : t('squad.sending', { percent: crest.progress })}
          isBusy={crest.progress !== null}
          onFile={async (file) => {
            const badge = await crest.upload(file);
            if (badge) change({ badge });
          }}
        />
      </div>
      {shown.photo && <img className={field.preview} src={shown.photo.address} alt={t('page.photo')} />}
      <FileButton
        accept="image/*"
        text={photo.progress === null ? t('page.photo') : t('squad.sending', { percent: photo.progress })}
        isBusy={photo.progress !== null}
        onFile={async (file) => {
          const taken = await photo.upload(file);
          if (taken) change({ photo: taken });
        }}
      />
      <div className={field.pair}>
        {colour('firstColor')}
        {colour('secondColor')}
      </div>
      {(shown.firstColor ?? shown.secondColor) !== null && (
        <button type="button" className="slab bare" onClick={() => change({ firstColor: null, secondColor: null })}>
          {t('page.noColors')}
        </button>
      )}
      {long('descriptionBg', 'bg')}
      {long('descriptionEn', 'en')}
      {line('contactName', t('page.contactName'), 80)}
      {line('contactPhone', t('page.contactPhone'), 40)}
      <label className={field.tick}>
        <input
          type="checkbox"
          checked={shown.contactPublic}
          onChange={({ target }) => change({ contactPublic: target.checked })}
        />
        {t('page.contactPublic')}
      </label>
      <p className={field.note}>{t('page.contactHelp')}</p>
      <p className={field.note}>{t(isWaiting ? 'squad.byLeague' : 'squad.atOnce')}</p>
      <Refused text={crest.failure ?? photo.failure ?? (refusal && whyNot(t, refusal))} />
      <Said text={said} />
      <button className="wide primary" disabled={isBusy || Object.keys(changed).length === 0}>
        {t(isWaiting ? 'squad.ask' : 'squad.save')}
      </button>
    </form>
  );
}
