import warning from '@phosphor-icons/core/bold/warning-bold.svg?raw';
import type { MatchFields } from '#contract/desk/calendar.ts';
import { clockTime } from '#domain/formatting/date.ts';
import type { Clash } from '#domain/match/clash.ts';
import { openDays } from '#desk/office/league/opening-hours-text.ts';
import { weekdayOf } from '#domain/formatting/sofia-time.ts';
import { expectedEnd } from '#domain/match/expected-end.ts';
import type { FreeSlot } from '#domain/match/free-slots.ts';
import { Notice } from '#ui/notice.tsx';
import type { CalendarIndex, PlacedMatch } from './calendar-index.ts';
import type { DateFindings } from './date-findings.ts';
import type { CalendarTexts } from './calendar-texts.ts';
import chip from '#desk/kit/chip.module.css';
import layout from '#desk/kit/layout.module.css';

interface ClashNoticeProps {
  index: CalendarIndex;
  texts: CalendarTexts;
  competition: number;
  fields: MatchFields;
  findings: DateFindings | null;
  /** Further lines, such as what a new date does. */
  more?: readonly string[];
  id: string;
  onSlot: (slot: FreeSlot) => void;
}

/** What a date clashes with, in words, and the free choices as buttons. */
export function ClashNotice({ index, texts, competition, fields, findings, more = [], id, onSlot }: ClashNoticeProps) {
  const { t } = texts;
  const lines = findings ? linesOf(index, texts, competition, fields, findings) : [];
  if (lines.length === 0 && more.length === 0) return null;
  const { clashes = [], slots = [], hasMistake = false } = findings ?? {};
  const areTeamsFree = clashes.length > 0 && clashes.every(({ kind }) => kind === 'pitch' || kind === 'referee');
  const isDayKnown = fields.homeId !== null && fields.awayId !== null;
  return (
    <Notice tone={hasMistake ? 'bad' : 'warn'} icon={warning} id={id} isLive>
      {lines.map(({ what, by }) => (
        <p key={what + by}>
          <b>{what}</b> {by}
        </p>
      ))}
      {more.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {areTeamsFree && isDayKnown && (
        <p>{t('calendar.teamsFree', { home: texts.team(fields.homeId), away: texts.team(fields.awayId) })}</p>
      )}
      {(clashes.length > 0 || findings?.isClosed) && slots.length === 0 && <p>{t('calendar.noneFree')}</p>}
      {slots.length > 0 && (
        <div className={layout.buttons}>
          {slots.map((slot) => (
            <button
              key={`${slot.day} ${slot.time} ${slot.venue}`}
              className={chip.chip}
              type="button"
              onClick={() => onSlot(slot)}
            >
              {[texts.pitch(slot.venue), ...(slot.day === fields.day ? [] : [texts.day(slot.day)]), slot.time].join(
                ', ',
              )}
            </button>
          ))}
        </div>
      )}
    </Notice>
  );
}

interface Line {
  what: string;
  by: string;
}

function linesOf(
  index: CalendarIndex,
  texts: CalendarTexts,
  competitionId: number,
  fields: MatchFields,
  { clashes, outside, isClosed }: DateFindings,
): Line[] {
  const { t } = texts;
  const competition = index.competitions.get(competitionId);
  const span = outside === 'outside-competition' ? competition : index.gameweeks.get(fields.gameweekId);
  return [
    ...clashes.map((clash) => lineOf(index, texts, fields, clash)),
    ...(isClosed ? [closedLine(index, texts, fields)] : []),
    ...(outside && span
      ? [
          {
            what: t(`calendar.clash.${outside}`),
            by: t('calendar.clash.outside.by', { from: texts.day(span.startsOn), until: texts.day(span.endsOn) }),
          },
        ]
      : []),
  ];
}

function closedLine(
  index: CalendarIndex,
  { t, language, pitch: nameOf }: CalendarTexts,
  { venue, day }: MatchFields,
): Line {
  const pitch = index.calendar.pitches.find(({ name }) => name === venue);
  const weekday = day === null ? null : weekdayOf(day);
  const open = pitch?.hours?.find((one) => one.weekday === weekday);
  return {
    what: t('calendar.clash.closed', { pitch: nameOf(venue ?? '') }),
    by: open
      ? t('calendar.clash.closed.open', { from: open.from, until: open.until })
      : t('calendar.clash.closed.day', { days: openDays(pitch?.hours ?? [], language) }),
  };
}

function lineOf(index: CalendarIndex, texts: CalendarTexts, fields: MatchFields, clash: Clash<PlacedMatch>): Line {
  const { t } = texts;
  const other = index.matches.get(clash.with.id);
  const facts = {
    match: other ? texts.match(other) : '',
    time: clockTime(clash.with.start),
    until: clockTime(expectedEnd(clash.with.start, clash.with.halfMinutes)),
  };
  switch (clash.kind) {
    case 'pitch':
      return {
        what: t('calendar.clash.pitch', { pitch: texts.pitch(fields.venue ?? ''), time: fields.time ?? '' }),
        by: t('calendar.clash.pitch.by', facts),
      };
    case 'referee':
      return {
        what: t('calendar.clash.referee', { referee: texts.referee(fields.refereeId) ?? '' }),
        by: t('calendar.clash.referee.by', facts),
      };
    default:
      return {
        what: t(`calendar.clash.${clash.kind}`, { team: texts.team(clash.team) }),
        by: t(`calendar.clash.${clash.kind}.by`, facts),
      };
  }
}
