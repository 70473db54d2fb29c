import check from '@phosphor-icons/core/bold/check-circle-bold.svg?raw';
import warning from '@phosphor-icons/core/bold/warning-bold.svg?raw';
import type { ReactNode } from 'react';
import type { CompetitionBasis } from '#contract/desk/publish.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { useTexts } from '#desk/office/texts.ts';
import {
  outsideHours,
  pitchClashes,
  programMistakes,
  programWarnings,
  roundsOutside,
  type ProgramFinding,
} from '#domain/fixtures/check-program.ts';
import { postponeFrom, type ProgramRound } from '#domain/fixtures/program.ts';
import { Icon } from '#ui/icon.tsx';
import { dayText } from '#desk/office/day-text.ts';
import type { Plan } from './plan.ts';
import { teamOf } from './team-of.ts';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import layout from '#desk/kit/layout.module.css';
import styles from './checks.module.css';

interface ChecksProps {
  plan: Plan;
  basis: CompetitionBasis;
  program: ProgramRound[];
  onShow: (round: number) => void;
  onChange: (program: ProgramRound[]) => void;
}

const WEEK = 7;

/** What the fixtures were checked for, and how that came out. */
export function Checks({ plan, basis, program, onShow, onChange }: ChecksProps) {
  const { t, language } = useTexts();
  const season = basis.seasons.find(({ id }) => id === plan.seasonId) ?? plan.season;
  const mistakes = [...programMistakes(program, plan.rules.halfMinutes), ...roundsOutside(program, season)];
  const clashes = pitchClashes(program, plan.rules.halfMinutes, basis.taken);
  const closed = outsideHours(program, plan.rules.halfMinutes, basis.pitches);
  const warnings = [...clashes, ...closed, ...programWarnings(program, plan.teams.length)];
  const matches = program.flatMap((round) => round.matches).length;
  const nameOf = (place: number) => {
    const team = teamOf(plan, basis, place);
    return team ? nameIn(language, team) : '';
  };
  const describe = (finding: ProgramFinding): { title: string; text: string; act?: ReactNode } => {
    const show = (round: number) => (
      <button className={button.button} data-size="small" onClick={() => onShow(round)}>
        {t('wizard.show')}
      </button>
    );
    switch (finding.code) {
      case 'same_team':
      case 'team_twice':
        return {
          title: t('wizard.check.team_twice', { team: nameOf(finding.team) }),
          text: t('wizard.round', { number: finding.round + 1 }),
          act: show(finding.round),
        };
      case 'pitch_twice':
        return {
          title: t('wizard.check.pitch_twice', { pitch: finding.pitch }),
          text: `${dayText(finding.day, language)}, ${finding.time}`,
          act: show(finding.round),
        };
      case 'outside_season':
        return {
          title: t('wizard.outsideSeason', {
            count: finding.rounds,
            last: dayText(finding.day, language),
            end: dayText(finding.endsOn, language),
          }),
          text: t('wizard.outsideSeasonText'),
          act: show(finding.round),
        };
      case 'pitch_taken':
        return {
          title: t('wizard.check.pitch_taken', { pitch: finding.pitch, competition: finding.competition }),
          text: `${t('wizard.round', { number: finding.round + 1 })}, ${dayText(finding.day, language)}, ${finding.time}`,
          act: show(finding.round),
        };
      case 'pitch_closed':
        return {
          title: t('wizard.check.pitch_closed', { pitch: finding.pitch }),
          text: `${t('wizard.round', { number: finding.round + 1 })}, ${dayText(finding.day, language)}, ${finding.time}`,
          act: show(finding.round),
        };
      case 'home_share':
        return {
          title: t('wizard.check.home_share', { team: nameOf(finding.team) }),
          text: t('wizard.check.homeAway', { home: finding.home, away: finding.away }),
        };
      case 'away_run':
        return {
          title: t('wizard.check.away_run', { team: nameOf(finding.team) }),
          text: t('wizard.check.rounds', { rounds: finding.rounds.map((round) => round + 1).join(', ') }),
          act: show(finding.rounds[0] ?? 0),
        };
      case 'holiday':
        return {
          title: t('wizard.check.holiday', { number: finding.round + 1, day: dayText(finding.day, language) }),
          text: t(`holiday.${finding.holiday}`),
          act: (
            <button
              className={button.button}
              data-size="small"
              onClick={() => onChange(postponeFrom(program, finding.round, WEEK))}
            >
              {t('wizard.putOff')}
            </button>
          ),
        };
    }
  };
  return (
    <section className={card.card} aria-labelledby="checks">
      <div className={layout.groupHead}>
        <h2 id="checks">{t('wizard.checks')}</h2>
      </div>
      <ul className={styles.checks}>
        <li data-tone="ok">
          <Icon svg={check} className="icon" />
          <div>
            <b>{t('wizard.check.counts', { matches, rounds: program.length })}</b>
          </div>
        </li>
        {mistakes.length === 0 && (
          <li data-tone="ok">
            <Icon svg={check} className="icon" />
            <div>
              <b>{t('wizard.check.fits')}</b>
              {t('wizard.check.fitsText')}
            </div>
          </li>
        )}
        {!warnings.some(({ code }) => code === 'home_share') && (
          <li data-tone="ok">
            <Icon svg={check} className="icon" />
            <div>
              <b>{t('wizard.check.even')}</b>
            </div>
          </li>
        )}
        {[...mistakes, ...warnings].map((finding) => {
          const { title, text, act } = describe(finding);
          return (
            <li key={`${title} ${text}`} data-tone={mistakes.includes(finding) ? 'bad' : 'warn'}>
              <Icon svg={warning} className="icon" />
              <div>
                <b>{title}</b>
                {text}
              </div>
              {act}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
