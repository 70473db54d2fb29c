import { useState } from 'react';
import type { CompetitionFields } from '#contract/desk/competitions.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk } from '#desk/api/client.ts';
import { Conflict } from '#desk/office/form/conflict.tsx';
import { NumberField, TextField } from '#desk/office/form/fields.tsx';
import { PanelButtons } from '#desk/office/form/save-state.tsx';
import { useForm } from '#desk/office/form/use-form.ts';
import { Panel } from '#desk/office/panel.tsx';
import { PictureField } from '#desk/office/pictures/picture-field.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { transliterate } from '#domain/formatting/transliterate.ts';
import type { TabProps } from './tab-props.ts';

type Saved = CompetitionFields & { version: string };

interface IdentityPanelProps extends TabProps {
  onDelete: () => void;
  onClose: () => void;
}

/** What a competition is called and looks like, in all its seasons. */
export function IdentityPanel({ record, reload, onDelete, onClose }: IdentityPanelProps) {
  const { t } = useTexts();
  const { version, ...saved } = record.competition;
  const [uploaded, setUploaded] = useState<{ id: number; address: string } | null>(null);
  const form = useForm<CompetitionFields>({
    name: `competition:${record.id}`,
    saved,
    version,
    send: async (fields, known) => {
      const body = { ...fields, version: known };
      const { version: next, ...after } = await callDesk<Saved>(deskPaths.competition(record.id), {
        method: 'PUT',
        body,
      });
      return { fields: after, version: next };
    },
    onSaved: () => {
      reload();
      onClose();
    },
  });
  const { name, logoId } = form.fields;
  const addressOf = () => {
    if (logoId === null) return null;
    if (uploaded?.id === logoId) return uploaded.address;
    return logoId === saved.logoId ? record.logo : deskPaths.picture(logoId);
  };
  const logo = addressOf();
  if (form.theirs)
    return (
      <Conflict
        form={form}
        fields={(['name', 'nameLatin', 'city', 'rank', 'logoId'] as const).map((field) => ({
          name: field,
          label: t(field === 'logoId' ? 'competition.logo' : `competition.${field}`),
          show: (fields: CompetitionFields) => String(fields[field] ?? '–'),
        }))}
      />
    );
  return (
    <Panel
      title={t('competition.identity')}
      sub={t('competition.allSeasons')}
      onClose={onClose}
      onSubmit={() => void form.save()}
      footer={<PanelButtons form={form} onCancel={onClose} />}
    >
      <TextField form={form} name="name" label={t('competition.name')} maxLength={100} lang="bg" />
      <TextField
        form={form}
        name="nameLatin"
        label={t('competition.nameLatin')}
        note={t('form.optional')}
        help={t('competition.nameLatinHelp', { name: transliterate(name) })}
        optional
        maxLength={100}
        lang="en"
      />
      <TextField
        form={form}
        name="city"
        label={t('competition.city')}
        note={t('form.optional')}
        optional
        maxLength={100}
        lang="bg"
      />
      <NumberField form={form} name="rank" label={t('competition.rank')} help={t('competition.rankHelp')} />
      <PictureField
        label={t('competition.logo')}
        note={t('form.optional')}
        purpose="crest"
        picture={logo === null ? null : { address: logo }}
        onChange={(picture) => {
          setUploaded(picture);
          form.set({ logoId: picture?.id ?? null });
        }}
      />
      <div className="ways">
        <button type="button" className="btn small bare danger" onClick={onDelete}>
          {t('competition.delete')}
        </button>
      </div>
    </Panel>
  );
}
