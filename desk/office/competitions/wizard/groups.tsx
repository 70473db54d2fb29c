import caret from '@phosphor-icons/core/bold/caret-down-bold.svg?raw';
import { useTexts } from '#desk/office/texts.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { nameIn } from '#domain/formatting/name-in.ts';
import { Icon } from '#ui/icon.tsx';
import { groupsOf, moveToGroup } from './plan.ts';
import type { StepProps } from './step-props.ts';
import { teamOf } from './team-of.ts';
import button from '#ui/button.module.css';
import field from '#desk/kit/field.module.css';
import input from '#desk/kit/inputs.module.css';
import layout from '#desk/kit/layout.module.css';
import styles from './groups.module.css';

/** [FX19] The groups as they were drawn; a team is put into another by its list. */
export function Groups({ plan, basis, set }: StepProps) {
  const { t, language } = useTexts();
  const groups = groupsOf(plan);
  if (groups.length === 0) return null;
  return (
    <>
      <div className={styles.drawnGroups}>
        {groups.map(({ name, teams }) => (
          <section key={name} aria-label={`${t('entry.group')} ${name}`}>
            <h3>
              {t('entry.group')} {name}
            </h3>
            <ul>
              {teams.map((place) => {
                const team = teamOf(plan, basis, Number(place));
                if (!team) return null;
                return (
                  <li key={place}>
                    <TeamCrest team={team} />
                    <span>{nameIn(language, team)}</span>
                    <span className={input.input}>
                      <select
                        aria-label={t('wizard.groupOf', { team: nameIn(language, team) })}
                        value={name}
                        onChange={({ target }) => set(moveToGroup(plan, place, target.value))}
                      >
                        {groups.map((group) => (
                          <option key={group.name}>{group.name}</option>
                        ))}
                      </select>
                      <Icon svg={caret} className="icon" />
                    </span>
                  </li>
                );
              })}
            </ul>
            {teams.length < Math.max(2, plan.qualifiers) && <p className={field.wrong}>{t('wizard.groupSmall')}</p>}
          </section>
        ))}
      </div>
      <div className={layout.buttons}>
        <button
          type="button"
          className={button.button}
          data-size="small"
          onClick={() => set({ shuffle: plan.shuffle + 1, groups: null })}
        >
          {t(plan.seeded ? 'wizard.drawSeeded' : 'wizard.drawAgain')}
        </button>
      </div>
    </>
  );
}
