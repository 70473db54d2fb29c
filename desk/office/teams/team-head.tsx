import type { Team } from '#contract/desk/teams.ts';
import { useTexts } from '#desk/office/texts.ts';
import { pages } from '#desk/shell/navigation.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { isMemberOn } from '#domain/team/membership.ts';
import { Tabs } from '#ui/tabs.tsx';
import { Crest } from '#ui/marks/crest.tsx';
import shell from '#desk/office/office-shell.module.css';
import styles from './team-head.module.css';

export const TEAM_TABS = ['squad', 'data', 'matches', 'transfers', 'managers', 'journal'] as const;
export type TeamTab = (typeof TEAM_TABS)[number];

/** Under the lights: the crest, who is called, and where the team stands. */
export function TeamHead({ team, tab }: { team: Team; tab: TeamTab }) {
  const { t, language } = useTexts();
  const { fields, standing, formerNames } = team;
  const name = nameIn(language, fields);
  const contact = [fields.contactName, fields.contactPhone].filter(Boolean).join(', ');
  const meta = [
    fields.city,
    fields.shortName,
    contact && t('team.contact', { name: contact }),
    formerNames.length > 0 && t('team.formerly', { names: formerNames.join(', ') }),
  ].filter(Boolean);
  const players = team.squad.filter((member) => isMemberOn(member.fields, team.today)).length;
  return (
    <section className={styles.teamhead} data-theme="dark">
      <div className={styles.inner}>
        <nav className={shell.crumbs} aria-label={t('office.way')}>
          <a href={pages.teams}>{t('teams.title')}</a>
          <span>{name}</span>
        </nav>
        <div className={styles.intro}>
          <span className="crest">
            <Crest team={{ badge: fields.badge?.address ?? null, shortName: fields.shortName }} eager />
          </span>
          <div>
            <h1>{name}</h1>
            <ul className={styles.meta}>
              {meta.map((one) => (
                <li key={String(one)}>{one}</li>
              ))}
            </ul>
          </div>
          <dl className={styles.figures}>
            {standing && <Figure name={t('team.place')} value={standing.position} />}
            {standing && <Figure name={t('team.points')} value={standing.points} />}
            <Figure name={t('team.players')} value={players} />
          </dl>
        </div>
        <Tabs
          label={t('team.tabs')}
          chosen={tab}
          tabs={TEAM_TABS.map((id) => ({
            id,
            href: id === 'squad' ? pages.team(team.id) : `${pages.team(team.id)}?tab=${id}`,
            label: t(`team.tab.${id}`),
          }))}
        />
      </div>
    </section>
  );
}

const Figure = ({ name, value }: { name: string; value: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
