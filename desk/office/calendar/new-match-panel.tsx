import { useId } from 'react';
import type { CalendarMatch } from '#contract/desk/calendar.ts';
import { RecordPanel } from '#desk/kit/record-panel.tsx';
import { useRecord } from '#desk/kit/use-record.ts';
import { ClashNotice } from './clash-notice.tsx';
import { competitionIn, findingsIn, matchRecord, type MatchContext } from './match-record.tsx';

interface NewMatchProps extends Omit<MatchContext, 'match' | 'isAnnounced'> {
  onClose: () => void;
  onCreated: (match: CalendarMatch) => void;
}

/** A match that is not in the calendar yet. */
export function NewMatchPanel({ onClose, onCreated, ...props }: NewMatchProps) {
  const { index, texts } = props;
  const id = useId();
  const context = { ...props, match: null, isAnnounced: true };
  const edited = useRecord(matchRecord, { context, onClose, onSaved: ({ match }) => onCreated(match) });
  const { form } = edited;
  const competition = competitionIn(context, form.fields);
  return (
    <RecordPanel
      of={edited}
      sub={competition && texts.competition(competition.id)}
      submit={texts.t('calendar.addMatch')}
    >
      <ClashNotice
        id={id}
        index={index}
        texts={texts}
        competition={competition?.id ?? 0}
        fields={form.fields}
        findings={findingsIn(context, form.fields)}
        onSlot={(slot) => form.set(slot)}
      />
    </RecordPanel>
  );
}
