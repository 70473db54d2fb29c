import { memo } from 'react';
import type { Score } from '#domain/match/score.ts';
import { FitText } from '#desk/shell/fit-text.tsx';
import { Mark } from '#desk/shell/mark.tsx';
import { useTexts } from '#desk/shell/texts.ts';
import type { LedgerLine, PhaseLine } from './ledger-lines.ts';
import { useRefusal } from './refusal-text.ts';

interface LedgerProps {
  lines: readonly (LedgerLine | PhaseLine)[];
  onOpen: (line: LedgerLine) => void;
}

const SEALS = { ok: 'check', waiting: 'waiting', refused: 'warning' } as const;

/** Newest first; home left of the spine, away right. */
export function Ledger({ lines, onOpen }: LedgerProps) {
  const { t } = useTexts();
  const newest = lines.find((line) => 'running' in line && line.running !== null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and may hold no button
    <ol className="ledger" aria-label={t('ledger.name')} tabIndex={0}>
      {lines.map((line) =>
        'phase' in line ? (
          <li key={line.key} className="phase" data-state={line.state}>
            <span>{t(`phase.${line.phase}`)}</span>
            <b>{scoreText(line.score)}</b>
            <span>{line.time}</span>
          </li>
        ) : (
          <Line key={line.key} line={line} isNewest={line === newest} onOpen={onOpen} />
        ),
      )}
    </ol>
  );
}

const scoreText = ({ home, away }: Score) => `${home}–${away}`;

interface LineProps {
  line: LedgerLine;
  isNewest: boolean;
  onOpen: (line: LedgerLine) => void;
}

/** Most lines stay as they are when one is added. */
const Line = memo(PlainLine, (before, after) => {
  return before.isNewest === after.isNewest && JSON.stringify(before.line) === JSON.stringify(after.line);
});

function PlainLine({ line, isNewest, onOpen }: LineProps) {
  const { t } = useTexts();
  const refusal = useRefusal();
  const classes = [line.isOwnGoal && 'own', isNewest && 'newest'].filter(Boolean).join(' ');
  const { act } = line;
  return (
    <li className={classes} data-side={line.side} data-state={line.state}>
      <button onClick={() => onOpen(line)}>
        <span className="what">
          <strong>
            <FitText weight={750}>{line.name}</FitText>
          </strong>
          <small>
            {line.detail && <span>{line.detail}</span>}
            <Mark name={SEALS[line.state]} className="seal" />
            <span className="hidden">{t(`line.state.${line.state}`)}</span>
          </small>
        </span>
        <span className="kind">
          {line.kind === 'yellow' || line.kind === 'red' ? (
            <i className={line.kind === 'red' ? 'booking red' : 'booking'}>
              <span className="hidden">{t(`card.${line.kind}`)}</span>
            </i>
          ) : (
            <Mark name={line.kind} />
          )}
        </span>
        <span className="spine">
          {line.minute}
          {line.running && <b className="running">{scoreText(line.running)}</b>}
        </span>
        {line.state === 'refused' && act?.status.state === 'refused' && (
          <span className="reason">
            <span>{refusal(act.status.reason)}</span>
            <span className="chip">{t('refused.decide')}</span>
          </span>
        )}
      </button>
    </li>
  );
}
