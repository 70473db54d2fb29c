import { useState } from 'react';
import { Dialog } from '#desk/shell/dialog.tsx';
import type { QuietHours } from '#domain/notifications/quiet-hours.ts';
import { USUAL_QUIET_HOURS } from '#domain/messages/choices.ts';
import { useTexts } from './texts.ts';
import textField from '#desk/shell/text-field.module.css';

const toText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const toMinutes = (text: string) => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
};

export const hoursText = ({ from, until }: QuietHours) => `${toText(from)}–${toText(until)}`;

interface SheetProps {
  quiet: QuietHours | null;
  onSave: (quiet: QuietHours | null) => void;
  onClose: () => void;
}

/** From when until when the phone is silent. */
export function QuietHoursSheet({ quiet, onSave, onClose }: SheetProps) {
  const { t } = useTexts();
  const [hours, setHours] = useState(quiet ?? USUAL_QUIET_HOURS);
  return (
    <Dialog title={t('choices.quiet')} onClose={onClose}>
      {(['from', 'until'] as const).map((end) => (
        <label key={end} className={textField.field}>
          {t(`choices.quiet.${end}`)}
          <input
            type="time"
            required
            value={toText(hours[end])}
            onChange={({ target }) => {
              if (target.value !== '') setHours({ ...hours, [end]: toMinutes(target.value) });
            }}
          />
        </label>
      ))}
      <button className="wide primary" onClick={() => onSave(hours)}>
        {t('choices.quiet.save')}
      </button>
      {quiet && (
        <button className="wide" onClick={() => onSave(null)}>
          {t('choices.quiet.remove')}
        </button>
      )}
    </Dialog>
  );
}
