import moon from '@phosphor-icons/core/bold/moon-bold.svg?raw';
import sun from '@phosphor-icons/core/bold/sun-bold.svg?raw';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { chooseTheme, useTheme, type Theme } from './theme-choice.ts';

export function ThemeControl() {
  const { t } = useLanguage();
  const option = (value: Theme, svg: string, label: string) => ({
    value,
    label: (
      <>
        <Icon svg={svg} size="1rem" />
        {label}
      </>
    ),
  });
  return (
    <SegmentedControl
      label={t('theme.label')}
      options={[option('dark', moon, t('theme.dark')), option('light', sun, t('theme.light'))]}
      chosen={useTheme()}
      onChoose={chooseTheme}
    />
  );
}
