import type { Award, AwardFields, AwardList } from '#contract/desk/honours.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { pickFields } from '#desk/kit/changed-fields.ts';
import { RecordPanel } from '#desk/kit/record-panel.tsx';
import type { Form } from '#desk/kit/record-store.ts';
import { useRecord } from '#desk/kit/use-record.ts';
import { useRemoval } from '#desk/kit/use-removal.ts';
import { useTexts, type OfficeTranslate } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { nameIn } from '#domain/formatting/name-in.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { OCCASION_AWARDS, SEASON_AWARDS, TEAM_AWARDS, type AwardSubtype } from '#domain/player/award.ts';
import { isGivenByHand, isOfGameweek, winnersOf } from '#domain/player/award-rules.ts';
import type { TabProps } from '#desk/office/competitions/tab-props.ts';
import { WinnerField } from './winner-field.tsx';

interface AwardPanelProps {
  /** Null for a new one. */
  award: Award | null;
  list: AwardList;
  record: TabProps['record'];
  onClose: () => void;
}

export function AwardPanel({ award, list, record, onClose }: AwardPanelProps) {
  const { t, language } = useTexts();
  const saved = pickFields(emptyAward(list), award ?? {});
  const path = deskPaths.awards(record.id);
  const form = useRecord<AwardFields>({
    name: `award:${record.id}`,
    id: award?.id ?? null,
    saved,
    version: award?.version ?? '',
    create: path,
    edit: (id) => deskPaths.award(Number(id)),
    onSaved: () => showToast({ text: t('award.saved') }),
    onDone: onClose,
  });
  const removal = useRemoval({
    path: deskPaths.award(award?.id ?? 0),
    said: t('award.takenBack', { award: t(`award.${saved.subtype}`) }),
    // What was recorded in a match cannot be given again by hand.
    undo: isGivenByHand(saved.subtype) ? { method: 'POST', path, body: saved } : null,
    form,
    onRemoved: onClose,
  });
  const { subtype } = form.fields;
  const choosing: Form<AwardFields> = {
    ...form,
    // Another award has another kind of winner.
    set: (changes) => form.set({ ...changes, ...(changes.subtype && winnerLike(changes.subtype, form.fields)) }),
  };
  const shownPlayer = ({ playerId }: AwardFields) => {
    const player = list.candidates.find(({ id }) => id === playerId) ?? award?.player;
    return playerId !== null && player ? nameIn(language, player) : null;
  };
  const shownTeam = ({ teamId }: AwardFields) => {
    const team = record.entries.find((entry) => entry.team.id === teamId)?.team;
    return team && nameIn(language, team);
  };
  return (
    <RecordPanel
      form={choosing}
      title={award ? t(`award.${award.subtype}`) : t('award.new')}
      fields={[
        { name: 'subtype', label: t('award.field.subtype'), kind: 'choice', options: offered(t, award) },
        {
          name: 'playerId',
          label: t('award.field.playerId'),
          show: shownPlayer,
          edit: <WinnerField key={subtype} form={form} list={list} record={record} />,
        },
        { name: 'teamId', label: t('award.field.teamId'), show: shownTeam, edit: null },
        {
          name: 'gameweek',
          label: t('award.field.gameweek'),
          kind: 'choice',
          options: [
            { value: null, label: '–' },
            ...record.gameweeks.map(({ number }) => ({ value: number, label: t('wizard.round', { number }) })),
          ],
          ...(!isOfGameweek(subtype) && { edit: null }),
        },
        { name: 'awardedOn', label: t('award.field.awardedOn'), kind: 'date' },
        {
          name: 'notesBg',
          label: t('honours.notesBg'),
          help: t('honours.notesHelp'),
          optional: true,
          maxLength: 500,
          lang: 'bg',
        },
        { name: 'notesEn', label: t('honours.notesEn'), optional: true, maxLength: 500, lang: 'en' },
        {
          name: 'picture',
          label: t('award.field.picture'),
          kind: 'picture',
          purpose: 'article',
          optional: true,
          help: t('award.pictureHelp'),
        },
      ]}
      removal={award && { ...removal, text: t('award.takeBack') }}
      onClose={onClose}
    />
  );
}

/** The first that nobody has won yet. */
function emptyAward({ awards }: AwardList): AwardFields {
  const given = new Set(awards.map((award) => award.subtype));
  const subtype =
    ([...SEASON_AWARDS, ...TEAM_AWARDS] as const).find((one) => isGivenByHand(one) && !given.has(one)) ?? 'MVP';
  const awardedOn = dayAt(serverNow());
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

/** What can be given by hand, and what this one is. */
function offered(t: OfficeTranslate, award: Award | null) {
  const all: AwardSubtype[] = [...SEASON_AWARDS, ...TEAM_AWARDS, ...OCCASION_AWARDS];
  return all
    .filter((subtype) => isGivenByHand(subtype) || subtype === award?.subtype)
    .map((value) => ({ value, label: t(`award.${value}`) }));
}
