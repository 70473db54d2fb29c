import { Mark } from '#desk/shell/mark.tsx';
import caret from '@phosphor-icons/core/bold/caret-down-bold.svg?raw';
import type { RulesFields } from '#contract/desk/competitions.ts';
import { Field } from '#desk/kit/field.tsx';
import type { Form } from '#desk/kit/record-store.ts';
import { useWrong } from '#desk/kit/use-wrong.ts';
import { wrongText } from '#desk/kit/wrong-text.ts';
import { useTexts } from '#desk/office/texts.ts';
import { ZONE_KINDS, type TableZone } from '#domain/standings/format.ts';
import { Icon } from '#ui/icon.tsx';

const TEXTS = [
  { name: 'labelBg', lang: 'bg', text: 'rules.zoneLabelBg' },
  { name: 'labelEn', lang: 'en', text: 'rules.zoneLabelEn' },
] as const;

/** Places of the table with a meaning. */
export function Zones({ form }: { form: Form<RulesFields> }) {
  const { t } = useTexts();
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
        <fieldset key={at} className="zone" data-kind={zone.kind}>
          <legend className="hidden">{t('rules.zone', { number: at + 1 })}</legend>
          {(['from', 'to'] as const).map((name) => (
            <Field
              key={name}
              label={t(name === 'from' ? 'rules.zoneFrom' : 'rules.zoneTo')}
              {...wrongProps(wrongIn(at, name))}
            >
              {(control) => (
                <span className="input">
                  <input
                    {...control}
                    type="number"
                    inputMode="numeric"
                    min={1}
                    value={Number.isNaN(zone[name]) ? '' : zone[name]}
                    onChange={({ target }) => change(at, { [name]: target.valueAsNumber })}
                  />
                </span>
              )}
            </Field>
          ))}
          <Field label={t('rules.zoneKind')}>
            {(control) => (
              <span className="input">
                <select
                  {...control}
                  value={zone.kind}
                  onChange={({ target }) => change(at, { kind: target.value as TableZone['kind'] })}
                >
                  {ZONE_KINDS.map((kind) => (
                    <option key={kind} value={kind}>
                      {t(`rules.zoneKind.${kind}`)}
                    </option>
                  ))}
                </select>
                <Icon svg={caret} className="icon" />
              </span>
            )}
          </Field>
          {TEXTS.map(({ name, lang, text }) => (
            <Field key={name} label={t(text)} {...wrongProps(wrongIn(at, name))}>
              {(control) => (
                <span className="input">
                  <input
                    {...control}
                    lang={lang}
                    maxLength={60}
                    value={zone[name]}
                    onChange={({ target }) => change(at, { [name]: target.value })}
                  />
                </span>
              )}
            </Field>
          ))}
          <button
            type="button"
            className="icon-btn"
            aria-label={t('rules.removeZone', { number: at + 1 })}
            onClick={() => form.set({ zones: zones.filter((_, i) => i !== at) })}
          >
            <Mark name="close" />
          </button>
        </fieldset>
      ))}
      {form.wrong?.field === 'zones' && (
        <p className="wrong" role="alert">
          <Mark name="warning" />
          <span>{wrongText(t, form.wrong.reason)}</span>
        </p>
      )}
      <div className="ways">
        <button type="button" className="chip" onClick={add}>
          <Mark name="plus" />
          {t('rules.addZone')}
        </button>
      </div>
    </>
  );
}

const wrongProps = (wrong: string | undefined) => (wrong === undefined ? {} : { wrong });
