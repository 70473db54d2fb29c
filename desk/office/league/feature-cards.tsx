import { SelectInput } from '#desk/kit/inputs.tsx';
import { useWrong } from '#desk/kit/use-wrong.ts';
import { wrongText } from '#desk/kit/wrong-text.ts';
import { useTexts } from '#desk/office/texts.ts';
import { FEATURES, type Feature, type FeatureName } from '#domain/league/features.ts';
import { InBothInputs } from './in-both-inputs.tsx';
import { ListItem, moved } from './list-item.tsx';
import type { SettingsForm } from './settings-form.ts';
import { siteTexts } from './site-texts.ts';
import chip from '#desk/kit/chip.module.css';
import fieldRow from '#desk/kit/field-row.module.css';
import styles from './list-item.module.css';

const MOST = 12;
const OWN: Feature = { icon: 'media', title: { bg: '', en: '' }, text: { bg: '', en: '' } };

/** The cards below the title of the home page, in their order. */
export function FeatureCards({ form }: { form: SettingsForm }) {
  const { t, language } = useTexts();
  const features: readonly Feature[] = form.fields['home.features'];
  const set = (next: Feature[]) => form.set({ 'home.features': next });
  const titleOf = (name: FeatureName) => siteTexts[language](`feature.${name}.title`);
  const unused = FEATURES.filter((name) => !features.includes(name));
  useWrong(form, 'home.features');
  const wrongAt = (at: number) => {
    const path = `home.features.${at}`;
    const field = form.wrong?.field ?? '';
    return field === path || field.startsWith(`${path}.`) ? wrongText(t, form.wrong?.reason ?? '') : undefined;
  };
  return (
    <div className={`${fieldRow.all} ${styles.list}`}>
      {features.map((feature, at) => (
        <ListItem
          key={at}
          title={typeof feature === 'string' ? titleOf(feature) : feature.title[language] || t('league.cards.own')}
          wrong={wrongAt(at)}
          onMove={(by) => set(moved(features, at, by))}
          onRemove={() => set(features.filter((_, each) => each !== at))}
          place={{ at, of: features.length }}
        >
          {typeof feature !== 'string' && (
            <OwnCard
              card={feature}
              titleOf={titleOf}
              onChange={(card) => set(features.map((each, place) => (place === at ? card : each)))}
            />
          )}
        </ListItem>
      ))}
      {features.length < MOST && (
        <div className={styles.adders}>
          {unused.map((name) => (
            <button key={name} type="button" className={chip.chip} onClick={() => set([...features, name])}>
              + {titleOf(name)}
            </button>
          ))}
          <button type="button" className={chip.chip} onClick={() => set([...features, OWN])}>
            + {t('league.cards.own')}
          </button>
        </div>
      )}
    </div>
  );
}

interface OwnCardProps {
  card: Exclude<Feature, string>;
  titleOf: (name: FeatureName) => string;
  onChange: (card: Exclude<Feature, string>) => void;
}

function OwnCard({ card, titleOf, onChange }: OwnCardProps) {
  const { t } = useTexts();
  return (
    <>
      <SelectInput
        label={t('league.cards.icon')}
        className={fieldRow.all}
        value={card.icon}
        options={FEATURES.map((value) => ({ value, label: titleOf(value) }))}
        onChange={(icon) => onChange({ ...card, icon })}
      />
      <InBothInputs
        label={t('league.cards.title')}
        value={card.title}
        maxLength={60}
        onChange={(title) => onChange({ ...card, title })}
      />
      <InBothInputs
        label={t('league.cards.text')}
        value={card.text}
        maxLength={160}
        onChange={(text) => onChange({ ...card, text })}
      />
    </>
  );
}
