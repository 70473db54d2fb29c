import { scoreText } from '#domain/formatting/match-words.ts';
import { pagePaths } from '#contract/paths.ts';
import { parseDate, shortDate } from '#domain/formatting/date.ts';
import { RUN_KINDS, type RunKind } from '#domain/records/team-record.ts';
import type { Translate } from '#i18n/translate.ts';
import { Card } from '#ui/card.tsx';
import { useLanguage } from '#ui/language.ts';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { Crest } from '#ui/marks/crest.tsx';
import { Leaders } from './leaders.tsx';
import type { PastMatch } from './match-context-model.ts';
import { MatchRows } from './match-row.tsx';
import styles from './record-lists.module.css';
import type { RecordHaul, RecordLeader, RecordRun } from './records-model.ts';

const SHOWN = 5;

interface ScorersProps {
  scorers: RecordLeader[];
  /** Whether it is known who played, not only who scored. */
  hasLineups: boolean;
}

export function RecordScorers({ scorers, hasLineups }: ScorersProps) {
  const { t } = useLanguage();
  if (scorers.length === 0) return null;
  return (
    <Card title={t('records.scorers')}>
      <Leaders
        leaders={scorers.slice(0, SHOWN)}
        {...(hasLineups && { detailOf: ({ matches }: RecordLeader) => t('records.inMatches', { count: matches }) })}
      />
    </Card>
  );
}

interface RecordPlayersProps extends ScorersProps {
  appearances: RecordLeader[];
  hauls: RecordHaul[];
}

/** Cards without anything in them are left out. */
export function RecordPlayers({ scorers, appearances, hauls, hasLineups }: RecordPlayersProps) {
  const { t, language } = useLanguage();
  const played = hasLineups ? appearances : [];
  if (scorers.length + played.length + hauls.length === 0) return null;
  return (
    <div className="trio swipe">
      <RecordScorers scorers={scorers} hasLineups={hasLineups} />
      {played.length > 0 && (
        <Card title={t('records.appearances')}>
          <Leaders leaders={played.slice(0, SHOWN)} />
        </Card>
      )}
      {hauls.length > 0 && (
        <Card title={t('records.hauls')}>
          <Leaders
            leaders={hauls.slice(0, SHOWN)}
            keyOf={({ player, match }) => `${player.id} ${match.id}`}
            detailOf={({ match }) => resultText(match, language)}
          />
        </Card>
      )}
    </div>
  );
}

function resultText({ home, away, homeScore, awayScore, startTime }: PastMatch, language: 'bg' | 'en'): string {
  const score = `${home?.shortName} ${scoreText(homeScore ?? 0, awayScore ?? 0, language)} ${away?.shortName}`;
  const date = dateText(startTime, language);
  return date === null ? score : `${score}, ${date}`;
}

function dateText(startTime: string | null, language: 'bg' | 'en'): string | null {
  const start = parseDate(startTime);
  return start.kind === 'known' ? shortDate(start.date, language) : null;
}

interface RecordMatchesProps {
  title: string;
  matches: PastMatch[];
  /** Beside each match, where they are of several. */
  withCompetition?: boolean;
}

export function RecordMatches({ title, matches, withCompetition = false }: RecordMatchesProps) {
  if (matches.length === 0) return null;
  return (
    <Card title={title}>
      <MatchRows
        matches={matches}
        {...(withCompetition && { detailOf: ({ competition }: PastMatch) => competition?.name ?? null })}
      />
    </Card>
  );
}

/** [RE2] */
export function RecordsNote() {
  const { t } = useLanguage();
  return <p className={styles.note}>{t('records.note')}</p>;
}

interface RecordRunsProps {
  runs: Record<RunKind, RecordRun[]>;
  /** What a run is named by. */
  by: 'team' | 'competition';
}

export function RecordRuns({ runs, by }: RecordRunsProps) {
  const { t } = useLanguage();
  const kinds = RUN_KINDS.filter((kind) => runs[kind].length > 0);
  if (kinds.length === 0) return null;
  return (
    <div className="trio swipe">
      {kinds.map((kind) => (
        <Card key={kind} title={t(`records.run.${kind}`)}>
          <ol className={styles.runs}>
            {runs[kind].map((run) => (
              <RunRow key={`${run.team.id} ${run.competition.id}`} run={run} by={by} />
            ))}
          </ol>
        </Card>
      ))}
    </div>
  );
}

function RunRow({ run, by }: { run: RecordRun; by: RecordRunsProps['by'] }) {
  const { t, language } = useLanguage();
  const { team, competition, matches, lastMatch } = run;
  return (
    <li>
      {by === 'team' ? <Crest team={team} /> : <CompetitionEmblem competition={competition} />}
      <a className={styles.who} href={pagePaths.match(lastMatch)}>
        <b>{by === 'team' ? team.name : competition.name}</b>
        <small>{spanText(run, language, t)}</small>
      </a>
      <span className={styles.value}>
        {matches}
        <small>{t('team.chart.matches', { count: matches })}</small>
      </span>
    </li>
  );
}

function spanText({ from, to, isGoingOn }: RecordRun, language: 'bg' | 'en', t: Translate): string {
  const [first, last] = [dateText(from, language), dateText(to, language)];
  if (isGoingOn && first !== null) return t('records.run.goingOn', { date: first });
  return [first, last].filter((date) => date !== null).join(' – ');
}
