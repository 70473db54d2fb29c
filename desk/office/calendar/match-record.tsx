import type { CalendarMatch, MatchFields, SavedMatch } from '#contract/desk/calendar.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { defineRecord, type RecordView } from '#desk/kit/define-record.ts';
import type { CalendarIndex } from './calendar-index.ts';
import { findingsFor, seenOn } from './date-findings.ts';
import { PitchField } from './pitch-field.tsx';
import { RefereeField } from './referee-field.tsx';
import type { CalendarTexts } from './calendar-texts.ts';

export interface MatchContext {
  index: CalendarIndex;
  texts: CalendarTexts;
  /** Null for a new one. */
  match: CalendarMatch | null;
  gameweekId: number;
  /** Whether followers are told that it moves. */
  isAnnounced: boolean;
}
type View = RecordView<MatchFields, MatchContext>;

export const competitionIn = ({ index }: MatchContext, { gameweekId }: MatchFields) =>
  index.competitions.get(index.gameweeks.get(gameweekId)?.competition ?? 0);

/** What is said about its date while it is typed. */
export const findingsIn = (context: MatchContext, fields: MatchFields) =>
  findingsFor(
    context.index,
    context.match ?? { id: null, competition: competitionIn(context, fields)?.id ?? 0 },
    fields,
  );

const teamOptions = ({ context, fields, t }: View) => [
  { value: null, label: t('calendar.choose') },
  ...(competitionIn(context, fields)?.teams ?? []).map((team) => ({ value: team, label: context.texts.team(team) })),
];

export const matchRecord = defineRecord<MatchFields, MatchContext, SavedMatch>({
  name: 'match',
  list: () => deskPaths.officeMatches,
  one: deskPaths.officeMatch,
  empty: ({ gameweekId }) => ({
    day: null,
    time: null,
    venue: null,
    refereeId: null,
    note: null,
    homeId: null,
    awayId: null,
    gameweekId,
  }),
  title: ({ t }) => t('calendar.newMatch'),
  fields: {
    gameweekId: {
      label: 'calendar.gameweek',
      options: ({ context, fields }) =>
        context.index.calendar.gameweeks
          .filter(({ competition }) => competition === competitionIn(context, fields)?.id)
          .map((gameweek) => ({ value: gameweek.id, label: context.texts.gameweek(gameweek) })),
    },
    homeId: {
      label: 'calendar.home',
      options: teamOptions,
      show: ({ homeId }, { context }) => context.texts.team(homeId),
    },
    awayId: {
      label: 'calendar.away',
      options: teamOptions,
      show: ({ awayId }, { context }) => context.texts.team(awayId),
    },
    day: {
      label: 'calendar.day',
      kind: 'date',
      nullable: true,
      show: ({ day }, { context }) => day && context.texts.day(day),
    },
    time: { label: 'calendar.time', kind: 'time', nullable: true },
    venue: {
      label: 'calendar.pitch',
      edit: ({ form, context: { index, texts }, t }) => (
        <PitchField form={form} pitches={index.calendar.pitches} texts={texts} note={t('form.optional')} />
      ),
      show: ({ venue }, { context }) => venue && context.texts.pitch(venue),
    },
    refereeId: {
      label: 'calendar.referee',
      edit: ({ form, context: { index, texts } }) => (
        <RefereeField form={form} referees={index.calendar.referees} texts={texts} />
      ),
      show: ({ refereeId }, { context }) => context.texts.referee(refereeId),
    },
    note: { label: 'calendar.note', optional: true, maxLength: 500 },
  },
  rows: [['day', 'time']],
  toBody: (fields, isNew, context) => ({
    ...fields,
    ...(!isNew && { quiet: !context.isAnnounced }),
    seen: seenOn(findingsIn(context, fields)),
  }),
  contentOf: ({ match }) => match,
});
