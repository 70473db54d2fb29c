import { useState } from 'react';
import type { BanFields, BanList, SavedBan } from '#contract/desk/bans.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk } from '#desk/api/client.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { dayText } from '#desk/office/day-text.ts';
import { Conflict } from '#desk/office/form/conflict.tsx';
import { NumberField, SelectField, TextArea, TextField } from '#desk/office/form/fields.tsx';
import { focusWrong } from '#desk/office/form/focus-wrong.ts';
import { PanelButtons } from '#desk/office/form/save-state.tsx';
import { useForm, type Form } from '#desk/office/form/use-form.ts';
import { Panel } from '#desk/office/panel.tsx';
import { Segments } from '#desk/office/segments.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { useData } from '#desk/office/use-data.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';

interface BanPanelProps {
  playerId: number;
  /** The number of a ban, or `new`. */
  opened: string;
  onChanged: () => void;
  onClose: () => void;
}

/** A decision of the commission about a player, in place of his panel. */
export function BanPanel({ opened, ...props }: BanPanelProps) {
  const { data, reload } = useData<BanList>(deskPaths.bans(props.playerId));
  if (!data) return null;
  const ban = data.bans.find(({ id }) => String(id) === opened) ?? null;
  const changed = () => {
    reload();
    props.onChanged();
  };
  return <BanForm key={ban?.id ?? 'new'} {...props} ban={ban} list={data} onChanged={changed} />;
}

type FormProps = Omit<BanPanelProps, 'opened'> & { ban: SavedBan | null; list: BanList };

function BanForm({ playerId, ban, list: { name: written, nameLatin, competitions }, onChanged, onClose }: FormProps) {
  const { t, language } = useTexts();
  const name = nameIn(language, written, nameLatin);
  const today = dayAt(serverNow());
  const form = useForm<BanFields>({
    name: `ban:${playerId}:${ban?.id ?? 'new'}`,
    saved: ban ? fieldsOf(ban) : { ...NEW, startsOn: today },
    version: ban?.version ?? '',
    send: async (fields, version) => {
      const after = ban
        ? await callDesk<SavedBan>(deskPaths.ban(ban.id), { method: 'PUT', body: { ...fields, version } })
        : await callDesk<SavedBan>(deskPaths.bans(playerId), { method: 'POST', body: fields });
      return { fields: fieldsOf(after), version: after.version };
    },
    onSaved: () => {
      showToast({ text: t('ban.saved') });
      onChanged();
      onClose();
    },
  });
  const submit = async () => {
    if (!(await form.save())) focusWrong();
  };
  async function remove(gone: SavedBan) {
    await callDesk(deskPaths.ban(gone.id), { method: 'DELETE' }).catch(() => {});
    showToast({
      text: t('ban.deleted', { name }),
      undo: () =>
        void callDesk(deskPaths.bans(playerId), { method: 'POST', body: fieldsOf(gone) }).then(() => onChanged()),
    });
    onChanged();
    onClose();
  }
  const placeOf = (id: number | null) => {
    const competition = competitions.find((one) => one.id === id);
    return competition ? nameIn(language, competition.name, competition.nameLatin) : t('ban.everywhere');
  };
  if (form.theirs)
    return (
      <Conflict
        form={form}
        fields={[
          { name: 'competitionId', label: t('ban.competition'), show: (fields) => placeOf(fields.competitionId) },
          { name: 'matches', label: t('ban.matches'), show: ({ matches }) => matches ?? '–' },
          ...(['startsOn', 'endsOn', 'liftedOn'] as const).map((field) => ({
            name: field,
            label: t(`ban.${field}`),
            show: ({ [field]: day }: BanFields) => (day === null ? '–' : dayText(day, language)),
          })),
          ...(['decision', 'reasonBg', 'reasonEn'] as const).map((field) => ({
            name: field,
            label: t(`ban.${field}`),
            show: ({ [field]: text }: BanFields) => text ?? '–',
          })),
        ]}
      />
    );
  return (
    <Panel
      title={t(ban ? 'ban.edit' : 'ban.new')}
      sub={name}
      onClose={onClose}
      onSubmit={() => void submit()}
      footer={<PanelButtons form={form} onCancel={onClose} />}
    >
      <EndFields form={form} />
      <SelectField
        form={form}
        name="competitionId"
        label={t('ban.competition')}
        options={[null, ...competitions.map(({ id }) => id)].map((id) => ({ value: id, label: placeOf(id) }))}
      />
      <TextArea form={form} name="reasonBg" label={t('ban.reasonBg')} maxLength={200} rows={2} lang="bg" />
      <TextArea
        form={form}
        name="reasonEn"
        label={t('ban.reasonEn')}
        help={t('ban.reasonHelp')}
        maxLength={200}
        rows={2}
        lang="en"
      />
      <TextField
        form={form}
        name="decision"
        label={t('ban.decision')}
        note={t('form.optional')}
        maxLength={40}
        optional
      />
      {ban && (
        <>
          <TextField
            form={form}
            name="liftedOn"
            type="date"
            label={t('ban.liftedOn')}
            note={t('form.optional')}
            help={t('ban.liftedHelp')}
            optional
          />
          <div className="ways">
            {form.fields.liftedOn === null && (
              <button type="button" className="btn small" onClick={() => form.set({ liftedOn: today })}>
                {t('ban.lift')}
              </button>
            )}
            <button type="button" className="btn small bare danger" onClick={() => void remove(ban)}>
              {t('ban.delete')}
            </button>
          </div>
        </>
      )}
    </Panel>
  );
}

/** One end at a time; what was typed for the other comes back. */
function EndFields({ form }: { form: Form<BanFields> }) {
  const { t } = useTexts();
  const { matches, endsOn } = form.fields;
  const [kind, setKind] = useState<'matches' | 'day'>(endsOn === null ? 'matches' : 'day');
  const [kept, setKept] = useState({ matches, endsOn });
  function choose(next: 'matches' | 'day') {
    setKept({ matches: matches ?? kept.matches, endsOn: endsOn ?? kept.endsOn });
    setKind(next);
    form.set(next === 'day' ? { matches: null, endsOn: kept.endsOn } : { endsOn: null, matches: kept.matches ?? 1 });
  }
  return (
    <>
      <div className="entry">
        <span className="caption">{t('ban.end')}</span>
        <Segments
          label={t('ban.end')}
          value={kind}
          choices={[
            { value: 'matches', text: t('ban.byMatches') },
            { value: 'day', text: t('ban.byDay') },
          ]}
          onChoose={choose}
        />
      </div>
      <div className="fields keep">
        <TextField form={form} name="startsOn" type="date" label={t('ban.startsOn')} />
        {kind === 'matches' ? (
          <NumberField form={form} name="matches" label={t('ban.matches')} min={1} max={99} />
        ) : (
          <TextField form={form} name="endsOn" type="date" label={t('ban.endsOn')} optional />
        )}
      </div>
      {kind === 'matches' && <p className="help">{t('ban.matchesHelp')}</p>}
    </>
  );
}

const NEW: Omit<BanFields, 'startsOn'> = {
  competitionId: null,
  endsOn: null,
  matches: 1,
  decision: null,
  reasonBg: '',
  reasonEn: '',
  liftedOn: null,
};

const fieldsOf = (ban: BanFields): BanFields => ({
  competitionId: ban.competitionId,
  startsOn: ban.startsOn,
  endsOn: ban.endsOn,
  matches: ban.matches,
  decision: ban.decision,
  reasonBg: ban.reasonBg,
  reasonEn: ban.reasonEn,
  liftedOn: ban.liftedOn,
});
