import { useEnglish } from '#desk/kit/english.ts';
import { NumberInput, SelectInput, TextInput } from '#desk/kit/inputs.tsx';
import { PictureField } from '#desk/office/pictures/picture-field.tsx';
import { Section } from '#desk/kit/section.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { wrongText } from '#desk/kit/wrong-text.ts';
import { seasonFault } from '#domain/season/season-fault.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import { transliterate } from '#domain/formatting/transliterate.ts';
import { copyLast, inSeason } from './plan.ts';
import type { StepProps } from './step-props.ts';
import card from '#ui/card.module.css';
import fieldRow from '#desk/kit/field-row.module.css';

/** What it is called, in which season, and whether it is like the last one. */
export function BasisStep({ plan, basis, set }: StepProps) {
  const { t, language } = useTexts();
  const hasEnglish = useEnglish();
  const { season } = plan;
  const hasLast = basis.competitions.length > 0;
  const setSeason = (changes: Partial<typeof season>) => set({ season: { ...season, ...changes } });
  // [RU5]
  const fault = plan.seasonId === null ? seasonFault(season) : null;
  const wrongIn = (name: string) => (fault?.field === name ? { wrong: wrongText(t, fault.reason) } : {});
  const year = (name: 'yearStart' | 'yearEnd') => (
    <NumberInput
      {...wrongIn(name)}
      label={t(`season.${name}`)}
      value={season[name]}
      onChange={(value) => setSeason({ [name]: value ?? Number.NaN })}
    />
  );
  const day = (name: 'startsOn' | 'endsOn') => (
    <TextInput
      {...wrongIn(name)}
      label={t(`season.${name}`)}
      type="date"
      value={season[name]}
      onChange={(value) => setSeason({ [name]: value })}
    />
  );
  return (
    <div className={card.card}>
      <Section
        title={hasLast ? t('wizard.like') : t('competitions.name')}
        why={hasLast ? t('wizard.likeWhy') : t('wizard.nameWhy')}
      >
        {hasLast && (
          <SelectInput<number | null>
            label={t('competitions.name')}
            value={plan.competitionId}
            options={[
              { value: null, label: t('wizard.empty') },
              ...basis.competitions.map((one) => ({ value: one.id, label: nameIn(language, one) })),
            ]}
            onChange={(id) => set(id === null ? { competitionId: null, name: '' } : copyLast(plan, basis, id))}
          />
        )}
        {plan.competitionId === null && (
          <>
            <TextInput
              label={t('competition.name')}
              lang="bg"
              maxLength={100}
              value={plan.name}
              onChange={(name) => set({ name })}
            />
            {hasEnglish && (
              <TextInput
                label={t('competition.nameLatin')}
                note={t('form.optional')}
                {...(plan.name && { help: t('competition.nameLatinHelp', { name: transliterate(plan.name) }) })}
                lang="en"
                maxLength={100}
                value={plan.nameLatin}
                onChange={(nameLatin) => set({ nameLatin: nameLatin.trim() === '' ? null : nameLatin })}
              />
            )}
            <PictureField
              label={t('competition.logo')}
              note={t('form.optional')}
              purpose="crest"
              picture={plan.logo}
              onChange={(picture) => set({ logo: picture && { id: picture.id, address: picture.address } })}
            />
          </>
        )}
      </Section>
      <Section
        title={t('field.season')}
        why={basis.seasons.length > 0 ? t('wizard.seasonWhy') : t('wizard.firstSeasonWhy')}
      >
        {basis.seasons.length > 0 && (
          <SelectInput<number | null>
            label={t('field.season')}
            value={plan.seasonId}
            options={[
              { value: null, label: t('wizard.newSeason') },
              ...basis.seasons.map((each) => ({ value: each.id, label: seasonName(each) })),
            ]}
            onChange={(id) => set(inSeason(plan, basis, id))}
          />
        )}
        {plan.seasonId === null && (
          <div className={`${fieldRow.row} ${fieldRow.keep}`}>
            {year('yearStart')}
            {year('yearEnd')}
            {day('startsOn')}
            {day('endsOn')}
          </div>
        )}
      </Section>
    </div>
  );
}
