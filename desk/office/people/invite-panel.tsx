import { useState, type FormEvent } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Invitation, People } from '#contract/desk/people.ts';
import { longDate } from '#domain/formatting/date.ts';
import { callDesk } from '#desk/api/client.ts';
import { Mark } from '#desk/shell/mark.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { ShareButton } from '#desk/shell/share-button.tsx';
import { useTexts } from '#desk/office/texts.ts';

const ROLES = ['scorer', 'editor', 'organiser'] as const;

interface InviteProps {
  competitions: People['competitions'];
  onMade: () => void;
  onClose: () => void;
}

interface Made {
  invitation: Invitation;
  name: string;
  modules: boolean[][];
}

/** A name and a role; then the link and its QR code, shown once. */
export function InvitePanel({ competitions, onMade, onClose }: InviteProps) {
  const { t } = useTexts();
  const [made, setMade] = useState<Made | null>(null);
  if (made)
    return (
      <section className="panel over" aria-labelledby="invite">
        <PanelHead title={t('people.invitationFor', { name: made.name })} onClose={onClose} />
        <Handover made={made} />
      </section>
    );
  return (
    <InviteForm
      competitions={competitions}
      onMade={(next) => {
        setMade(next);
        onMade();
      }}
      onClose={onClose}
    />
  );
}

function PanelHead({ title, onClose }: { title: string; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <header>
      <h2 id="invite">{title}</h2>
      <button type="button" className="icon-btn" aria-label={t('nav.close')} onClick={onClose}>
        <Mark name="close" />
      </button>
    </header>
  );
}

interface FormProps {
  competitions: People['competitions'];
  onMade: (made: Made) => void;
  onClose: () => void;
}

function InviteForm({ competitions, onMade, onClose }: FormProps) {
  const { t } = useTexts();
  const [name, setName] = useState('');
  const [role, setRole] = useState<(typeof ROLES)[number]>('scorer');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [state, setState] = useState<'ready' | 'saving' | 'failed'>('ready');
  async function invite(event: FormEvent) {
    event.preventDefault();
    setState('saving');
    try {
      const body = { name: name.trim(), role, competitions: role === 'scorer' ? chosen : [] };
      const [invitation, { encode }] = await Promise.all([
        callDesk<Invitation>(deskPaths.invitations, { method: 'POST', body }),
        import('uqr'),
      ]);
      onMade({ invitation, name: body.name, modules: encode(invitation.link).data });
    } catch {
      setState('failed');
    }
  }
  return (
    <form className="panel over" aria-labelledby="invite" onSubmit={(event) => void invite(event)}>
      <PanelHead title={t('people.invite')} onClose={onClose} />
      <div className="body">
        <div className="entry">
          <label htmlFor="invited">{t('people.name')}</label>
          <span className="input">
            <input
              id="invited"
              required
              maxLength={60}
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </span>
        </div>
        <fieldset className="choice-list">
          <legend>{t('people.role')}</legend>
          {ROLES.map((each) => (
            <label key={each}>
              <input type="radio" name="role" checked={role === each} onChange={() => setRole(each)} />
              <span>
                {t(`role.${each}`)}
                <small>{t(`role.${each}.may`)}</small>
              </span>
            </label>
          ))}
        </fieldset>
        {role === 'scorer' && competitions.length > 1 && (
          <fieldset className="choice-list">
            <legend>{t('people.competitions')}</legend>
            {competitions.map(({ id, name: competition }) => (
              <label key={id}>
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                  }
                />
                <span>{competition}</span>
              </label>
            ))}
            <p className="help">{t('people.allIfNone')}</p>
          </fieldset>
        )}
        {state === 'failed' && <p role="alert">{t('people.failed')}</p>}
      </div>
      <footer>
        <button className="btn primary" disabled={state === 'saving' || name.trim() === ''}>
          {t('people.makeLink')}
        </button>
      </footer>
    </form>
  );
}

function Handover({ made: { invitation, modules } }: { made: Made }) {
  const { t, language } = useTexts();
  return (
    <>
      <div className="body">
        <div className="invitation">
          <div className="qr">
            <QrCode modules={modules} name={t('link.qr')} />
          </div>
          <p>{t('people.holdOut')}</p>
          <span className="input">
            <code>{invitation.link.replace(/^https?:\/\//, '')}</code>
          </span>
        </div>
        <ul className="effects">
          <li>
            <Mark name="waiting" />
            <span>{t('people.once', { date: longDate(new Date(invitation.expiresAt), language) })}</span>
          </li>
          <li>
            <Mark name="phone" />
            <span>{t('people.whoeverOpens')}</span>
          </li>
        </ul>
      </div>
      <footer>
        <ShareButton link={invitation.link} className="btn primary" />
      </footer>
    </>
  );
}
