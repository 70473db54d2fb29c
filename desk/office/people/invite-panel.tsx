import { Suspense, useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Invitation, People } from '#contract/desk/people.ts';
import { longDate } from '#domain/formatting/date.ts';
import { RecordPanel } from '#desk/kit/record-panel.tsx';
import { useRecord } from '#desk/kit/use-record.ts';
import { Panel } from '#desk/office/panel.tsx';
import { Mark } from '#desk/shell/mark.tsx';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { ShareButton } from '#desk/shell/share-button.tsx';
import { useTexts } from '#desk/office/texts.ts';

const ROLES = ['scorer', 'editor', 'organiser'] as const;

interface InviteProps {
  competitions: People['competitions'];
  onClose: () => void;
}

interface Made {
  invitation: Invitation;
  name: string;
}

interface InviteFields {
  name: string;
  role: (typeof ROLES)[number];
  competitions: readonly number[];
}

const NOBODY: InviteFields = { name: '', role: 'scorer', competitions: [] };

/** A name and a role; then the link and its QR code, shown once. */
export function InvitePanel({ competitions, onClose }: InviteProps) {
  const { t } = useTexts();
  const [made, setMade] = useState<Made | null>(null);
  const form = useRecord<InviteFields, Invitation>({
    name: 'invitation',
    saved: NOBODY,
    create: deskPaths.invitations,
    toBody: ({ name, role, competitions: chosen }) => ({
      name: name.trim(),
      role,
      competitions: role === 'scorer' ? chosen : [],
    }),
    onSaved: (invitation, _before, { name }) => {
      setMade({ invitation, name: name.trim() });
    },
  });
  if (made)
    return (
      <Panel
        title={t('people.invitationFor', { name: made.name })}
        onClose={onClose}
        footer={<ShareButton link={made.invitation.link} className="btn primary" />}
      >
        <Handover invitation={made.invitation} />
      </Panel>
    );
  const { role, competitions: chosen } = form.fields;
  return (
    <RecordPanel
      form={form}
      title={t('people.invite')}
      fields={[{ name: 'name', label: t('people.name'), maxLength: 60 }]}
      submit={t('people.makeLink')}
      isReady={form.fields.name.trim() !== ''}
      onClose={onClose}
    >
      <fieldset className="choice-list">
        <legend>{t('people.role')}</legend>
        {ROLES.map((each) => (
          <label key={each}>
            <input type="radio" name="role" checked={role === each} onChange={() => form.set({ role: each })} />
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
                  form.set({ competitions: target.checked ? [...chosen, id] : chosen.filter((one) => one !== id) })
                }
              />
              <span>{competition}</span>
            </label>
          ))}
          <p className="help">{t('people.allIfNone')}</p>
        </fieldset>
      )}
    </RecordPanel>
  );
}

function Handover({ invitation }: { invitation: Invitation }) {
  const { t, language } = useTexts();
  return (
    <>
      <div className="invitation">
        <div className="qr">
          <Suspense>
            <InvitationQr link={invitation.link} name={t('link.qr')} />
          </Suspense>
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
    </>
  );
}

/** The code comes with what draws it; the link stands beside it meanwhile. */
const { Part: InvitationQr } = lazyComponent(async () => {
  const { encode } = await import('uqr');
  return ({ link, name }: { link: string; name: string }) => <QrCode modules={encode(link).data} name={name} />;
});
