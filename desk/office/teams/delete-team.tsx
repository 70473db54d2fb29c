import { deskPaths } from '#contract/desk/paths.ts';
import type { Team, TeamFields } from '#contract/desk/teams.ts';
import { RemoveButton } from '#desk/kit/remove-button.tsx';
import type { Form } from '#desk/kit/record-store.ts';
import { useRemoval } from '#desk/kit/use-removal.ts';
import { Section } from '#desk/kit/section.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { navigate, pages } from '#desk/shell/navigation.ts';
import { RemovalRefusal } from './removal-refusal.tsx';
import chip from '#desk/kit/chip.module.css';
import layout from '#desk/kit/layout.module.css';

/** A team that was added by mistake. What refers to it is counted instead. */
export function DeleteTeam({ team, form }: { team: Team; form: Form<TeamFields> }) {
  const { t } = useTexts();
  const { name } = team.fields;
  const removal = useRemoval({
    path: deskPaths.team(team.id),
    said: t('team.deleted', { name }),
    undo: null,
    form,
    onRemoved: () => navigate(pages.teams),
  });
  return (
    <Section title={t('team.delete')} why={t('team.deleteText')}>
      <RemovalRefusal removal={removal} name={name} instead={t('uses.teamInstead')}>
        <a className={chip.chip} href={pages.competitions}>
          {t('uses.toCompetitions')}
        </a>
        <a className={chip.chip} href={`${pages.team(team.id)}?tab=matches`}>
          {t('uses.toMatches')}
        </a>
      </RemovalRefusal>
      <div className={layout.buttons}>
        <RemoveButton isBusy={removal.isBusy} onClick={removal.run}>
          {t('team.delete')}
        </RemoveButton>
      </div>
    </Section>
  );
}
