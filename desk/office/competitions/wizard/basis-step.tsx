import { Field } from '#desk/kit/field.tsx';
import { PictureField } from '#desk/office/pictures/picture-field.tsx';
import { Section } from '#desk/kit/section.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import { transliterate } from '#domain/formatting/transliterate.ts';
import { copyLast, inSeason } from './plan.ts';
import type { StepProps } from './step-props.ts';

/** What it is called, in which season, and whether it is like the last one. */
export function BasisStep({ plan, basis, set }: StepProps) {
  const { t, language } = useTexts();
  const { season } = plan;
  const hasLast = basis.competitions.length > 0;
  const field = (name: 'startsOn' | 'endsOn' | 'yearStart' | 'yearEnd') => (
    <Field label={t(`season.${name}`)}>
      {(control) => (
        <span className="input">
          <input
            {...control}
            type={name.startsWith('year') ? 'number' : 'date'}
            value={season[name]}
            onChange={({ target }) =>
              set({ season: { ...season, [name]: name.startsWith('year') ? target.valueAsNumber : target.value } })
            }
          />
        </span>
      )}
    </Field>
  );
  return (
    <div className="card">
      <Section
        title={hasLast ? t('wizard.like') : t('competitions.name')}
        why={hasLast ? t('wizard.likeWhy') : t('wizard.nameWhy')}
      >
        {hasLast && (
          <Field label={t('competitions.name')}>
            {(control) => (
              <span className="input">
                <select
                  {...control}
                  value={plan.competitionId ?? ''}
                  onChange={({ target }) =>
                    target.value === ''
                      ? set({ competitionId: null, name: '' })
                      : set(copyLast(plan, basis, Number(target.value)))
                  }
                >
                  <option value="">{t('wizard.empty')}</option>
                  {basis.competitions.map((competition) => (
                    <option key={competition.id} value={competition.id}>
                      {nameIn(language, competition)}
                    </option>
                  ))}
                </select>
              </span>
            )}
          </Field>
        )}
        {plan.competitionId === null && (
          <>
            <Field label={t('competition.name')}>
              {(control) => (
                <span className="input">
                  <input
                    {...control}
                    lang="bg"
                    maxLength={100}
                    value={plan.name}
                    onChange={({ target }) => set({ name: target.value })}
                  />
                </span>
              )}
            </Field>
            <Field
              label={t('competition.nameLatin')}
              note={t('form.optional')}
              help={t('competition.nameLatinHelp', { name: transliterate(plan.name) })}
            >
              {(control) => (
                <span className="input">
                  <input
                    {...control}
                    lang="en"
                    maxLength={100}
                    value={plan.nameLatin ?? ''}
                    onChange={({ target }) => set({ nameLatin: target.value.trim() === '' ? null : target.value })}
                  />
                </span>
              )}
            </Field>
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
          <Field label={t('field.season')}>
            {(control) => (
              <span className="input">
                <select
                  {...control}
                  value={plan.seasonId ?? ''}
                  onChange={({ target }) =>
                    set(inSeason(plan, basis, target.value === '' ? null : Number(target.value)))
                  }
                >
                  <option value="">{t('wizard.newSeason')}</option>
                  {basis.seasons.map((each) => (
                    <option key={each.id} value={each.id}>
                      {seasonName(each)}
                    </option>
                  ))}
                </select>
              </span>
            )}
          </Field>
        )}
        {plan.seasonId === null && (
          <div className="fields keep">
            {field('yearStart')}
            {field('yearEnd')}
            {field('startsOn')}
            {field('endsOn')}
          </div>
        )}
      </Section>
    </div>
  );
}
