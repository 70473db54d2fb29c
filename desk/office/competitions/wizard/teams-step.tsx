import down from '@phosphor-icons/core/bold/arrow-down-bold.svg?raw';
import up from '@phosphor-icons/core/bold/arrow-up-bold.svg?raw';
import { useEnglish } from '#desk/kit/english.ts';
import { Section } from '#desk/kit/section.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { Mark } from '#desk/shell/mark.tsx';
import { nameIn } from '#domain/formatting/name-in.ts';
import { teamKey } from '#domain/lists/match-teams.ts';
import { Icon } from '#ui/icon.tsx';
import { NewTeam } from './new-team.tsx';
import { teamOf } from './team-of.ts';
import type { StepProps } from './step-props.ts';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import list from '#desk/office/competitions/ordered-list.module.css';
import styles from './picks.module.css';

/** Who takes part; a team that the league does not have is added by its name. */
export function TeamsStep({ plan, basis, set }: StepProps) {
  const { t, language } = useTexts();
  const hasEnglish = useEnglish();
  const { teams } = plan;
  const isTaken = (name: string) =>
    [...basis.teams, ...teams].some((team) => team.name.toLowerCase() === name.toLowerCase());
  const move = (from: number, to: number) => {
    const next = [...teams];
    next.splice(to, 0, ...next.splice(from, 1));
    set({ teams: next });
  };
  const toggle = (id: number, teamName: string) =>
    set({
      teams: teams.some((team) => team.id === id)
        ? teams.filter((team) => team.id !== id)
        : [...teams, { id, name: teamName }],
    });
  const addNames = (names: readonly string[]) => {
    const chosen = new Set(teams.map(({ name }) => teamKey(name)));
    const known = new Map(basis.teams.map((team) => [teamKey(team.name), team]));
    const added = names.flatMap((name) => {
      if (chosen.has(teamKey(name))) return [];
      const team = known.get(teamKey(name));
      return [team ? { id: team.id, name: team.name } : { id: null, name, nameLatin: null }];
    });
    set({ teams: [...teams, ...added] });
  };
  return (
    <div className={card.card}>
      <Section title={t('wizard.step.teams')} why={t('wizard.teamsWhy')}>
        {basis.teams.length > 0 && (
          <div className={styles.picks}>
            {basis.teams.map((team) => (
              <label key={team.id}>
                <input
                  type="checkbox"
                  checked={teams.some(({ id }) => id === team.id)}
                  onChange={() => toggle(team.id, team.name)}
                />
                <TeamCrest team={team} />
                {nameIn(language, team)}
              </label>
            ))}
          </div>
        )}
        {basis.teams.length > teams.length && (
          <button
            type="button"
            className={button.button}
            data-kind="bare"
            onClick={() =>
              set({
                teams: [
                  ...teams,
                  ...basis.teams.flatMap(({ id, name }) =>
                    teams.some((team) => team.id === id) ? [] : [{ id, name }],
                  ),
                ],
              })
            }
          >
            {t('wizard.allTeams', { count: basis.teams.length })}
          </button>
        )}
        <NewTeam
          isTaken={isTaken}
          onAdd={(team) => set({ teams: [...teams, { id: null, ...team }] })}
          onPasteList={addNames}
        />
      </Section>
      <Section title={t('wizard.teams', { count: teams.length })} why={t('wizard.orderWhy')}>
        <ol className={list.ordered}>
          {teams.map((team, i) => (
            <li key={team.id ?? team.name}>
              <span className={list.no}>{i + 1}</span>
              <span className={list.who}>
                <TeamCrest team={teamOf(plan, basis, i) ?? { crest: null, shortName: '', nameLatin: '' }} />
                <span>
                  {team.name}
                  {team.id === null && hasEnglish && <small lang="en">{teamOf(plan, basis, i)?.nameLatin}</small>}
                </span>
              </span>
              <button
                type="button"
                className={button.icon}
                aria-label={t('rules.up', { name: team.name })}
                disabled={i === 0}
                onClick={() => move(i, i - 1)}
              >
                <Icon svg={up} className="icon" />
              </button>
              <button
                type="button"
                className={button.icon}
                aria-label={t('rules.down', { name: team.name })}
                disabled={i === teams.length - 1}
                onClick={() => move(i, i + 1)}
              >
                <Icon svg={down} className="icon" />
              </button>
              <button
                type="button"
                className={button.icon}
                aria-label={t('rules.remove', { name: team.name })}
                onClick={() => set({ teams: teams.filter((other) => other !== team) })}
              >
                <Mark name="close" />
              </button>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}
