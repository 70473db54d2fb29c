import check from '@phosphor-icons/core/bold/check-circle-bold.svg?raw';
import warning from '@phosphor-icons/core/bold/warning-bold.svg?raw';
import type { MoveEffect } from '#contract/desk/players.ts';
import { Bold } from '#desk/office/bold.tsx';
import { useTexts, type OfficeTranslate } from '#desk/office/texts.ts';
import { dayAndMonth, type Language } from '#domain/formatting/date.ts';
import { Icon } from '#ui/icon.tsx';
import effectsStyles from '#desk/kit/effects.module.css';

const GOOD: readonly MoveEffect['effect'][] = ['plays_before', 'goals_stay'];

/** What follows from a move, before it is made. */
export function MoveEffects({ effects, team }: { effects: readonly MoveEffect[]; team: string }) {
  const { t, language } = useTexts();
  if (effects.length === 0) return null;
  return (
    <ul className={effectsStyles.effects} aria-label={t('move.effects')}>
      {effects.map((effect) => {
        const isGood = GOOD.includes(effect.effect);
        return (
          <li key={effect.effect} data-tone={isGood ? 'ok' : 'warn'}>
            <Icon svg={isGood ? check : warning} className="icon" />
            <span>
              <Bold text={textOf(t, effect, team, language)} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function textOf(t: OfficeTranslate, effect: MoveEffect, team: string, language: Language): string {
  switch (effect.effect) {
    case 'plays_before': {
      const day = dayAndMonth(new Date(`${effect.day}T12:00:00Z`), language);
      const key = effect.isNewTeam ? 'move.effect.plays_against' : 'move.effect.plays_before';
      return t(key, { day, team, opponent: effect.opponent });
    }
    case 'goals_stay':
      return t('move.effect.goals_stay', { team });
    case 'cards_follow':
      return t('move.effect.cards_follow', { count: effect.yellow, left: effect.leftToSuspension });
    case 'suspension_follows':
      return effect.until === null
        ? t('move.effect.suspension_follows', { count: effect.matches ?? 1 })
        : t('move.effect.ban_follows', { day: dayAndMonth(new Date(`${effect.until}T12:00:00Z`), language) });
    case 'squad_small':
      return t('move.effect.squad_small', { team: effect.team, count: effect.players, least: effect.least });
    case 'squad_large':
      return t('move.effect.squad_large', { team: effect.team, count: effect.players, most: effect.most });
  }
}
