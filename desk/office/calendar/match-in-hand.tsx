import check from '@phosphor-icons/core/bold/check-circle-bold.svg?raw';
import flag from '@phosphor-icons/core/bold/flag-bold.svg?raw';
import pin from '@phosphor-icons/core/bold/map-pin-bold.svg?raw';
import { useState, type ReactNode } from 'react';
import type { CalendarMatch, MatchFields } from '#contract/desk/calendar.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk } from '#desk/api/client.ts';
import { Conflict } from '#desk/kit/conflict.tsx';
import { shownFields } from '#desk/kit/record-fields.tsx';
import { useRecord } from '#desk/kit/use-record.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { pages } from '#desk/shell/navigation.ts';
import { capitalised } from '#domain/formatting/capitalised.ts';
import { Icon } from '#ui/icon.tsx';
import type { CalendarIndex } from './calendar-index.ts';
import { findingsFor } from './date-findings.ts';
import { matchRecord } from './match-record.tsx';
import { MoveForm } from './move-form.tsx';
import type { Words } from './words.ts';

interface MatchInHandProps {
  match: CalendarMatch;
  index: CalendarIndex;
  words: Words;
  withTeams: boolean;
  onClose: () => void;
  offerUndo: (text: string, undo: (key: string) => Promise<unknown>) => void;
  /** The screen around the form. */
  children: (form: ReactNode) => ReactNode;
}

/** The match that is being edited: its form in the list, or both versions if somebody else has changed it. */
export function MatchInHand({ match, index, words, withTeams, onClose, offerUndo, children }: MatchInHandProps) {
  const { t } = words;
  const [isAnnounced, setAnnounced] = useState(true);
  const edited = useRecord(matchRecord, {
    item: match,
    context: { index, words, match, gameweekId: match.fields.gameweekId, isAnnounced },
    onClose,
    onSaved: ({ revision, match: { fields, version } }, before) => {
      const name = words.match({ fields });
      const when = revision === null ? null : words.when(fields);
      const text =
        when === null ? t('calendar.did.saved', { match: name }) : t('calendar.did.moved', { match: name, when });
      const body = { ...before, version, ...(revision !== null && { undo: revision }) };
      offerUndo(text, (key) => callDesk(deskPaths.officeMatch(match.id), { method: 'PUT', body, key }));
    },
  });
  const { form } = edited;
  const { theirs } = form;
  if (theirs) {
    const isRare = (name: keyof MatchFields) => name === 'homeId' || name === 'awayId' || name === 'gameweekId';
    const isSame = (name: keyof MatchFields) =>
      form.base[name] === form.fields[name] && form.base[name] === theirs.current[name];
    const gameweek = index.gameweeks.get(match.fields.gameweekId);
    return (
      <Conflict
        form={form}
        fields={shownFields(edited).filter(({ name }) => !isRare(name) || !isSame(name))}
        outcome={outcomeOf(match, index, words)}
        screen={{
          title: t('calendar.conflict'),
          crumbs: [
            { path: pages.calendar, text: t('office.calendar') },
            ...(gameweek
              ? [
                  {
                    path: `${pages.calendar}?competition=${gameweek.competition}&round=${gameweek.number}`,
                    text: words.gameweek(gameweek),
                  },
                ]
              : []),
            { path: `${pages.calendar}?match=${match.id}`, text: words.match(match) },
          ],
        }}
      />
    );
  }
  return children(
    <MoveForm {...{ match, index, words, form, withTeams, isAnnounced, onClose }} onAnnounce={setAnnounced} />,
  );
}

interface OutcomeProps {
  match: CalendarMatch;
  index: CalendarIndex;
  words: Words;
  fields: MatchFields;
}

const outcomeOf = (match: CalendarMatch, index: CalendarIndex, words: Words) =>
  function show(fields: MatchFields) {
    return <Outcome match={match} index={index} words={words} fields={fields} />;
  };

/** What will be saved, as it will stand in the calendar. */
function Outcome({ match, index, words, fields }: OutcomeProps) {
  const { t } = words;
  const teams = [fields.homeId, fields.awayId].flatMap((id) => index.teams.get(id ?? 0) ?? []);
  const referee = words.referee(fields.refereeId);
  const isFree = findingsFor(index, match, fields)?.clashes.length === 0;
  return (
    <>
      <div className="outcome">
        {fields.day && <span>{capitalised(words.day(fields.day))}</span>}
        <b className="big">{fields.time ?? '–'}</b>
        {teams.map((team) => (
          <p key={team.id}>
            <TeamCrest team={team} /> {words.team(team.id)}
          </p>
        ))}
        <ul className="effects">
          {fields.venue && (
            <li>
              <Icon svg={pin} className="icon" />
              <span>{words.place(fields.venue)}</span>
            </li>
          )}
          {referee !== null && (
            <li>
              <Icon svg={flag} className="icon" />
              <span>{referee}</span>
            </li>
          )}
        </ul>
      </div>
      {isFree && (
        <ul className="effects">
          <li data-tone="ok">
            <Icon svg={check} className="icon" />
            <span>{t('calendar.allFree')}</span>
          </li>
        </ul>
      )}
    </>
  );
}
