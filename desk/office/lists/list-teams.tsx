import { useId } from 'react';
import type { UploadOptions } from '#contract/desk/files.ts';
import type { ReadListPreview } from '#contract/desk/read-list.ts';
import { useTexts } from '#desk/office/texts.ts';
import { cleanTeam } from '#domain/lists/clean-name.ts';
import { Select } from '#ui/select.tsx';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import layout from '#desk/kit/layout.module.css';
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
    <section className={card.card} aria-labelledby={id}>
      <div className={layout.groupHead}>
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
            <button key={one} className={button.button} data-size="small" onClick={() => onAnswer(one)}>
              {t('list.teamIs', { name: one })}
            </button>
          ))}
          <button className={button.button} data-kind="bare" data-size="small" onClick={() => onAnswer(own)}>
            {t('list.teamOther')}
          </button>
        </span>
      ) : (
        <Select
          label={t('list.teamWhich', { written })}
          options={[
            { value: '', label: t('list.teamNew', { name: own }) },
            ...list.knownTeams.map((one) => ({ value: one, label: one })),
          ]}
          chosen={isKnown ? name : ''}
          onChoose={(chosen) => onAnswer(chosen || own)}
        />
      )}
    </li>
  );
}
