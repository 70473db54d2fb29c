import { useState } from 'react';
import type { BanFields, BanList, SavedBan } from '#contract/desk/bans.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { pickFields } from '#desk/kit/changed-fields.ts';
import { NumberField, TextField } from '#desk/kit/fields.tsx';
import { LoadedPanel, MissingPanel, RecordPanel } from '#desk/kit/record-panel.tsx';
import type { Form } from '#desk/kit/record-store.ts';
import { useRecord } from '#desk/kit/use-record.ts';
import { useRemoval } from '#desk/kit/use-removal.ts';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { useDesk } from '#desk/kit/use-desk.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';

interface BanPanelProps {
  playerId: number;
  /** The number of a ban, or `new`. */
  opened: string;
  onClose: () => void;
}

/** A decision of the commission about a player, in place of his panel. */
export function BanPanel({ opened, ...props }: BanPanelProps) {
  const { t } = useTexts();
  const loaded = useDesk<BanList>(deskPaths.bans(props.playerId));
  return (
    <LoadedPanel loaded={loaded} title={t(opened === 'new' ? 'ban.new' : 'ban.edit')} onClose={props.onClose}>
      {(list) => {
        const ban = list.bans.find(({ id }) => String(id) === opened) ?? null;
        if (!ban && opened !== 'new') return <MissingPanel title={t('ban.edit')} onClose={props.onClose} />;
        return <BanForm key={ban?.id ?? 'new'} {...props} ban={ban} list={list} />;
      }}
    </LoadedPanel>
  );
}

type FormProps = Omit<BanPanelProps, 'opened'> & { ban: SavedBan | null; list: BanList };

function BanForm({ playerId, ban, list: { name: written, nameLatin, competitions }, onClose }: FormProps) {
  const { t, language } = useTexts();
  const name = nameIn(language, { name: written, nameLatin });
  const today = dayAt(serverNow());
  const saved = pickFields<BanFields>({ ...NEW, startsOn: today }, ban ?? {});
  const form = useRecord<BanFields>({
    name: `ban:${playerId}`,
    id: ban?.id ?? null,
    saved,
    version: ban?.version ?? '',
    create: deskPaths.bans(playerId),
    edit: (id) => deskPaths.ban(Number(id)),
    onSaved: () => showToast({ text: t('ban.saved') }),
    onDone: onClose,
  });
  const removal = useRemoval({
    path: deskPaths.ban(ban?.id ?? 0),
    said: t('ban.deleted', { name }),
    undo: { method: 'POST', path: deskPaths.bans(playerId), body: saved },
    form,
    onRemoved: onClose,
  });
  return (
    <RecordPanel
      form={form}
      title={t(ban ? 'ban.edit' : 'ban.new')}
      sub={name}
      fields={[
        { name: 'startsOn', label: t('ban.startsOn'), kind: 'date', edit: <EndFields key="end" form={form} /> },
        { name: 'matches', label: t('ban.matches'), edit: null },
        { name: 'endsOn', label: t('ban.endsOn'), kind: 'date', edit: null },
        {
          name: 'competitionId',
          label: t('ban.competition'),
          kind: 'choice',
          options: [
            { value: null, label: t('ban.everywhere') },
            ...competitions.map((one) => ({ value: one.id, label: nameIn(language, one) })),
          ],
        },
        { name: 'reasonBg', label: t('ban.reasonBg'), kind: 'long', maxLength: 200, rows: 2, lang: 'bg' },
        {
          name: 'reasonEn',
          label: t('ban.reasonEn'),
          kind: 'long',
          help: t('ban.reasonHelp'),
          maxLength: 200,
          rows: 2,
          lang: 'en',
        },
        { name: 'decision', label: t('ban.decision'), maxLength: 40, optional: true },
        {
          name: 'liftedOn',
          label: t('ban.liftedOn'),
          kind: 'date',
          help: t('ban.liftedHelp'),
          optional: true,
          ...(!ban && { edit: null }),
        },
      ]}
      removal={ban && { ...removal, text: t('ban.delete') }}
      onClose={onClose}
    >
      {ban && form.fields.liftedOn === null && (
        <div className="ways">
          <button type="button" className="btn small" onClick={() => form.set({ liftedOn: today })}>
            {t('ban.lift')}
          </button>
        </div>
      )}
    </RecordPanel>
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
        <SegmentedControl
          label={t('ban.end')}
          chosen={kind}
          options={[
            { value: 'matches', label: t('ban.byMatches') },
            { value: 'day', label: t('ban.byDay') },
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
