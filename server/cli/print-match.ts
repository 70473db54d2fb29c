import { dayAt, timeAt } from '#domain/formatting/sofia-time.ts';
import { readClock } from '#domain/match/clock.ts';
import type { EntryDetails } from '#domain/match/rules/act.ts';
import { findWithdrawn } from '#domain/match/settle-ledger.ts';
import type { DeskMatchRow } from '#server/db/matches/desk-matches.ts';

type Entry = DeskMatchRow['ledger'][number];

/** A match for the terminal: its state, when and where, who may play, and every entry that can be corrected. */
export function printMatch(match: DeskMatchRow, now: Date): string {
  const { home, away, status, phase } = match;
  const { minute, second } = readClock(match.clock, now);
  const clock = status === 'LIVE' ? `, ${minute}:${String(second).padStart(2, '0')}` : '';
  const score = match.score ? `${match.score.home}:${match.score.away}` : '–';
  return [
    `${home?.name ?? '?'} ${score} ${away?.name ?? '?'} (${status}, ${phase}${clock})`,
    [dateText(match.startTime), match.venue ?? 'no pitch yet', match.competition.name].join(', '),
    ...[home, away].flatMap((team) => [team?.name ?? '?', ...squadOf(match, team?.id)]),
    'Ledger',
    ...match.ledger.map((entry) => `  ${String(entry.revision).padStart(3)} ${printEntry(match, entry)}`),
  ].join('\n');
}

const squadOf = ({ players }: DeskMatchRow, teamId: number | undefined) =>
  players
    .filter(({ team }) => team === teamId)
    .map(
      ({ id, name, shirtNumber, starter }) =>
        `  ${String(shirtNumber ?? '–').padStart(2)} ${name} (#${id})${starter ? ' *' : ''}`,
    );

function printEntry(match: DeskMatchRow, entry: Entry): string {
  const { kind, phase, minute, extraTime, team, player, otherPlayer, target, reason } = entry;
  const teamName = [match.home, match.away].find((one) => one !== null && one.id === team)?.name;
  const nameOf = (id: number | null) => match.players.find((one) => one.id === id)?.name;
  const words = [
    kind,
    target !== null && `of ${target}`,
    kind === 'PHASE' && phase,
    minute !== null && `${minute}${extraTime ? `+${extraTime}` : ''}'`,
    [teamName, nameOf(player), nameOf(otherPlayer)].filter((name) => name !== undefined).join(', '),
    entry.ownGoal && '(own goal)',
    entry.penalty && '(penalty)',
    printDetails(entry.details),
    fateOf(match.ledger, entry),
    reason !== null && `– ${reason}`,
  ];
  return words.filter((word) => typeof word === 'string' && word !== '').join(' ');
}

/** What an award or a new date says; line-ups and statistics are on the pages of the match. */
function printDetails(details: EntryDetails | null): string {
  if (!details) return '';
  if ('reasonBg' in details)
    return `${details.home}:${details.away}, ${[...new Set([details.reasonBg, details.reasonEn])].filter(Boolean).join(' / ')}`;
  if (!('from' in details)) return '';
  const { startTime, venue, from } = details;
  const place = venue !== null && venue !== from.venue ? `, ${venue}` : '';
  const before = [dateText(from.startTime), ...(place && from.venue ? [from.venue] : [])].join(', ');
  return `to ${dateText(startTime)}${place} (before: ${before})`;
}

export function dateText(instant: string | null): string {
  if (instant === null) return 'no date';
  const at = new Date(instant);
  return `${dayAt(at)} ${timeAt(at)}`;
}

function fateOf(ledger: readonly Entry[], { revision }: Entry): string {
  const withdrawn = findWithdrawn(ledger);
  if (withdrawn.has(revision)) return '(taken back)';
  const isCorrected = ledger.some(
    (later) => later.kind === 'CORRECTION' && later.target === revision && !withdrawn.has(later.revision),
  );
  return isCorrected ? '(corrected)' : '';
}
