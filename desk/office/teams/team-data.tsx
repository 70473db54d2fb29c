import type { ReactNode } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { TeamFields } from '#contract/desk/teams.ts';
import { Conflict } from '#desk/kit/conflict.tsx';
import { FieldRow } from '#desk/kit/field-row.tsx';
import { fieldsNamed, RecordFields, shownIn } from '#desk/kit/record-fields.tsx';
import { SaveBar, SaveMark } from '#desk/kit/save-state.tsx';
import { useRecord } from '#desk/kit/use-record.ts';
import { useSaveKey } from '#desk/kit/use-save-key.ts';
import { useTexts } from '#desk/office/texts.ts';
import { Crest } from '#ui/marks/crest.tsx';
import { CrestField } from './crest-field.tsx';
import { DeleteTeam } from './delete-team.tsx';
import { teamFields } from './team-fields.ts';
import type { TeamTabProps } from './team-tab-props.ts';

/** Everything about a team but its players. */
export function TeamData({ team }: TeamTabProps) {
  const { t, language } = useTexts();
  const form = useRecord<TeamFields>({
    name: 'team',
    id: team.id,
    saved: team.fields,
    version: team.version,
    edit: () => deskPaths.team(team.id),
  });
  useSaveKey(() => form.changed.length > 0 && void form.save());
  const fields = teamFields(t, form.fields);
  if (form.theirs) return <Conflict form={form} fields={shownIn(fields, t, language)} outcome={showOutcome} />;
  const some = (...names: (keyof TeamFields)[]) => (
    <FieldRow columns={2}>
      <RecordFields form={form} fields={fieldsNamed(fields, ...names)} />
    </FieldRow>
  );
  return (
    <div className="stack">
      <div className="card">
        <Section title={t('team.names')} text={t('team.namesText')}>
          {some('name', 'nameLatin', 'shortName')}
        </Section>
        <Section title={t('team.crest')} text={t('team.crestText')}>
          <CrestField form={form} />
        </Section>
        <Section title={t('team.contactTitle')} text={t('team.contactText')}>
          {some('contactName', 'contactPhone')}
        </Section>
        <Section title={t('team.about')} text={t('team.aboutText')}>
          {some('city', 'founded', 'stadium', 'descriptionBg', 'descriptionEn')}
        </Section>
        <Section title={t('team.links')} text={t('team.linksText')}>
          {some('website', 'facebook', 'instagram', 'twitter')}
        </Section>
        <DeleteTeam team={team} form={form} />
      </div>
      {form.changed.length === 0 && <SaveMark form={form} />}
      <SaveBar form={form} effect={t('team.visible')} />
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
