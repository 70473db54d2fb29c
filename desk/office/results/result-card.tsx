import check from '@phosphor-icons/core/bold/check-circle-bold.svg?raw';
import warning from '@phosphor-icons/core/bold/warning-circle-bold.svg?raw';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { DeskMatch } from '#contract/desk/matches.ts';
import type { ResultResponse } from '#contract/desk/result.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk } from '#desk/api/client.ts';
import { refusalOf } from '#desk/kit/refusal.ts';
import { useTexts, type OfficeTranslate } from '#desk/office/texts.ts';
import { factsOf, findShirt, SIDES, type MatchFacts } from '#desk/pitch/match/match-facts.ts';
import { useRefusal } from '#desk/pitch/match/refusal-text.ts';
import { viewMatch } from '#desk/pitch/match/view-match.ts';
import { newKey } from '#desk/pitch/outbox/device.ts';
import { Overtaken } from '#desk/pitch/result/overtaken.tsx';
import { draftOf, type DraftCard, type DraftGoal } from '#desk/pitch/result/result-draft.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import type { WrongWord } from '#domain/match/rules/result-line.ts';
import type { Score, Side } from '#domain/match/score.ts';
import { Icon } from '#ui/icon.tsx';
import {
  EMPTY,
  keepTyped,
  keptTyped,
  readResult,
  squadsOf,
  typedOf,
  type KeptResult,
  type ReadResult,
  type TypedResult,
} from './typed-result.ts';
import cardStyles from '#ui/card.module.css';
import input from '#desk/kit/inputs.module.css';
import styles from './results.module.css';

export type CardState = 'same' | 'ready' | 'wrong';

/** What the screen knows of a card: what its button counts, and how it is saved. */
export interface CardReport {
  state: CardState;
  /** Null when it was refused or not sent. */
  save: () => Promise<SavedResult | null>;
  /** As if the score had been typed. */
  fill: (score: Score) => void;
}

/** The score that was saved, and the one before it. */
export interface SavedResult {
  score: Score;
  was: Score | null;
}

interface ResultCardProps {
  match: DeskMatch;
  /** "събота, 21 март, 18:00" */
  when: string | null;
  isFirst: boolean;
  onReport: (matchId: number, report: CardReport) => void;
  onSaved: () => void;
}

/** The result of one match, typed. */
export function ResultCard(props: ResultCardProps) {
  const { t, language } = useTexts();
  const view = viewMatch(props.match, []);
  const facts = factsOf(view, language);
  if (!facts) return null;
  const squads = squadsOf(facts);
  const draft = draftOf(view, facts);
  const isPlayed = facts.folded.status === 'FINISHED';
  const known = { draft, squads, isKnockout: props.match.rules.knockout, handedIn: props.match.handedIn };
  const was = isPlayed ? facts.folded.score : null;
  return <CardForm {...props} {...{ t, facts, known, was }} recorded={isPlayed ? typedOf(draft, squads) : EMPTY} />;
}

interface CardFormProps extends ResultCardProps {
  t: OfficeTranslate;
  facts: MatchFacts;
  known: Parameters<typeof readResult>[1];
  recorded: TypedResult;
  was: Score | null;
}

