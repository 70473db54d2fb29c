import { useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Side } from '#domain/match/score.ts';
import { callDesk, DeskError } from '#desk/api/client.ts';
import { newKey } from '#desk/pitch/outbox/device.ts';
import { fetchMatch } from '#desk/pitch/outbox/fetch-match.ts';
import { minuteText } from '#desk/pitch/match/ledger-lines.ts';
import { factsOf, findShirt, SIDES, type MatchFacts } from '#desk/pitch/match/match-facts.ts';
import { useMatch } from '#desk/pitch/match/match-store.ts';
import { ReasonField } from '#desk/pitch/match/reason-field.tsx';
import { RefusalBar } from '#desk/pitch/match/undo-bar.tsx';
import { TitleHead } from '#desk/pitch/match/tally.tsx';
import type { MatchView } from '#desk/pitch/match/view-match.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { Mark } from '#desk/shell/mark.tsx';
import { MessageScreen } from '#desk/shell/message-screen.tsx';
import { navigate, pages, useIdInPath } from '#desk/shell/navigation.ts';
import { useTexts } from '#desk/shell/texts.ts';
import { Overtaken } from './overtaken.tsx';
import { CardsSheet, ResultGoalSheet } from './result-sheets.tsx';
import {
  changeScore,
  draftOf,
  goalsLeft,
  goalsOf,
  keepDraft,
  keptDraft,
  withoutGone,
  type KeptDraft,
  toRequest,
  type DraftGoal,
  type ResultDraft,
} from './result-draft.ts';
import styles from './result-screen.module.css';
import way from '#desk/shell/way.module.css';

export function ResultScreen() {
  const matchId = useIdInPath();
  const { t, language } = useTexts();
  const opened = useMatch(matchId);
  if (opened.state === 'loading') return <MessageScreen title={t('loading')} />;
  if (opened.state === 'absent') return <MessageScreen title={t('match.absent')} back />;
  const facts = factsOf(opened.view, language);
  if (!facts) return <MessageScreen title={t('refusal.teams_unknown')} back />;
  if (facts.folded.status === 'LIVE') return <MessageScreen title={t('result.live')} back />;
  return <ResultForm view={opened.view} facts={facts} />;
}

type Sheet = { kind: 'goal'; side: Side; goal: DraftGoal | null } | { kind: 'cards' };

/** Only the score is needed; scorers, minutes and cards are optional. One save, one transaction. */
function ResultForm({ view, facts }: { view: MatchView; facts: MatchFacts }) {
  const { t } = useTexts();
  const { match } = facts;
  const [kept, setKept] = useState(() => keptDraft(match.id));
  const recorded = draftOf(view, facts);
  const base = JSON.stringify(recorded);
  const draft = kept?.draft ?? recorded;
  const [key, setKey] = useState(newKey);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [reason, setReason] = useState('');
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  // What was saved is read again before the screen is left.
  const isOvertaken = !saving && kept !== null && kept.base !== base && JSON.stringify(kept.draft) !== base;
  const isLevelCup = match.rules.knockout && draft.score.home === draft.score.away;

  function change(next: ResultDraft) {
    keep({ draft: next, base: kept?.base ?? base });
  }
  function keep(next: KeptDraft | null) {
    setKept(next);
    // Another result is another request.
    setKey(newKey());
    keepDraft(match.id, next);
  }
  function changeGoal(before: DraftGoal | null, after: DraftGoal | null) {
    setSheet(null);
    const others = draft.goals.filter((goal) => goal !== before);
    change({
      ...draft,
      goals: after
        ? before
          ? draft.goals.map((goal) => (goal === before ? after : goal))
          : [...others, after]
        : others,
    });
  }
  const lacksReason = match.handedIn && reason.trim() === '';
  async function save() {
    setSaving(true);
    try {
      const result = isLevelCup ? draft : { ...draft, penalties: null };
      await callDesk(deskPaths.result(match.id), {
        method: 'PUT',
        body: toRequest(result, reason.trim() || null),
        key,
      });
      keepDraft(match.id, null);
      await fetchMatch(match.id);
      navigate(pages.match(match.id), { replace: true });
    } catch (error) {
      setRefused(error instanceof DeskError ? (error.reason ?? 'other') : 'no_network');
      setSaving(false);
    }
  }

  return (
    <main className="desk">
      <TitleHead title={t('result.title')} back={pages.today} />
      <div className="body">
        <div className={styles.counter}>
          {SIDES.map((side) => (
            <Counter
              key={side}
              {...{ facts, side }}
              value={draft.score[side]}
              onStep={(by) => change(changeScore(draft, side, by))}
            />
          ))}
        </div>
        {isLevelCup && (
          <>
            <div className="head-line">
              <h2>{t('phase.PENALTIES')}</h2>
              <span>{t('result.penaltiesNeeded')}</span>
            </div>
            <div className={styles.penalties}>
              {SIDES.map((side) => (
                <Stepper
                  key={side}
                  name={facts.teams[side].shown}
                  value={draft.penalties?.[side] ?? 0}
                  onStep={(by) => {
                    const now = draft.penalties ?? { home: 0, away: 0 };
                    change({ ...draft, penalties: { ...now, [side]: Math.max(0, now[side] + by) } });
                  }}
                />
              ))}
            </div>
          </>
        )}
        <div className="head-line">
          <h2>{t('result.scorers')}</h2>
          <span>{t('optional')}</span>
        </div>
        <div className={styles.scorers}>
          {SIDES.map((side) => (
            <Scorers key={side} {...{ facts, side, draft }} onOpen={(goal) => setSheet({ kind: 'goal', side, goal })} />
          ))}
        </div>
        <div className="head-line">
          <h2>{t('result.rest')}</h2>
          <span>{t('optional')}</span>
        </div>
        <button className={way.way} onClick={() => setSheet({ kind: 'cards' })}>
          <i className="booking" />
          {t('after.cards')}
          <small>{draft.cards.length > 0 ? draft.cards.length : t('result.noCards')}</small>
          <Mark name="right" />
        </button>
        <a className={way.way} href={pages.lineups(match.id)}>
          <Mark name="users" />
          {t('lineups.title')}
          <small>
            {facts.hasLineup.home && facts.hasLineup.away ? t('today.lineupsReady') : t('result.noLineups')}
          </small>
          <Mark name="right" />
        </a>
      </div>
      <div className="foot">
        {isOvertaken && (
          <Overtaken
            score={recorded.score}
            onTheirs={() => keep(null)}
            onMine={() => keep({ draft: withoutGone(draft, recorded), base })}
          />
        )}
        {match.handedIn && <ReasonField value={reason} onChange={setReason} />}
        <button
          className="wide primary"
          disabled={saving || !match.mayScore || lacksReason || isOvertaken}
          onClick={() => void save()}
        >
          {t('result.save', { score: `${draft.score.home}–${draft.score.away}` })}
          {lacksReason && <small>{t('reason.first')}</small>}
        </button>
      </div>
      {refused && <RefusalBar key={refused} reason={refused} onGone={() => setRefused(null)} />}
      {sheet?.kind === 'goal' && (
        <ResultGoalSheet
          {...{ facts, side: sheet.side, goal: sheet.goal }}
          onChange={(after) => changeGoal(sheet.goal, after)}
          onClose={() => setSheet(null)}
        />
      )}
      {sheet?.kind === 'cards' && (
        <CardsSheet
          facts={facts}
          cards={draft.cards}
          onChange={(cards) => change({ ...draft, cards })}
          onClose={() => setSheet(null)}
        />
      )}
    </main>
  );
}

