import type { LeagueIdentity } from '#contract/http/league-settings.ts';
import { Field } from '#desk/kit/field.tsx';
import { Section } from '#desk/kit/section.tsx';
import { useWrong } from '#desk/kit/use-wrong.ts';
import { PictureField } from '#desk/office/pictures/picture-field.tsx';
import { CrestPictureField } from '#desk/office/teams/crest-field.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { accentIn, accentRoles, THEMES, type Theme } from '#domain/league/accent.ts';
import { isPicture } from '#domain/league/identity.ts';
import { LeagueMark } from '#ui/marks/league-mark.tsx';
import type { SettingsForm } from './settings-form.ts';
import buttonStyles from '#ui/button.module.css';
import card from '#ui/card.module.css';
import fieldRow from '#desk/kit/field-row.module.css';
import styles from './look-tab.module.css';

const HERO_KIND = 'article';
/** What the colour field of a browser begins with: the gold of the program. */
const GOLD = '#f7d566';

/** What makes everything public look like this league's. */
export function LookTab({ form }: { form: SettingsForm }) {
  const { t, language } = useTexts();
  const { fields } = form;
  const logo = fields['identity.logo'];
  const hero = fields['identity.hero'];
  const set = (change: Partial<LeagueIdentity>) =>
    form.set(Object.fromEntries(Object.entries(change).map(([name, value]) => [`identity.${name}`, value])));
  const letters = fields[`name.${language}`] || fields['name.bg'];
  return (
    <div className={card.card}>
      <Section title={t('look.logo')} why={t('look.logo.why')}>
        <CrestPictureField
          label={t('look.logo')}
          letters={initialsOf(letters)}
          picture={logo === null ? null : { address: logo }}
          preview={
            isPicture(logo) ? undefined : (
              <span className={styles.mark}>
                <LeagueMark />
              </span>
            )
          }
          onChange={(picture) => set({ logo: picture?.address ?? null })}
          wrong={useWrong(form, 'identity.logo')}
        />
      </Section>
      <Section title={t('look.accent')} why={t('look.accent.why')}>
        <AccentField accent={fields['identity.accent']} onChange={(accent) => set({ accent })} />
      </Section>
      <Section title={t('look.hero')} why={t('look.hero.why')}>
        <PictureField
          label={t('look.hero')}
          purpose={HERO_KIND}
          picture={hero === null ? null : { address: hero }}
          onChange={(picture) => set({ hero: picture?.address ?? null })}
          wrong={useWrong(form, 'identity.hero')}
        />
      </Section>
    </div>
  );
}

/** At most three, of the words that begin with a capital, else of the first word. */
function initialsOf(name: string): string {
  const words = name.match(/\p{Lu}\p{L}*/gu) ?? [];
  return (words.length > 1 ? words.map(([first]) => first).join('') : name).slice(0, 3);
}

interface AccentProps {
  accent: string | null;
  onChange: (accent: string | null) => void;
}

/** The colour, and what each theme makes of it, at once. */
function AccentField({ accent, onChange }: AccentProps) {
  const { t } = useTexts();
  const colour = accent ?? GOLD;
  return (
    <div className={fieldRow.row}>
      <Field label={t('look.accent.colour')} help={t('look.accent.help')}>
        {(control) => (
          <span className={styles.pick}>
            <input {...control} type="color" value={colour} onChange={({ target }) => onChange(target.value)} />
            <code>{accent ?? t('look.accent.usual')}</code>
            {accent !== null && (
              <button
                type="button"
                className={buttonStyles.button}
                data-kind="bare"
                data-size="small"
                onClick={() => onChange(null)}
              >
                {t('look.accent.none')}
              </button>
            )}
          </span>
        )}
      </Field>
      <div className={styles.samples}>
        {THEMES.map((theme) => (
          <Sample key={theme} theme={theme} accent={accent} />
        ))}
      </div>
    </div>
  );
}

function Sample({ theme, accent }: { theme: Theme; accent: string | null }) {
  const { t } = useTexts();
  const isAdjusted = accent !== null && accentIn(theme, accent).fill !== accent;
  return (
    <figure
      className={styles.sample}
      data-theme={theme}
      style={accent === null ? undefined : accentRoles(theme, accent)}
    >
      <figcaption>
        {t(`look.theme.${theme}`)}
        {isAdjusted && <small>{t(theme === 'dark' ? 'look.accent.lighter' : 'look.accent.darker')}</small>}
      </figcaption>
      <p className={styles.line}>
        <span className={styles.button}>{t('look.sample.button')}</span>
        <span className={styles.link}>{t('look.sample.link')}</span>
      </p>
      <p className={styles.row}>
        <b>1</b> {t('look.sample.row')} <small>{t('look.sample.quiet')}</small>
      </p>
    </figure>
  );
}
