import down from '@phosphor-icons/core/bold/arrow-down-bold.svg?raw';
import up from '@phosphor-icons/core/bold/arrow-up-bold.svg?raw';
import { Mark } from '#desk/shell/mark.tsx';
import type { RulesFields } from '#contract/desk/competitions.ts';
import type { Form } from '#desk/kit/record-store.ts';
import { useTexts } from '#desk/office/texts.ts';
import { criteriaOf, MAIN_CRITERIA, TIE_BREAKERS, type TieBreaker } from '#domain/standings/format.ts';
import { Icon } from '#ui/icon.tsx';
import button from '#ui/button.module.css';
import chip from '#desk/kit/chip.module.css';
import layout from '#desk/kit/layout.module.css';
import list from './ordered-list.module.css';

/** What decides between teams that are level, in this order. */
export function TieBreakers({ form }: { form: Form<RulesFields> }) {
  const { t } = useTexts();
  const chosen = criteriaOf(form.fields.tieBreakers);
  const set = (tieBreakers: TieBreaker[]) => form.set({ tieBreakers });
  const move = (from: number, to: number) => {
    const next = [...chosen];
    next.splice(to, 0, ...next.splice(from, 1));
    set(next);
  };
  const nameOf = (name: TieBreaker) => t(`rules.tieBreaker.${name}`);
  // [ST2] Without both of them the list would begin with them again.
  const isLastOfMain = (name: TieBreaker) => MAIN_CRITERIA.filter((one) => chosen.includes(one)).join() === name;
  const others = TIE_BREAKERS.filter((name) => !chosen.includes(name));
  return (
    <>
      <ol className={list.ordered} data-changed={form.changed.includes('tieBreakers') || undefined}>
        {chosen.map((name, i) => (
          <li key={name}>
            <span className={list.no}>{i + 1}</span>
            <span>{nameOf(name)}</span>
            <button
              type="button"
              className={button.icon}
              aria-label={t('rules.up', { name: nameOf(name) })}
              disabled={i === 0}
              onClick={() => move(i, i - 1)}
            >
              <Icon svg={up} className="icon" />
            </button>
            <button
              type="button"
              className={button.icon}
              aria-label={t('rules.down', { name: nameOf(name) })}
              disabled={i === chosen.length - 1}
              onClick={() => move(i, i + 1)}
            >
              <Icon svg={down} className="icon" />
            </button>
            <button
              type="button"
              className={button.icon}
              aria-label={t('rules.remove', { name: nameOf(name) })}
              disabled={isLastOfMain(name)}
              onClick={() => set(chosen.filter((other) => other !== name))}
            >
              <Mark name="close" />
            </button>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <div className={layout.buttons}>
          {others.map((name) => (
            <button key={name} type="button" className={chip.chip} onClick={() => set([...chosen, name])}>
              <Mark name="plus" />
              {t('rules.add', { name: nameOf(name) })}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
