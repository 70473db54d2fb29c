import { useTexts } from '#desk/office/texts.ts';
import { programWarnings } from '#domain/fixtures/check-program.ts';
import type { ProgramRound } from '#domain/fixtures/program.ts';
import type { Plan } from './plan.ts';

interface MatrixProps {
  plan: Plan;
  program: readonly ProgramRound[];
  round: number;
  onShuffle: () => void;
}

/** Every team, every round: filled at home, empty away. */
export function Matrix({ plan, program, round, onShuffle }: MatrixProps) {
  const { t } = useTexts();
  const league = program.filter(({ eliminationRound }) => eliminationRound === null);
  if (league.length === 0) return null;
  const runs = programWarnings(league, plan.teams.length).flatMap((finding) =>
    finding.code === 'away_run' ? finding.rounds.map((at) => `${finding.team} ${at}`) : [],
  );
  return (
    <section className="card" aria-labelledby="matrix">
      <div className="group-head">
        <h2 id="matrix">{t('wizard.wholeSeason')}</h2>
        <span className="keys-line">
          <span>
            <i className="h" /> {t('wizard.home')}
          </span>
          <span>
            <i /> {t('wizard.away')}
          </span>
          <span>
            <i className="run" /> {t('wizard.awayRun')}
          </span>
        </span>
        {!plan.seeded && (
          <button className="more" type="button" onClick={onShuffle}>
            {t('wizard.shuffle')}
          </button>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- it scrolls */}
      <div className="matrix" tabIndex={0} role="group" aria-label={t('wizard.wholeSeason')}>
        <table>
          <colgroup>
            <col className="team" />
            <col span={league.length} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">
                <span className="hidden">{t('entry.team')}</span>
              </th>
              {league.map((_, i) => (
                <th key={i} scope="col" aria-current={i === round || undefined}>
                  {i + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plan.teams.map((team, place) => (
              <tr key={team.id ?? team.name}>
                <th scope="row">
                  <span>{team.name}</span>
                </th>
                {league.map(({ matches }, i) => {
                  const match = matches.find(({ home, away }) => home === place || away === place);
                  const other = match && (match.home === place ? match.away : match.home);
                  const side = match?.home === place ? 'h' : 'a';
                  const now = i === round ? ' now' : '';
                  const run = runs.includes(`${place} ${i}`) ? ' run' : '';
                  return (
                    <td key={i} className={match ? side + now + run : undefined}>
                      {typeof other === 'number'
                        ? (plan.teams[other]?.name ?? '').slice(0, 3).toLocaleUpperCase('bg')
                        : ''}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
