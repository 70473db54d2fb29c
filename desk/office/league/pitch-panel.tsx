import { useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Pitch, PitchFields, PitchList } from '#contract/desk/pitches.ts';
import { defineRecord, type RecordView } from '#desk/kit/define-record.ts';
import { TextInput } from '#desk/kit/inputs.tsx';
import { RecordPanel } from '#desk/kit/record-panel.tsx';
import { useRecord } from '#desk/kit/use-record.ts';
import { useWrong } from '#desk/kit/use-wrong.ts';
import { mapLinks, readCoordinates } from '#domain/league/map-links.ts';
import { useTexts } from '#desk/office/texts.ts';
import { HoursField } from './hours-field.tsx';
import { MergePitchDialog } from './merge-pitch-dialog.tsx';
import { hoursText } from './opening-hours-text.ts';
import button from '#ui/button.module.css';
import layout from '#desk/kit/layout.module.css';

interface Shown {
  /** Whether matches are or were played there. */
  isUsed: boolean;
  /** Both coordinates, as they were pasted. */
  typed: string;
  onType: (typed: string) => void;
}
type View = RecordView<PitchFields, Shown>;

const isUnreadable = (typed: string) => typed.trim() !== '' && !readCoordinates(typed);

const pitchRecord = defineRecord<PitchFields, Shown>({
  name: 'pitch',
  list: () => deskPaths.pitches,
  one: deskPaths.pitch,
  empty: () => ({
    name: '',
    nameLatin: null,
    address: null,
    latitude: null,
    longitude: null,
    hours: null,
    fee: null,
  }),
  title: ({ t, isNew, form }) => (isNew ? t('pitch.new') : form.base.name),
  fields: {
    name: { label: 'pitch.name' },
    nameLatin: { label: 'pitch.nameLatin', lang: 'en', optional: true },
    address: { label: 'pitch.address', placeholder: 'pitch.addressHint', optional: true },
    latitude: { label: 'field.latitude', edit: (view) => <CoordinatesField {...view} /> },
    longitude: { label: 'field.longitude', edit: (view) => <MapLink {...view} /> },
    hours: {
      label: 'field.hours',
      edit: ({ form }) => <HoursField form={form} />,
      show: ({ hours }, { t, language }) => (hours ? hoursText(hours, language) : t('pitch.anyTime')),
    },
    fee: { label: 'field.fee', placeholder: 'pitch.feeHint', help: 'pitch.feeHelp', optional: true },
  },
  saved: 'pitch.saved',
  removal: {
    text: 'pitch.delete',
    when: ({ context }) => !context.isUsed,
    said: ({ t, fields }) => t('pitch.deleted', { name: fields.name }),
  },
});

interface PitchPanelProps {
  /** Null for a new one. */
  pitch: (Pitch & { matches: number }) | null;
  others: PitchList['pitches'];
  onClose: () => void;
}

export function PitchPanel({ pitch, others, onClose }: PitchPanelProps) {
  const { t } = useTexts();
  const [isMerging, setMerging] = useState(false);
  const { latitude = null, longitude = null } = pitch ?? {};
  const [typed, onType] = useState(latitude === null ? '' : `${latitude}, ${longitude}`);
  const context = { isUsed: pitch !== null && pitch.matches > 0, typed, onType };
  const edited = useRecord(pitchRecord, { item: pitch, context, onClose });
  return (
    <RecordPanel of={edited} isReady={edited.form.changed.length > 0 && !isUnreadable(typed)}>
      {pitch !== null && others.length > 0 && (
        <div className={layout.buttons}>
          <button type="button" className={button.button} data-size="small" onClick={() => setMerging(true)}>
            {t('pitch.merge')}
          </button>
        </div>
      )}
      {pitch !== null && isMerging && (
        <MergePitchDialog kept={pitch} others={others} onClose={() => setMerging(false)} onMerged={onClose} />
      )}
    </RecordPanel>
  );
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
function MapLink({ fields: { name, address, latitude, longitude }, t }: View) {
  const coordinates = latitude === null || longitude === null ? null : { latitude, longitude };
  if (address === null && !coordinates) return null;
  const { openstreetmap } = mapLinks({ text: address ?? name, coordinates });
  return (
    <div className={layout.buttons}>
      <a className={button.button} data-size="small" href={openstreetmap} target="_blank" rel="noopener noreferrer">
        {t('pitch.onMap')}
      </a>
    </div>
  );
}
