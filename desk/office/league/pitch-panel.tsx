import { useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Pitch, PitchFields } from '#contract/desk/pitches.ts';
import { Field } from '#desk/kit/field.tsx';
import { focusWrong } from '#desk/kit/focus-wrong.ts';
import { RecordPanel } from '#desk/kit/record-panel.tsx';
import type { Form } from '#desk/kit/record-store.ts';
import { useRecord } from '#desk/kit/use-record.ts';
import { useWrong } from '#desk/kit/use-wrong.ts';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { mapLinks, readCoordinates } from '#domain/league/map-links.ts';

interface PitchPanelProps {
  pitch: Pitch;
  onClose: () => void;
}

export function PitchPanel({ pitch, onClose }: PitchPanelProps) {
  const { t } = useTexts();
  const { name, version, address, nameLatin, latitude, longitude } = pitch;
  const [typed, setTyped] = useState(latitude === null ? '' : `${latitude}, ${longitude}`);
  const form = useRecord<PitchFields>({
    name: 'pitch',
    id: name,
    saved: { nameLatin, address, latitude, longitude },
    version,
    edit: () => deskPaths.pitches,
    toBody: (fields) => ({ ...fields, name }),
    onSaved: () => showToast({ text: t('pitch.saved') }),
    onDone: onClose,
  });
  const refused = useWrong(form, 'latitude');
  const isWrong = typed.trim() !== '' && !readCoordinates(typed);
  const coordinates = (
    <Field
      key="coordinates"
      label={t('pitch.coordinates')}
      note={t('form.optional')}
      help={t('pitch.coordinatesHelp')}
      wrong={isWrong ? t('wrong.half_coordinates') : refused}
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
    </Field>
  );
  const checked: Form<PitchFields> = {
    ...form,
    save: async () => {
      if (!isWrong) return form.save();
      focusWrong();
      return false;
    },
  };
  return (
    <RecordPanel
      form={checked}
      title={name}
      fields={[
        { name: 'address', label: t('pitch.address'), placeholder: t('pitch.addressHint'), optional: true },
        { name: 'latitude', label: t('field.latitude'), edit: coordinates },
        { name: 'longitude', label: t('field.longitude'), edit: <MapLink key="map" form={form} name={name} /> },
        { name: 'nameLatin', label: t('pitch.nameLatin'), lang: 'en', optional: true },
      ]}
      isReady={form.changed.length > 0}
      onClose={onClose}
    />
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
