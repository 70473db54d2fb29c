import type { ComparisonCard } from '#contract/social-card.ts';
import { betterOf } from '#domain/compare/better.ts';
import type { Translate } from '#i18n/translate.ts';
import type { ComparedFigure } from '#web/football/compare/compared.ts';

interface Compared {
  kind: ComparisonCard['kind'];
  sides: ComparisonCard['sides'];
  scope: string;
  figures: readonly ComparedFigure[];
}

export const comparisonCard = ({ figures, ...compared }: Compared, t: Translate): ComparisonCard => ({
  ...compared,
  title: t('compare.title'),
  rows: figures.map(({ label, values, better, format = String }) => {
    const written = (value: number | null) => (value === null ? '–' : format(value));
    return { label, values: [written(values[0]), written(values[1])], better: betterOf(values, better) };
  }),
});
