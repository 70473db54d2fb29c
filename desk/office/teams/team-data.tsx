import type { ReactNode } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { SavedTeam, TeamFields } from '#contract/desk/teams.ts';
import { callDesk } from '#desk/api/client.ts';
import { Conflict } from '#desk/office/form/conflict.tsx';
import { NumberField, TextArea, TextField } from '#desk/office/form/fields.tsx';
import { focusWrong } from '#desk/office/form/focus-wrong.ts';
import { SaveBar, SaveMark } from '#desk/office/form/save-state.tsx';
import { useForm, type Form } from '#desk/office/form/use-form.ts';
import { useSaveKey } from '#desk/office/form/use-save-key.ts';
import { useTexts } from '#desk/office/texts.ts';
import { transliterate } from '#domain/formatting/transliterate.ts';
import { Crest } from '#ui/marks/crest.tsx';
import { CrestField } from './crest-field.tsx';
import { DeleteTeam } from './delete-team.tsx';
import { useShownTeamFields } from './shown-fields.tsx';
import type { TeamTabProps } from './team-tab-props.ts';

/** Everything about a team but its players. */
export function TeamData({ team, reload }: TeamTabProps) {
  const { t } = useTexts();
  const shown = useShownTeamFields();
  const form = useForm<TeamFields>({
    name: `team:${team.id}`,
    saved: team.fields,
    version: team.version,
    send: (fields, version) =>
      callDesk<SavedTeam>(deskPaths.team(team.id), { method: 'PUT', body: { ...fields, version } }),
    onSaved: reload,
  });
  const save = async () => {
    const isSaved = await form.save();
    if (!isSaved) focusWrong();
    return isSaved;
  };
  useSaveKey(() => void save());
  if (form.theirs) return <Conflict form={form} fields={shown} outcome={showOutcome} />;
  return (
    <div className="stack">
      <div className="card">
        <Section title={t('team.names')} text={t('team.namesText')}>
          <div className="fields" style={{ '--cols': 2 } as object}>
            <TextField form={form} name="name" label={t('team.name')} maxLength={80} />
            <TextField
              form={form}
              name="nameLatin"
              optional
              lang="en"
              label={t('team.nameLatin')}
              note={t('form.optional')}
              placeholder={transliterate(form.fields.name)}
              maxLength={80}
            />
            <TextField
              form={form}
              name="shortName"
              label={t('team.shortName')}
              help={t('team.shortNameHelp')}
              maxLength={8}
            />
          </div>
        </Section>
        <Section title={t('team.crest')} text={t('team.crestText')}>
          <CrestField form={form} />
        </Section>
        <Section title={t('team.contactTitle')} text={t('team.contactText')}>
          <div className="fields" style={{ '--cols': 2 } as object}>
            <Optional form={form} name="contactName" label={t('team.contactName')} maxLength={80} />
            <Optional form={form} name="contactPhone" type="tel" label={t('team.contactPhone')} maxLength={40} />
          </div>
        </Section>
        <Section title={t('team.about')} text={t('team.aboutText')}>
          <div className="fields" style={{ '--cols': 2 } as object}>
            <Optional form={form} name="city" label={t('team.city')} maxLength={80} />
            <NumberField
              form={form}
              name="founded"
              label={t('team.founded')}
              note={t('form.optional')}
              min={1850}
              max={2100}
            />
            <Optional form={form} name="stadium" label={t('team.stadium')} maxLength={120} className="all" />
            <TextArea
              form={form}
              name="descriptionBg"
              optional
              lang="bg"
              label={t('team.descriptionBg')}
              note={t('form.optional')}
              maxLength={4000}
              className="all"
            />
            <TextArea
              form={form}
              name="descriptionEn"
              optional
              lang="en"
              label={t('team.descriptionEn')}
              note={t('form.optional')}
              maxLength={4000}
              className="all"
            />
          </div>
        </Section>
        <Section title={t('team.links')} text={t('team.linksText')}>
          <div className="fields" style={{ '--cols': 2 } as object}>
            <Optional form={form} name="website" type="url" label={t('team.website')} maxLength={500} />
            <Optional form={form} name="facebook" type="url" label="Facebook" maxLength={500} />
            <Optional form={form} name="instagram" type="url" label="Instagram" maxLength={500} />
            <Optional form={form} name="twitter" type="url" label="X" maxLength={500} />
          </div>
        </Section>
        <DeleteTeam team={team} />
      </div>
      {form.changed.length === 0 && <SaveMark form={form} />}
      <SaveBar form={{ ...form, save }} effect={t('team.visible')} />
    </div>
  );
}

const showOutcome = ({ badge, name, shortName }: TeamFields) => (
  <p className="outcome">
    <span className="crest">
      <Crest team={{ badge: badge?.address ?? null, shortName }} eager />
    </span>
    <b>{name}</b>
  </p>
);

/** What it is for at the start, the fields at the end. */
const Section = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section className="section">
    <div className="why">
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
    {children}
  </section>
);

type TextName = { [Name in keyof TeamFields]: TeamFields[Name] extends string | null ? Name : never }[keyof TeamFields];

interface OptionalProps {
  form: Form<TeamFields>;
  name: TextName;
  label: string;
  type?: 'text' | 'tel' | 'url';
  maxLength: number;
  className?: string;
}

function Optional(props: OptionalProps) {
  const { t } = useTexts();
  return <TextField {...props} optional note={t('form.optional')} />;
}
