import { useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { People, RolesRequest } from '#contract/desk/people.ts';
import { isEqual } from '#desk/kit/changed-fields.ts';
import { Failure } from '#desk/kit/failure.tsx';
import { useDeed } from '#desk/kit/use-deed.ts';
import { Panel } from '#desk/office/panel.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { ROLES } from '#domain/desk/permissions.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import button from '#ui/button.module.css';
import field from '#desk/kit/field.module.css';
import styles from './invite-panel.module.css';

type Given = RolesRequest['roles'];

interface RolesPanelProps {
  person: People['people'][number];
  competitions: People['competitions'];
  onClose: () => void;
}

/** [PM12] All that somebody is at the desk: each role, and the competitions that it is for. */
export function RolesPanel({ person, competitions, onClose }: RolesPanelProps) {
  const { t, language } = useTexts();
  const { isBusy, refusal, send } = useDeed();
  const [given, setGiven] = useState<Given>(person.roles);
  const lacksCompetition = given.some(
    ({ role, competitions: ids }) => role === 'competition-organiser' && !ids?.length,
  );
  const isNothing = given.length === 0 && person.teams.length === 0;
  const isReady = !isBusy && !lacksCompetition && !isNothing && !isEqual(given, person.roles);
  async function save() {
    const body = { roles: given } satisfies RolesRequest;
    if (isReady && (await send({ method: 'PUT', path: deskPaths.personRoles(person.id), body }))) onClose();
  }
  const change = (role: Given[number]['role'], to: Given[number] | null) =>
    setGiven(ROLES.flatMap((each) => (each === role ? (to ?? []) : given.filter((one) => one.role === each))));
  return (
    <Panel
      title={t('people.changeOf', { name: person.name })}
      sub={
        person.teams.length > 0 &&
        t('people.managerOf', { teams: person.teams.map((team) => nameIn(language, team)).join(', ') })
      }
      onClose={onClose}
      onSubmit={() => void save()}
      notice={<Failure refusal={refusal} />}
      footer={
        <button className={button.button} data-kind="primary" disabled={!isReady}>
          {t('people.save')}
        </button>
      }
    >
      <fieldset className={styles.choiceList}>
        <legend>{t('people.role')}</legend>
        {ROLES.map((role) => (
          <label key={role}>
            <input
              type="checkbox"
              checked={given.some((one) => one.role === role)}
              onChange={({ target }) =>
                change(
                  role,
                  target.checked ? { role, competitions: role === 'competition-organiser' ? [] : null } : null,
                )
              }
            />
            <span>
              {t(`role.${role}`)}
              <small>{t(`role.${role}.may`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {given.map(
        (one) =>
          (one.role === 'scorer' || one.role === 'competition-organiser') && (
            <Competitions
              key={one.role}
              given={one}
              competitions={competitions}
              onChange={(ids) => change(one.role, { ...one, competitions: ids })}
            />
          ),
      )}
      <p className={field.help}>{t('people.teamsStay')}</p>
    </Panel>
  );
}

interface CompetitionsProps {
  given: Given[number];
  competitions: People['competitions'];
  onChange: (ids: number[] | null) => void;
}

/** A scorer has all of them, or those that are ticked. */
function Competitions({ given: { role, competitions: ids }, competitions, onChange }: CompetitionsProps) {
  const { t } = useTexts();
  return (
    <fieldset className={styles.choiceList}>
      <legend>{t('people.competitionsOf', { role: t(`role.${role}`) })}</legend>
      {role === 'scorer' && (
        <label>
          <input
            type="checkbox"
            checked={ids === null}
            onChange={({ target }) => onChange(target.checked ? null : [])}
          />
          <span>{t('people.allCompetitions')}</span>
        </label>
      )}
      {ids !== null &&
        competitions.map(({ id, name }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={ids.includes(id)}
              onChange={({ target }) => onChange(target.checked ? [...ids, id] : ids.filter((one) => one !== id))}
            />
            <span>{name}</span>
          </label>
        ))}
    </fieldset>
  );
}
