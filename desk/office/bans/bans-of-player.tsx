import plus from '@phosphor-icons/core/bold/plus-bold.svg?raw';
import type { BanList } from '#contract/desk/bans.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { dayText } from '#desk/office/day-text.ts';
import { useTexts, type OfficeTranslate } from '#desk/office/texts.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { useQuery } from '#desk/shell/navigation.ts';
import type { Language } from '#domain/formatting/date.ts';
import { Icon } from '#ui/icon.tsx';
import button from '#ui/button.module.css';
import field from '#desk/kit/field.module.css';
import layout from '#desk/kit/layout.module.css';
import styles from './bans-of-player.module.css';

type Ban = BanList['bans'][number];

/** What the commission decided about a player; each opens in place of his panel. */
export function BansOfPlayer({ playerId }: { playerId: number }) {
  const { t, language } = useTexts();
  const [, setQuery] = useQuery();
  const { data } = useDesk<BanList>(deskPaths.bans(playerId));
  const open = (id: string) => setQuery({ ban: id }, { push: true });
  return (
    <fieldset className={field.field}>
      <legend className={field.caption}>{t('ban.title')}</legend>
      {data?.bans.length === 0 && <p className={field.help}>{t('ban.none')}</p>}
      <ul className={styles.bansOfPlayer}>
        {data?.bans.map((ban) => (
          <li key={ban.id} data-over={ban.isOver || undefined}>
            <button type="button" onClick={() => open(String(ban.id))}>
              {language === 'bg' ? ban.reasonBg : ban.reasonEn}
            </button>
            <small>{stateOf(ban, t, language)}</small>
          </li>
        ))}
      </ul>
      <div className={layout.buttons}>
        <button type="button" className={button.button} data-size="small" onClick={() => open('new')}>
          <Icon svg={plus} className="icon" />
          {t('ban.add')}
        </button>
      </div>
    </fieldset>
  );
}

function stateOf({ endsOn, liftedOn, isOver, left }: Ban, t: OfficeTranslate, language: Language): string {
  if (isOver) return t(liftedOn === null ? 'ban.over' : 'ban.lifted');
  return endsOn === null ? t('ban.left', { count: left ?? 0 }) : t('ban.until', { day: dayText(endsOn, language) });
}
