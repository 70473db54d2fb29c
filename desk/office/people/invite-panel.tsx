import { useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Invitation, People } from '#contract/desk/people.ts';
import { defineRecord, type RecordView } from '#desk/kit/define-record.ts';
import { RecordPanel } from '#desk/kit/record-panel.tsx';
import { useRecord } from '#desk/kit/use-record.ts';
import { Panel } from '#desk/office/panel.tsx';
import { ShareButton } from '#desk/shell/share-button.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { Handover } from './handover.tsx';
import button from '#ui/button.module.css';
import field from '#desk/kit/field.module.css';
import styles from './invite-panel.module.css';

const ROLES = ['scorer', 'editor', 'photographer', 'competition-organiser', 'organiser'] as const;
/** Of some competitions, or of all if none is chosen. */
const isLimited = (role: InviteFields['role'], of: readonly unknown[]) =>
  role === 'competition-organiser' || (role === 'scorer' && of.length > 1);

interface InviteFields {
  name: string;
  role: (typeof ROLES)[number];
  competitions: readonly number[];
}

const invitationRecord = defineRecord<InviteFields, People['competitions'], Invitation>({
  name: 'invitation',
  list: () => deskPaths.invitations,
  empty: () => ({ name: '', role: 'scorer', competitions: [] }),
  title: ({ t }) => t('people.invite'),
  fields: {
    name: { label: 'people.name', maxLength: 60 },
    role: { label: 'people.role', edit: (view) => <RoleField {...view} /> },
    competitions: {
      label: 'people.competitions',
      edit: (view) => <CompetitionsField {...view} />,
      when: ({ fields, context }) => isLimited(fields.role, context),
    },
  },
  toBody: ({ name, role, competitions }) => ({
    name: name.trim(),
    role,
    competitions: role === 'scorer' || role === 'competition-organiser' ? competitions : [],
  }),
});

interface InviteProps {
  competitions: People['competitions'];
  onClose: () => void;
}

/** A name and a role; then the link and its QR code, shown once. */
export function InvitePanel({ competitions, onClose }: InviteProps) {
  const { t } = useTexts();
  const [made, setMade] = useState<{ invitation: Invitation; name: string } | null>(null);
  const edited = useRecord(invitationRecord, {
    context: competitions,
    onClose,
    onSaved: (invitation, _before, { name }) => setMade({ invitation, name: name.trim() }),
    onDone: () => {},
  });
  if (!made)
    return (
      <RecordPanel
        of={edited}
        submit={t('people.makeLink')}
        isReady={isReady(edited.form.fields)}
        waitsFor={t(edited.form.fields.name.trim() === '' ? 'people.waitsForName' : 'people.waitsForCompetition')}
      />
    );
  return (
    <Panel
      title={t('people.invitationFor', { name: made.name })}
      onClose={onClose}
      footer={<ShareButton link={made.invitation.link} className={button.button} data-kind="primary" />}
    >
      <Handover {...made.invitation} />
    </Panel>
  );
}

const isReady = ({ name, role, competitions: chosen }: InviteFields) =>
  name.trim() !== '' && (role !== 'competition-organiser' || chosen.length > 0);

type View = RecordView<InviteFields, People['competitions']>;

const RoleField = ({ form, fields, t }: View) => (
  <fieldset className={styles.choiceList}>
    <legend>{t('people.role')}</legend>
    {ROLES.map((role) => (
      <label key={role}>
        <input type="radio" name="role" checked={fields.role === role} onChange={() => form.set({ role })} />
        <span>
          {t(`role.${role}`)}
          <small>{t(`role.${role}.may`)}</small>
        </span>
      </label>
    ))}
  </fieldset>
);

const CompetitionsField = ({ form, fields, context, t }: View) => (
  <fieldset className={styles.choiceList}>
    <legend>{t('people.competitions')}</legend>
    {context.map(({ id, name }) => (
      <label key={id}>
        <input
          type="checkbox"
          checked={fields.competitions.includes(id)}
          onChange={({ target }) =>
            form.set({
              competitions: target.checked
                ? [...fields.competitions, id]
                : fields.competitions.filter((one) => one !== id),
            })
          }
        />
        <span>{name}</span>
      </label>
    ))}
    <p className={field.help}>{t(fields.role === 'scorer' ? 'people.allIfNone' : 'people.chooseSome')}</p>
  </fieldset>
);