function CardForm(props: CardFormProps) {
  const { match, when, isFirst, onReport, onSaved, t, facts, known, recorded, was } = props;
  const [kept, setKept] = useState(() => keptTyped(match.id));
  const [said, setSaid] = useState<{ done: boolean; text: string } | null>(null);
  const refusal = useRefusal();
  const sent = useRef({ content: '', key: '' });
  /** What was saved last, while the match as it was read may be older. */
  const [saved, setSaved] = useState<{ content: string; revision: number } | null>(null);
  // What was saved holds until it was read again, so that who types on goes on from it.
  const isReadAgain = saved !== null && match.revision >= saved.revision && contentOf(kept) === saved.content;
  const { revision, ...typed } = (isReadAgain ? null : kept) ?? { ...recorded, revision: match.revision };
  const content = contentOf(typed);
  const isChanged = content !== contentOf(recorded) && content !== saved?.content;
  /** Somebody else recorded the match since typing began: which of the two holds is for a person to say. */
  const isOvertaken = isChanged && match.revision > revision;
  const read = readResult(typed, { ...known, handedIn: known.handedIn && isChanged });
  const state: CardState = !isChanged ? 'same' : read.request && !isOvertaken ? 'ready' : 'wrong';

  function keep(next: KeptResult | null) {
    setKept(next);
    keepTyped(match.id, next);
  }
  function change(next: TypedResult) {
    setSaid(null);
    keep({ ...next, revision });
  }
  const save = useEffectEvent(async (): Promise<SavedResult | null> => {
    if (!read.request) return null;
    const request = JSON.stringify(read.request);
    // What failed on its way is the same request when it is sent again.
    if (sent.current.content !== request) sent.current = { content: request, key: newKey() };
    try {
      const { revision: now } = await callDesk<ResultResponse>(deskPaths.result(match.id), {
        method: 'PUT',
        body: read.request,
        key: sent.current.key,
      });
      // Somebody may have typed on while it was sent.
      const latest = { ...(keptTyped(match.id) ?? typed), revision: now };
      setKept(latest);
      keepTyped(match.id, contentOf(latest) === content ? null : latest);
      setSaved({ content, revision: now });
      setSaid({ done: true, text: t('results.saved') });
      onSaved();
      return { score: read.request.score, was };
    } catch (error) {
      setSaid({ done: false, text: refusal(refusalOf(error).reason) });
      return null;
    }
  });
  const fill = useEffectEvent(({ home, away }: Score) =>
    change({ ...typed, score: { home: String(home), away: String(away) } }),
  );
  const report = useEffectEvent(onReport);
  useEffect(() => report(match.id, { state, save: () => save(), fill: (score) => fill(score) }), [match.id, state]);

  const inputOf = (field: 'score' | 'penalties', side: Side, label: string) => (
    <input
      className={styles.number}
      aria-label={label}
      inputMode="numeric"
      maxLength={2}
      autoComplete="off"
      // The first field of the page is where typing begins.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={isFirst && field === 'score' && side === 'home'}
      value={typed[field][side]}
      onFocus={(event) => event.currentTarget.select()}
      onChange={({ target }) =>
        change({ ...typed, [field]: { ...typed[field], [side]: target.value.replaceAll(/\D/g, '') } })
      }
    />
  );
  const lineOf = (field: 'scorers' | 'cards', side: Side) => {
    const team = facts.teams[side].shown;
    return (
      <div className={styles.line}>
        <input
          className={input.input}
          aria-label={t(`results.${field}Of`, { team })}
          placeholder={t(`results.${field}`)}
          autoComplete="off"
          maxLength={300}
          data-tone={read.wrong[field][side].length > 0 ? 'bad' : undefined}
          disabled={field === 'scorers' && typed.score[side] === '0' && typed.scorers[side] === ''}
          value={typed[field][side]}
          onChange={({ target }) => change({ ...typed, [field]: { ...typed[field], [side]: target.value } })}
        />
        {field === 'scorers' ? <Scorers {...{ t, facts, side, read }} /> : <Cards {...{ t, facts, side, read }} />}
      </div>
    );
  };

  return (
    <section className={`${cardStyles.card} ${styles.card}`} data-state={state} id={`result-${match.id}`}>
      <p className={styles.when}>
        {when ?? t('calendar.noDate')}
        {said ? (
          <output data-tone={said.done ? 'good' : 'bad'}>
            <Icon svg={said.done ? check : warning} size="1rem" /> {said.text}
          </output>
        ) : (
          isChanged && <output>{t(state === 'ready' ? 'results.unsaved' : 'results.incomplete')}</output>
        )}
      </p>
      <div className={styles.score}>
        {SIDES.map((side) => (
          <p key={side} className={styles.team} data-side={side}>
            <TeamCrest team={facts.teams[side]} />
            <span>{facts.teams[side].shown}</span>
          </p>
        ))}
        <span className={styles.numbers}>
          {inputOf('score', 'home', t('results.goalsOf', { team: facts.teams.home.shown }))}
          <i>–</i>
          {inputOf('score', 'away', t('results.goalsOf', { team: facts.teams.away.shown }))}
        </span>
      </div>
      {isOvertaken && (
        <Overtaken
          score={resultText(recorded)}
          onTheirs={() => keep(null)}
          onMine={() => keep({ ...typed, revision: match.revision })}
        />
      )}
      {read.isLevelCup && (
        <p className={styles.penalties}>
          <span>{t('results.penalties')}</span>
          {inputOf('penalties', 'home', t('results.penaltiesOf', { team: facts.teams.home.shown }))}
          <i>–</i>
          {inputOf('penalties', 'away', t('results.penaltiesOf', { team: facts.teams.away.shown }))}
        </p>
      )}
      <div className={styles.lines}>
        {lineOf('scorers', 'home')}
        {lineOf('scorers', 'away')}
        {lineOf('cards', 'home')}
        {lineOf('cards', 'away')}
      </div>
      {known.handedIn && isChanged && (
        <input
          className={input.input}
          aria-label={t('results.reason')}
          placeholder={t('results.reason')}
          maxLength={200}
          value={typed.reason}
          onChange={({ target }) => change({ ...typed, reason: target.value })}
        />
      )}
    </section>
  );
}

