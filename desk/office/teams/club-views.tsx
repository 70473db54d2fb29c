import { useTexts } from '#desk/office/texts.ts';
import { pages } from '#desk/shell/navigation.ts';
import { SegmentedLinks } from '#ui/segmented-control.tsx';

/** Teams, or everybody who plays for them. */
export function ClubViews({ current }: { current: 'teams' | 'players' }) {
  const { t } = useTexts();
  return (
    <SegmentedLinks
      label={t('teams.view')}
      links={[
        { href: pages.teams, label: t('teams.title'), isCurrent: current === 'teams' },
        { href: pages.players, label: t('teams.players'), isCurrent: current === 'players' },
      ]}
    />
  );
}
