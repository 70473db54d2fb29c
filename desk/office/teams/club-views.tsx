import { useTexts } from '#desk/office/texts.ts';
import { pages } from '#desk/shell/router.ts';

/** Teams, or everybody who plays for them. */
export function ClubViews({ current }: { current: 'teams' | 'players' }) {
  const { t } = useTexts();
  return (
    <nav className="segments" aria-label={t('teams.view')}>
      <a href={pages.teams} aria-current={current === 'teams' ? 'page' : undefined}>
        {t('teams.title')}
      </a>
      <a href={pages.players} aria-current={current === 'players' ? 'page' : undefined}>
        {t('teams.players')}
      </a>
    </nav>
  );
}
