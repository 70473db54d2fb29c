import type { CompetitionBasis } from '#contract/desk/publish.ts';
import { useTexts } from '#desk/office/texts.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { nameIn } from '#domain/formatting/name-in.ts';
import type { Language } from '#domain/formatting/date.ts';
import { programWarnings } from '#domain/fixtures/check-program.ts';
import type { ProgramRound } from '#domain/fixtures/program.ts';
import { keyOf, type Plan } from './plan.ts';
import { teamOf } from './team-of.ts';
import card from '#ui/card.module.css';
import layout from '#desk/kit/layout.module.css';
import styles from './matrix.module.css';

interface MatrixProps {
  plan: Plan;
  basis: CompetitionBasis;
  program: readonly ProgramRound[];
  round: number;
  onShuffle: () => void;
}

/** Every team, every round: filled at home, empty away. */
export function Matrix({ plan, basis, program, round, onShuffle }: MatrixProps) {
  const { t, language } = useTexts();
  const league = program.filter(({ eliminationRound }) => eliminationRound === null);
  if (league.length === 0) return null;
  const runs = programWarnings(league, plan.teams.length).flatMap((finding) =>
    finding.code === 'away_run' ? finding.rounds.map((at) => `${finding.team} ${at}`) : [],
  );
  return (
    <section className={card.card} aria-labelledby="matrix">
      <div className={layout.groupHead}>
        <h2 id="matrix">{t('wizard.wholeSeason')}</h2>
        <span className={styles.keysLine}>
          <span>
            <i className={styles.h} /> {t('wizard.home')}
          </span>
          <span>
            <i /> {t('wizard.away')}
          </span>
          <span>
            <i className={styles.run} /> {t('wizard.awayRun')}
          </span>
        </span>
        {!plan.seeded && (
          <button className={layout.more} type="button" onClick={onShuffle}>
            {t('wizard.shuffle')}
          </button>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- it scrolls */}
      <div className={styles.matrix} tabIndex={0} role="group" aria-label={t('wizard.wholeSeason')}>
        <table>
          <colgroup>
            <col className={styles.team} />
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
              <tr key={keyOf(team)}>
                <RowHead team={teamOf(plan, basis, place)} />
                {league.map(({ matches }, i) => {
                  const match = matches.find(({ home, away }) => home === place || away === place);
                  const other = match && (match.home === place ? match.away : match.home);
                  const marks = [
                    match?.home === place && styles.h,
                    match && i === round && styles.now,
                    match && runs.includes(`${place} ${i}`) && styles.run,
                  ];
                  return (
                    <td key={i} className={marks.filter(Boolean).join(' ')}>
                      {codeOf(teamOf(plan, basis, other ?? null), language)}
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

type Team = ReturnType<typeof teamOf>;

function RowHead({ team }: { team: Team }) {
  const { language } = useTexts();
  return (
    <th scope="row">
      {team && (
        <span>
          <TeamCrest team={team} />
          {nameIn(language, team)}
        </span>
      )}
    </th>
  );
}

const codeOf = (team: Team, language: Language): string =>
  team === null ? '' : language === 'bg' ? team.shortName : team.nameLatin.slice(0, 3).toUpperCase();