/** What was typed, without when that began. */
const contentOf = (typed: (TypedResult & { revision?: number }) | null): string =>
  JSON.stringify({ ...typed, revision: undefined });

const resultText = ({ score }: TypedResult): string => `${score.home}–${score.away}`;

interface ReadBackProps {
  t: OfficeTranslate;
  facts: MatchFacts;
  side: Side;
  read: ReadResult;
}

/** Who was meant, so that a wrong number is seen at once. */
function Scorers({ t, facts, side, read: { goals, wrong, left } }: ReadBackProps) {
  const said = counted(goals[side].map((goal) => goalText(goal, facts, t)));
  const missing = left[side];
  return (
    <ReadBack said={said} wrong={wrong.scorers[side]} {...{ t, facts, side }}>
      {missing < 0 && <b>{t('results.tooMany', { count: -missing })}</b>}
      {missing > 0 && goals[side].length > 0 && <small>{t('results.left', { count: missing })}</small>}
    </ReadBack>
  );
}

const Cards = ({ t, facts, side, read: { cards, wrong } }: ReadBackProps) => (
  <ReadBack
    said={cards[side].map((card) => `${findShirt(facts, card.player)?.name ?? ''} (${cardText(card, t)})`)}
    wrong={wrong.cards[side]}
    {...{ t, facts, side }}
  />
);

interface ReadBackTextProps extends Pick<ReadBackProps, 't' | 'facts' | 'side'> {
  said: readonly string[];
  wrong: readonly WrongWord[];
  children?: ReactNode;
}

const ReadBack = ({ t, facts, side, said, wrong, children }: ReadBackTextProps) => (
  <output>
    {said.join(', ')}
    {/* Words may repeat. */}
    {wrong.map(({ word, reason }, at) => (
      <b key={at}>{t(`results.wrong.${reason}`, { word, team: facts.teams[side].shown })}</b>
    ))}
    {children}
  </output>
);

function goalText({ player, ownGoal, penalty }: DraftGoal, facts: MatchFacts, t: OfficeTranslate): string {
  const name = findShirt(facts, player)?.name ?? t('line.unknown');
  const note = ownGoal ? t('results.ownGoal') : penalty ? t('results.penalty') : null;
  return note === null ? name : `${name} (${note})`;
}

const cardText = ({ card }: DraftCard, t: OfficeTranslate): string => t(`results.card.${card}`);

/** "Петров 2, Иванов" */
const counted = (names: readonly string[]): string[] =>
  [...new Set(names)].map((name) => {
    const count = names.filter((one) => one === name).length;
    return count > 1 ? `${name} ${count}` : name;
  });
