import type { Team, TeamFields } from '#contract/desk/teams.ts';
import { FieldRow } from '#desk/kit/field-row.tsx';
import { RecordFields } from '#desk/kit/record-fields.tsx';
import { RecordPage } from '#desk/kit/record-page.tsx';
import { Section } from '#desk/kit/section.tsx';
import { useRecord } from '#desk/kit/use-record.ts';
import { useTexts } from '#desk/office/texts.ts';
import { Crest } from '#ui/marks/crest.tsx';
import { DeleteTeam } from './delete-team.tsx';
import { teamRecord } from './team-record.tsx';
import card from '#ui/card.module.css';
import outcome from '#desk/kit/outcome.module.css';

/** Everything about a team but its players. */
export function TeamData({ team }: { team: Team }) {
  const { t } = useTexts();
  const edited = useRecord(teamRecord, { item: team, context: undefined });
  const some = (...names: (keyof TeamFields)[]) => (
    <FieldRow columns={2}>
      <RecordFields of={edited} names={names} />
    </FieldRow>
  );
  return (
    <RecordPage of={edited} outcome={showOutcome} effect={t('team.visible')}>
      <div className={card.card}>
        <Section title={t('team.names')} why={t('team.namesText')}>
          {some('name', 'nameLatin', 'shortName')}
        </Section>
        <Section title={t('team.crest')} why={t('team.crestText')}>
          <RecordFields of={edited} names={['badge']} />
        </Section>
        <Section title={t('team.contactTitle')} why={t('team.contactText')}>
          {some('contactName', 'contactPhone', 'contactPublic')}
        </Section>
        <Section title={t('team.about')} why={t('team.aboutText')}>
          {some('city', 'founded', 'stadium', 'firstColor', 'secondColor', 'descriptionBg', 'descriptionEn', 'photo')}
        </Section>
        <Section title={t('team.links')} why={t('team.linksText')}>
          {some('website', 'facebook', 'instagram', 'twitter')}
        </Section>
        <DeleteTeam team={team} form={edited.form} />
      </div>
    </RecordPage>
  );
}

const showOutcome = ({ badge, name, shortName }: TeamFields) => (
  <p className={outcome.outcome}>
    <span className="crest">
      <Crest team={{ badge: badge?.address ?? null, shortName }} eager />
    </span>
    <b>{name}</b>
  </p>
);
