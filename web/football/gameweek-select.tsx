import { useLanguage } from '#ui/language.ts';
import { Select } from '#ui/select.tsx';
import { gameweekOption } from './gameweek-text.ts';
import type { Gameweek } from './model.ts';

interface GameweekSelectProps {
  gameweeks: Gameweek[];
  chosen: Gameweek;
  /** Marks the next gameweek in its label. */
  marksNext?: boolean;
  onChoose: (number: number) => void | Promise<void>;
}

export function GameweekSelect({ gameweeks, chosen, marksNext = false, onChoose }: GameweekSelectProps) {
  const { t } = useLanguage();
  const current = gameweeks.findIndex(({ isCurrent }) => isCurrent);
  return (
    <Select
      label={t('competition.gameweek')}
      options={gameweeks.map((gameweek, index) => ({
        value: gameweek.number,
        label: gameweekOption(gameweek, marksNext && current >= 0 && index === current + 1, t),
      }))}
      chosen={chosen.number}
      onChoose={onChoose}
    />
  );
}
