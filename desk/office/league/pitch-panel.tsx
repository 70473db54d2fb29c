import { useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Pitch, PitchFields } from '#contract/desk/pitches.ts';
import { defineRecord, type RecordView } from '#desk/kit/define-record.ts';
import { TextInput } from '#desk/kit/inputs.tsx';
import { RecordPanel } from '#desk/kit/record-panel.tsx';
import { useRecord } from '#desk/kit/use-record.ts';
import { useWrong } from '#desk/kit/use-wrong.ts';
import { mapLinks, readCoordinates } from '#domain/league/map-links.ts';

interface Shown {
  pitch: Pitch;
  /** Both coordinates, as they were pasted. */
  typed: string;
  onType: (typed: string) => void;
}
type View = RecordView<PitchFields, Shown>;

const isUnreadable = (typed: string) => typed.trim() !== '' && !readCoordinates(typed);

const pitchRecord = defineRecord<PitchFields, Shown>({
  name: 'pitch',
  one: () => deskPaths.pitches,
  title: ({ context }) => context.pitch.name,
  fields: {
    address: { label: 'pitch.address', placeholder: 'pitch.addressHint', optional: true },
    latitude: { label: 'field.latitude', edit: (view) => <CoordinatesField {...view} /> },
    longitude: { label: 'field.longitude', edit: (view) => <MapLink {...view} /> },
    nameLatin: { label: 'pitch.nameLatin', lang: 'en', optional: true },
  },
  toBody: (fields, _isNew, { pitch: { name } }) => ({ ...fields, name }),
  saved: 'pitch.saved',
});

export function PitchPanel({ pitch, onClose }: { pitch: Pitch; onClose: () => void }) {
  const { latitude, longitude } = pitch;
  const [typed, onType] = useState(latitude === null ? '' : `${latitude}, ${longitude}`);
  const item = { id: pitch.name, ...pitch };
  const edited = useRecord(pitchRecord, { item, context: { pitch, typed, onType }, onClose });
  return <RecordPanel of={edited} isReady={edited.form.changed.length > 0 && !isUnreadable(typed)} />;
}

function CoordinatesField({ form, context: { typed, onType }, t }: View) {
  const refused = useWrong(form, 'latitude');
  return (
    <TextInput
      label={t('pitch.coordinates')}
      note={t('form.optional')}
      help={t('pitch.coordinatesHelp')}
      wrong={isUnreadable(typed) ? t('wrong.half_coordinates') : refused}
      isChanged={form.changed.includes('latitude')}
      name="coordinates"
      maxLength={500}
      placeholder="43.5712, 27.8273"
      value={typed}
      onChange={(text) => {
        onType(text);
        form.set(readCoordinates(text) ?? { latitude: null, longitude: null });
      }}
    />
  );
}

/** Where the coordinates, or else the address, lead. */
function MapLink({ fields: { address, latitude, longitude }, context, t }: View) {
  const coordinates = latitude === null || longitude === null ? null : { latitude, longitude };
  if (address === null && !coordinates) return null;
  const { openstreetmap } = mapLinks({ text: address ?? context.pitch.name, coordinates });
  return (
    <div className="ways">
      <a className="btn small" href={openstreetmap} target="_blank" rel="noopener noreferrer">
        {t('pitch.onMap')}
      </a>
    </div>
  );
}