interface CounterProps {
  facts: MatchFacts;
  side: Side;
  value: number;
  onStep: (by: 1 | -1) => void;
}

function Counter({ facts, side, value, onStep }: CounterProps) {
  const { t } = useTexts();
  const team = facts.teams[side];
  return (
    <>
      {side === 'away' && <i />}
      <section data-side={side} aria-label={team.shown}>
        <p className={styles.team}>
          <TeamCrest team={team} />
          {team.shown}
        </p>
        <output>{value}</output>
        <div className={styles.pm}>
          <button aria-label={t('result.less', { team: team.shown })} onClick={() => onStep(-1)}>
            <Mark name="minus" />
          </button>
          <button className={styles.plus} aria-label={t('result.more', { team: team.shown })} onClick={() => onStep(1)}>
            <Mark name="plus" />
          </button>
        </div>
      </section>
    </>
  );
}

function Stepper({ name, value, onStep }: { name: string; value: number; onStep: (by: 1 | -1) => void }) {
  const { t } = useTexts();
  return (
    <fieldset className="stepper" aria-label={name}>
      <button aria-label={t('result.less', { team: name })} onClick={() => onStep(-1)}>
        <Mark name="minus" />
      </button>
      <output>{value}</output>
      <button aria-label={t('result.more', { team: name })} onClick={() => onStep(1)}>
        <Mark name="plus" />
      </button>
    </fieldset>
  );
}

interface ScorersProps {
  facts: MatchFacts;
  side: Side;
  draft: ResultDraft;
  onOpen: (goal: DraftGoal | null) => void;
}

function Scorers({ facts, side, draft, onOpen }: ScorersProps) {
  const { t } = useTexts();
  const left = goalsLeft(draft, side);
  return (
    <ul>
      {goalsOf(draft, side).map((goal, at) => {
        const shirt = findShirt(facts, goal.player);
        return (
          <li key={goal.revision ?? `new ${at}`}>
            <button data-side={side} onClick={() => onOpen(goal)}>
              <b>{shirt?.number ?? '?'}</b>
              <span>{shirt?.name ?? t('line.unknown')}</span>
              <small>{goal.ownGoal ? t('line.ownGoalShort') : minuteText(goal)}</small>
            </button>
          </li>
        );
      })}
      {left > 0 && (
        <li>
          <button className={styles.add} onClick={() => onOpen(null)}>
            <Mark name="plus" />
            {t('result.goalsLeft', { count: left })}
          </button>
        </li>
      )}
    </ul>
  );
}
