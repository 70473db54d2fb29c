import type { DeskMatch } from '#contract/desk/matches.ts';
import type { Language } from '#domain/formatting/date.ts';
import type { MatchAct } from '#domain/match/rules/act.ts';
import { surnameOf } from '#domain/player/name.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { type DeskTranslate } from '#desk/shell/texts.ts';
import type { PendingAct } from './outbox/pending-act.ts';

/** An act in words: "Гол, 9 Драгнев, Добруджа". */
export function actText(
  { act }: PendingAct,
  match: DeskMatch | undefined,
  t: DeskTranslate,
  language: Language,
  withTeam = true,
): string {
  const to: MatchAct | null = act.act === 'correct' ? act.to : act.act === 'withdraw' ? null : act;
  if (!to) return t('act.withdraw');
  const player = (id: number | null) => {
    const found = match?.players.find((one) => one.id === id);
    if (!found) return null;
    const name = surnameOf(nameIn(language, found));
    return found.shirtNumber === null ? name : `${found.shirtNumber} ${name}`;
  };
  const team = withTeam && 'team' in to ? match?.[to.team] : null;
  const parts = [
    whatHappened(to, t),
    ...('player' in to ? [player(to.player)] : []),
    ...(to.act === 'goal' && to.ownGoal ? [t('line.ownGoal')] : []),
    ...(to.act === 'goal' && to.assist !== null ? [t('line.assist', { name: player(to.assist) ?? '' })] : []),
    ...(to.act === 'substitution' ? [player(to.playerIn), t('line.for', { name: player(to.playerOut) ?? '' })] : []),
    team ? nameIn(language, team) : null,
    'minute' in to && to.minute !== undefined ? `${to.minute}’` : null,
  ];
  return parts.filter(Boolean).join(', ');
}

function whatHappened(act: MatchAct, t: DeskTranslate): string {
  switch (act.act) {
    case 'phase':
      return t(`phase.${act.phase}`);
    case 'card':
      return t(`card.${act.card}`);
    case 'shoot-out-kick':
      return `${t('act.shoot-out-kick')}: ${t(act.result === 'scored' ? 'kick.in' : 'kick.out')}`;
    default:
      return t(`act.${act.act}`);
  }
}
