import { Mark } from '#desk/shell/mark.tsx';
import type { RulesFields } from '#contract/desk/competitions.ts';
import { useLanguages } from '#desk/kit/english.ts';
import { NumberInput, SelectInput, TextInput } from '#desk/kit/inputs.tsx';
import type { Form } from '#desk/kit/record-store.ts';
import { useWrong } from '#desk/kit/use-wrong.ts';
import { wrongText } from '#desk/kit/wrong-text.ts';
import { useTexts } from '#desk/office/texts.ts';
import { ZONE_KINDS, type TableZone } from '#domain/standings/format.ts';
import button from '#ui/button.module.css';
import chip from '#desk/kit/chip.module.css';
import fieldStyles from '#desk/kit/field.module.css';
import layout from '#desk/kit/layout.module.css';
import styles from './zones.module.css';

const TEXTS = [
  { name: 'labelBg', lang: 'bg', text: 'rules.zoneLabelBg' },
  { name: 'labelEn', lang: 'en', text: 'rules.zoneLabelEn' },
] as const;

/** Places of the table with a meaning. */
export function Zones({ form }: { form: Form<RulesFields> }) {
  const { t } = useTexts();
  const languages = useLanguages();
  const { zones } = form.fields;
  const change = (at: number, fields: Partial<TableZone>) =>
    form.set({ zones: zones.map((zone, i) => (i === at ? { ...zone, ...fields } : zone)) });
  const add = () => {
    const next = Math.max(0, ...zones.map(({ to }) => to)) + 1;
    form.set({ zones: [...zones, { from: next, to: next, kind: 'playoff', labelBg: '', labelEn: '' }] });
  };
  useWrong(form, 'zones');
  const wrongIn = (at: number, name: string) =>
    form.wrong?.field === `zones.${at}.${name}` ? wrongText(t, form.wrong.reason) : undefined;
  return (
    <>
      {zones.map((zone, at) => (
        // A zone has nothing of its own that stays: it is its place in the list.
        <fieldset key={at} className={styles.zone} data-kind={zone.kind}>
          <legend className="hidden">{t('rules.zone', { number: at + 1 })}</legend>
          {(['from', 'to'] as const).map((name) => (
            <NumberInput
              key={name}
              label={t(name === 'from' ? 'rules.zoneFrom' : 'rules.zoneTo')}
              wrong={wrongIn(at, name)}
              min={1}
              value={zone[name]}
              onChange={(value) => change(at, { [name]: value ?? Number.NaN })}
            />
          ))}
          <SelectInput
            label={t('rules.zoneKind')}
            value={zone.kind}
            options={ZONE_KINDS.map((value) => ({ value, label: t(`rules.zoneKind.${value}`) }))}
            onChange={(kind) => change(at, { kind })}
          />
          {TEXTS.filter(({ lang }) => languages.includes(lang)).map(({ name, lang, text }) => (
            <TextInput
              key={name}
              label={t(text)}
              wrong={wrongIn(at, name)}
              lang={lang}
              {...(lang === 'en' && { note: t('form.optional') })}
              maxLength={60}
              value={zone[name]}
              onChange={(value) => change(at, { [name]: value })}
            />
          ))}
          <button
            type="button"
            className={button.icon}
            aria-label={t('rules.removeZone', { number: at + 1 })}
            onClick={() => form.set({ zones: zones.filter((_, i) => i !== at) })}
          >
            <Mark name="close" />
          </button>
        </fieldset>
      ))}
      {form.wrong?.field === 'zones' && (
        <p className={fieldStyles.wrong} role="alert">
          <Mark name="warning" />
          <span>{wrongText(t, form.wrong.reason)}</span>
        </p>
      )}
      <div className={layout.buttons}>
        <button type="button" className={chip.chip} onClick={add}>
          <Mark name="plus" />
          {t('rules.addZone')}
        </button>
      </div>
    </>
  );
}
