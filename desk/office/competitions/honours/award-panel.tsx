import type { Award, AwardFields, AwardList } from '#contract/desk/honours.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { currentDay } from '#desk/api/server-clock.ts';
import { byAnother, defineRecord } from '#desk/kit/define-record.ts';
import { RecordPanel } from '#desk/kit/record-panel.tsx';
import { useRecord } from '#desk/kit/use-record.ts';
import type { TabProps } from '#desk/office/competitions/tab-props.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { OCCASION_AWARDS, SEASON_AWARDS, TEAM_AWARDS, type AwardSubtype } from '#domain/player/award.ts';
import { isGivenByHand, isOfGameweek, winnersOf } from '#domain/player/award-rules.ts';
import { noteFields } from './note-fields.ts';
import { WinnerField } from './winner-field.tsx';

interface Awards {
  /** Null for a new one. */
  award: Award | null;
  list: AwardList;
  record: TabProps['record'];
}

const awardRecord = defineRecord<AwardFields, Awards>({
  name: ({ record }) => `award:${record.id}`,
  list: ({ record }) => deskPaths.awards(record.id),
  one: deskPaths.award,
  empty: ({ list }) => emptyAward(list),
  title: ({ t, context: { award } }) => (award ? t(`award.${award.subtype}`) : t('award.new')),
  fields: {
    subtype: {
      label: 'award.field.subtype',
      options: ({ t, context }) =>
        [...SEASON_AWARDS, ...TEAM_AWARDS, ...OCCASION_AWARDS]
          .filter((subtype) => isGivenByHand(subtype) || subtype === context.award?.subtype)
          .map((value) => ({ value, label: t(`award.${value}`) })),
    },
    playerId: {
      label: 'award.field.playerId',
      edit: ({ form, context }) => <WinnerField key={form.fields.subtype} form={form} {...context} />,
      show: ({ playerId }, { context: { list, award }, language }) => {
        const player = list.candidates.find(({ id }) => id === playerId) ?? award?.player;
        return playerId !== null && player ? nameIn(language, player) : null;
      },
    },
    teamId: {
      label: 'award.field.teamId',
      edit: byAnother,
      show: ({ teamId }, { context, language }) => {
        const team = context.record.entries.find((entry) => entry.team.id === teamId)?.team;
        return team && nameIn(language, team);
      },
    },
    gameweek: {
      label: 'award.field.gameweek',
      options: ({ t, context }) => [
        { value: null, label: '–' },
        ...context.record.gameweeks.map(({ number }) => ({ value: number, label: t('wizard.round', { number }) })),
      ],
      when: ({ fields }) => isOfGameweek(fields.subtype),
    },
    awardedOn: { label: 'award.field.awardedOn', kind: 'date' },
    ...noteFields,
    picture: { label: 'award.field.picture', kind: 'picture', optional: true, help: 'award.pictureHelp' },
  },
  // Another award has another kind of winner.
  follow: ({ subtype }, fields) => (subtype ? winnerLike(subtype, fields) : {}),
  saved: 'award.saved',
  removal: {
    text: 'award.takeBack',
    said: ({ t, fields }) => t('award.takenBack', { award: t(`award.${fields.subtype}`) }),
    // What was recorded in a match cannot be given again by hand.
    undo: ({ fields, context }) =>
      isGivenByHand(fields.subtype)
        ? { method: 'POST', path: deskPaths.awards(context.record.id), body: fields }
        : null,
  },
});

export const AwardPanel = ({ onClose, ...context }: Awards & { onClose: () => void }) => (
  <RecordPanel of={useRecord(awardRecord, { item: context.award, context, onClose })} />
);

/** The first that nobody has won yet. */
function emptyAward({ awards }: AwardList): AwardFields {
  const given = new Set(awards.map((award) => award.subtype));
  const subtype =
    ([...SEASON_AWARDS, ...TEAM_AWARDS] as const).find((one) => isGivenByHand(one) && !given.has(one)) ?? 'MVP';
  const awardedOn = currentDay();
  return {
    subtype,
    playerId: null,
    teamId: null,
    gameweek: null,
    awardedOn,
    notesBg: null,
    notesEn: null,
    picture: null,
  };
}

const winnerLike = (subtype: AwardSubtype, { playerId, teamId, gameweek }: AwardFields): Partial<AwardFields> => ({
  playerId: winnersOf(subtype).includes('playerId') ? playerId : null,
  teamId:
    winnersOf(subtype).includes('teamId') && (playerId === null || !winnersOf(subtype).includes('playerId'))
      ? teamId
      : null,
  gameweek: isOfGameweek(subtype) ? gameweek : null,
});
