import { buildCommentary, isKeyMoment } from '#domain/match/commentary.ts';
import type { Side } from '#domain/match/score.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { Crest } from '#ui/marks/crest.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { sidesOf, type MatchDetails } from '#web/football/match-model.ts';
import { minuteText } from '#web/football/minute-text.ts';
import { ActIcon } from '#web/pages/match/acts/act-icon.tsx';
import { actKey, kindOf } from '#web/pages/match/acts/act.ts';
import { scoreText } from '#web/pages/match/summary/timeline.tsx';
import { lineText, partsOf, type MatchLine } from './commentary-text.ts';
import styles from './commentary.module.css';
import { MomentumCard } from './momentum-card.tsx';

export interface CommentaryProps {
  match: MatchDetails;
  onlyKeyMoments: boolean;
  onChoose: (part: 'commentary' | 'key-moments') => void;
}

/** [CY1] The match as a text: newest first while it is live, afterwards from the start. */
export function Commentary({ match, onlyKeyMoments, onChoose }: CommentaryProps) {
  const { t } = useLanguage();
  const lines = buildCommentary(match, sidesOf(match)).filter((line) => !onlyKeyMoments || isKeyMoment(line));
  if (match.status === 'LIVE') lines.reverse();
  return (
    <>
      <MomentumCard match={match} />
      <Card
        title={t('commentary.title')}
        control={
          <SegmentedControl
            label={t('commentary.filter')}
            options={[
              { value: false, label: t('commentary.all') },
              { value: true, label: t('commentary.key') },
            ]}
            chosen={onlyKeyMoments}
            onChoose={(isKey) => onChoose(isKey ? 'key-moments' : 'commentary')}
          />
        }
      >
        {lines.length === 0 ? (
          <EmptyState title={t('commentary.noKey')} />
        ) : (
          <ol className={styles.lines}>
            {lines.map((line) => (
              <Line key={keyOf(line)} line={line} match={match} />
            ))}
          </ol>
        )}
      </Card>
    </>
  );
}

function keyOf(line: MatchLine): string {
  if (line.kind === 'kickOff') return line.kind;
  if (line.kind === 'pause') return `pause ${line.after}`;
  return `${line.kind} ${line.act.id}`;
}

function Line({ line, match }: { line: MatchLine; match: MatchDetails }) {
  const { t, language } = useLanguage();
  const text = lineText(line, match, { t, language });
  if (line.kind === 'pause')
    return (
      <li className={styles.pause}>
        <h4>{t(`commentary.pause.${line.after}`)}</h4>
        {line.score && <b>{scoreText(line.score)}</b>}
        {text !== '' && <Sentences text={text} />}
      </li>
    );
  const isKey = isKeyMoment(line);
  return (
    <li data-key={isKey || undefined} data-latest={(line.kind === 'goal' && line.isLatest) || undefined}>
      <span className={styles.minute}>{line.kind === 'kickOff' ? minuteText(FIRST_MINUTE) : minuteText(line.act)}</span>
      <div>
        {isKey && line.kind !== 'kickOff' && line.kind !== 'substitution' && <Heading line={line} match={match} />}
        <Sentences text={text} />
      </div>
    </li>
  );
}

const FIRST_MINUTE = { minute: 1, extraTime: null };

type KeyLine = Extract<MatchLine, { kind: 'goal' | 'kick' | 'event' }>;

function Heading({ line, match }: { line: KeyLine; match: MatchDetails }) {
  const { t } = useLanguage();
  const kind = kindOf(line);
  const isGoal = line.kind === 'goal';
  return (
    <h4 className={styles.heading}>
      {isGoal ? <SideCrest match={match} side={line.side} /> : <ActIcon kind={kind} />}
      {isGoal && kind === 'penalty' ? t('commentary.penaltyGoal') : t(actKey[kind])}
      {line.kind !== 'event' && line.scoreAfter && <b>{scoreText(line.scoreAfter)}</b>}
    </h4>
  );
}

function SideCrest({ match, side }: { match: MatchDetails; side: Side | null }) {
  const team = side && match[side];
  return team ? <Crest team={team} /> : <ActIcon kind="goal" />;
}

const Sentences = ({ text }: { text: string }) => (
  <p>{partsOf(text).map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part))}</p>
);
