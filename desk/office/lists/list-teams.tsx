import caret from '@phosphor-icons/core/bold/caret-down-bold.svg?raw';
import { useId } from 'react';
import type { UploadOptions } from '#contract/desk/files.ts';
import type { ReadListPreview } from '#contract/desk/read-list.ts';
import { useTexts } from '#desk/office/texts.ts';
import { cleanTeam } from '#domain/lists/clean-name.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './lists.module.css';

type Team = ReadListPreview['teams'][number];

interface TeamsProps {
  list: ReadListPreview;
  answers: UploadOptions['teams'];
  onAnswer: (teams: UploadOptions['teams']) => void;
}

/** Which teams the list means: those that wait for an answer first, then new ones, then those of the league. */
export function ListTeams({ list, answers, onAnswer }: TeamsProps) {
  const { t } = useTexts();
  const id = useId();
  const { teams } = list;
  const asked = teams.filter(({ name }) => name === null);
  const made = teams.filter(({ name, isKnown }) => name !== null && !isKnown);
  const known = teams.filter(({ isKnown }) => isKnown);
  const answer = (written: string, name: string) =>
    onAnswer([...answers.filter((one) => one.written !== written), { written, name }]);
  if (teams.length === 0) return null;
  return (
    <section className="card" aria-labelledby={id}>
      <div className="group-head">
        <h2 id={id}>{t('list.teams')}</h2>
        <span>
          {[
            asked.length > 0 && t('list.teamsAsked', { count: asked.length }),
            made.length > 0 && t('list.teamsNew', { count: made.length }),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </div>
      <ul className={styles.teams}>
        {[...asked, ...made, ...known].map((team) => (
          <TeamRow key={team.written} team={team} list={list} onAnswer={(name) => answer(team.written, name)} />
        ))}
      </ul>
    </section>
  );
}

interface TeamRowProps {
  team: Team;
  list: ReadListPreview;
  onAnswer: (name: string) => void;
}

function TeamRow({ team: { written, name, isKnown, similar, players }, list, onAnswer }: TeamRowProps) {
  const { t } = useTexts();
  const own = name !== null && !isKnown ? name : cleanTeam(written);
  const said =
    name === null
      ? t('list.teamSimilar', { names: similar.join(', ') })
      : t(isKnown ? 'list.teamKnown' : 'list.teamMade');
  return (
    <li data-tone={name === null ? 'warn' : isKnown ? undefined : 'lit'}>
      <p>
        <b>{name ?? written}</b>
        <small>
          {[
            t('list.teamPlayers', { count: players }),
            said,
            name !== null && name !== written && t('list.teamOf', { written }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </p>
      {name === null ? (
        <span className={styles.ways}>
          {similar.map((one) => (
            <button key={one} className="btn small" onClick={() => onAnswer(one)}>
              {t('list.teamIs', { name: one })}
            </button>
          ))}
          <button className="btn small bare" onClick={() => onAnswer(own)}>
            {t('list.teamOther')}
          </button>
        </span>
      ) : (
        <span className="select">
          <select
            aria-label={t('list.teamWhich', { written })}
            value={isKnown ? name : ''}
            onChange={({ target }) => onAnswer(target.value || own)}
          >
            <option value="">{t('list.teamNew', { name: own })}</option>
            {list.knownTeams.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
          <Icon svg={caret} className="icon" />
        </span>
      )}
    </li>
  );
}
