import { useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Pitch, PitchFields } from '#contract/desk/pitches.ts';
import { callDesk } from '#desk/api/client.ts';
import { Conflict } from '#desk/office/form/conflict.tsx';
import { Entry } from '#desk/office/form/entry.tsx';
import { TextField } from '#desk/office/form/fields.tsx';
import { focusWrong } from '#desk/office/form/focus-wrong.ts';
import { PanelButtons } from '#desk/office/form/save-state.tsx';
import { useForm, type Form } from '#desk/office/form/use-form.ts';
import { Panel } from '#desk/office/panel.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { mapLinks, readCoordinates } from '#domain/league/map-links.ts';

interface PitchPanelProps {
  pitch: Pitch;
  reload: () => void;
  onClose: () => void;
}

export function PitchPanel({ pitch, reload, onClose }: PitchPanelProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(coordinatesText(pitch));
  const form = useForm<PitchFields>({
    name: `pitch:${pitch.name}`,
    saved: fieldsOf(pitch),
    version: pitch.version,
    send: async (fields, version) => {
      const body = { ...fields, name: pitch.name, version };
      const after = await callDesk<Pitch>(deskPaths.pitches, { method: 'PUT', body });
      return { fields: fieldsOf(after), version: after.version };
    },
    onSaved: () => {
      showToast({ text: t('pitch.saved') });
      reload();
      onClose();
    },
  });
  const isWrong = typed.trim() !== '' && !readCoordinates(typed);
  const submit = async () => {
    if (isWrong || !(await form.save())) focusWrong();
  };
  if (form.theirs)
    return (
      <Conflict
        form={form}
        fields={(['address', 'nameLatin', 'latitude', 'longitude'] as const).map((name) => ({
          name,
          label: t(`field.${name}`),
          show: (fields: PitchFields) => fields[name] ?? '–',
        }))}
      />
    );
  return (
    <Panel
      title={pitch.name}
      onClose={onClose}
      onSubmit={() => void submit()}
      footer={<PanelButtons form={form} onCancel={onClose} onlyChanged />}
    >
      <TextField
        form={form}
        name="address"
        label={t('pitch.address')}
        placeholder={t('pitch.addressHint')}
        note={t('form.optional')}
        optional
      />
      <Entry
        label={t('pitch.coordinates')}
        note={t('form.optional')}
        help={t('pitch.coordinatesHelp')}
        {...(isWrong && { wrong: t('wrong.half_coordinates') })}
      >
        {(control) => (
          <span className="input" data-changed={form.changed.includes('latitude') || undefined}>
            <input
              {...control}
              name="coordinates"
              maxLength={500}
              placeholder="43.5712, 27.8273"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                form.set(readCoordinates(target.value) ?? { latitude: null, longitude: null });
              }}
            />
          </span>
        )}
      </Entry>
      <MapLink form={form} name={pitch.name} />
      <TextField
        form={form}
        name="nameLatin"
        label={t('pitch.nameLatin')}
        note={t('form.optional')}
        lang="en"
        optional
      />
    </Panel>
  );
}

/** Where the coordinates, or else the address, lead. */
function MapLink({ form, name }: { form: Form<PitchFields>; name: string }) {
  const { t } = useTexts();
  const { address, latitude, longitude } = form.fields;
  const coordinates = latitude === null || longitude === null ? null : { latitude, longitude };
  if (address === null && !coordinates) return null;
  const { openstreetmap } = mapLinks({ text: address ?? name, coordinates });
  return (
    <div className="ways">
      <a className="btn small" href={openstreetmap} target="_blank" rel="noopener noreferrer">
        {t('pitch.onMap')}
      </a>
    </div>
  );
}

const coordinatesText = ({ latitude, longitude }: PitchFields) =>
  latitude === null ? '' : `${latitude}, ${longitude}`;

const fieldsOf = ({ nameLatin, address, latitude, longitude }: PitchFields): PitchFields => ({
  nameLatin,
  address,
  latitude,
  longitude,
});
