import { useState } from 'react';
import type { Award, AwardFields, AwardList } from '#contract/desk/honours.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk, DeskError } from '#desk/api/client.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { Conflict } from '#desk/office/form/conflict.tsx';
import { SelectField, TextField } from '#desk/office/form/fields.tsx';
import { PanelButtons } from '#desk/office/form/save-state.tsx';
import { useForm } from '#desk/office/form/use-form.ts';
import { wrongText } from '#desk/office/form/wrong-text.ts';
import { Panel } from '#desk/office/panel.tsx';
import { PictureField } from '#desk/office/pictures/picture-field.tsx';
import { useTexts, type OfficeTranslate } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { nameIn } from '#desk/shell/texts.ts';
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
  onDone: () => void;
  onClose: () => void;
}

type Fields = AwardFields;

const SHOWN = ['subtype', 'playerId', 'teamId', 'gameweek', 'awardedOn', 'notesBg', 'notesEn', 'picture'] as const;

export function AwardPanel({ award, list, record, onDone, onClose }: AwardPanelProps) {
  const { t, language } = useTexts();
  const [refused, setRefused] = useState<string | null>(null);
  const form = useForm<Fields>({
    name: `award:${record.id}:${award?.id ?? 'new'}`,
    saved: award ? fieldsOf(award) : emptyAward(list),
    version: award?.version ?? '',
    send: async (fields, version) => {
      const after = award
        ? await callDesk<Award>(deskPaths.award(award.id), { method: 'PUT', body: { ...fields, version } })
        : await callDesk<Award>(deskPaths.awards(record.id), { method: 'POST', body: fields });
      return { fields: fieldsOf(after), version: after.version };
    },
    onSaved: () => {
      showToast({ text: t('award.saved') });
      onDone();
      onClose();
    },
  });
  const { subtype } = form.fields;

  async function takeBack(gone: Award) {
    try {
      await callDesk(deskPaths.award(gone.id), { method: 'DELETE' });
    } catch (error) {
      return setRefused(wrongText(t, (error instanceof DeskError && error.reason) || 'invalid'));
    }
    const body = fieldsOf(gone);
    showToast({
      text: t('award.takenBack', { award: t(`award.${gone.subtype}`) }),
      // What was recorded in a match cannot be given again by hand.
      ...(isGivenByHand(gone.subtype) && {
        undo: () => void callDesk(deskPaths.awards(record.id), { method: 'POST', body }).then(onDone),
      }),
    });
    onDone();
    onClose();
  }

  const nameOf = (fields: Fields, name: 'playerId' | 'teamId') => {
    const player = list.candidates.find(({ id }) => id === fields.playerId) ?? award?.player;
    const team = record.entries.find((entry) => entry.team.id === fields.teamId)?.team;
    const found = name === 'playerId' ? player : team;
    return fields[name] !== null && found ? nameIn(language, found) : '–';
  };
  if (form.theirs)
    return (
      <Conflict
        form={form}
        fields={SHOWN.map((name) => ({
          name,
          label: t(`award.field.${name}`),
          show: (fields: Fields) => {
            if (name === 'subtype') return t(`award.${fields.subtype}`);
            if (name === 'picture') return shownPicture(t, fields);
            return name === 'playerId' || name === 'teamId' ? nameOf(fields, name) : String(fields[name] ?? '–');
          },
        }))}
      />
    );
  return (
    <Panel
      title={award ? t(`award.${award.subtype}`) : t('award.new')}
      onClose={onClose}
      onSubmit={() => void form.save()}
      footer={<PanelButtons form={form} onCancel={onClose} />}
    >
      <SelectField
        form={{
          ...form,
          // Another award has another kind of winner.
          set: (changes) => form.set({ ...changes, ...(changes.subtype && winnerLike(changes.subtype, form.fields)) }),
        }}
        name="subtype"
        label={t('award.field.subtype')}
        options={offered(t, award)}
      />
      <WinnerField key={subtype} form={form} list={list} record={record} />
      {isOfGameweek(subtype) && (
        <SelectField
          form={form}
          name="gameweek"
          label={t('award.field.gameweek')}
          options={[
            { value: null, label: '–' },
            ...record.gameweeks.map(({ number }) => ({ value: number, label: t('wizard.round', { number }) })),
          ]}
        />
      )}
      <TextField form={form} name="awardedOn" type="date" label={t('award.field.awardedOn')} />
      <TextField
        form={form}
        name="notesBg"
        label={t('honours.notesBg')}
        note={t('form.optional')}
        help={t('honours.notesHelp')}
        optional
        maxLength={500}
        lang="bg"
      />
      <TextField
        form={form}
        name="notesEn"
        label={t('honours.notesEn')}
        note={t('form.optional')}
        optional
        maxLength={500}
        lang="en"
      />
      <PictureField
        label={t('award.field.picture')}
        note={t('form.optional')}
        help={t('award.pictureHelp')}
        purpose="article"
        picture={form.fields.picture}
        onChange={(stored) => form.set({ picture: stored && { id: stored.id, address: stored.address } })}
        {...(form.wrong?.field === 'picture' && { wrong: wrongText(t, form.wrong.reason) })}
      />
      {award && (
        <button type="button" className="btn small bare danger" onClick={() => void takeBack(award)}>
          {t('award.takeBack')}
        </button>
      )}
      {refused !== null && (
        <p className="callout" data-tone="bad" role="alert">
          {refused}
        </p>
      )}
    </Panel>
  );
}

const shownPicture = (t: OfficeTranslate, { picture }: Fields) =>
  picture && <img src={picture.address} alt={t('field.aPicture')} height={48} />;

/** The first that nobody has won yet. */
function emptyAward({ awards }: AwardList): Fields {
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

const winnerLike = (subtype: AwardSubtype, { playerId, teamId, gameweek }: Fields): Partial<Fields> => ({
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

const fieldsOf = ({
  subtype,
  playerId,
  teamId,
  gameweek,
  awardedOn,
  notesBg,
  notesEn,
  picture,
}: AwardFields): Fields => ({
  subtype,
  playerId,
  teamId,
  gameweek,
  awardedOn,
  notesBg,
  notesEn,
  picture,
});
