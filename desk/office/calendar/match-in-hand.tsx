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
import type { OfferUndo } from '#desk/kit/use-undo.ts';
import type { CalendarChat } from '#desk/office/chat/calendar-chat.ts';
import type { ChatNews } from '#desk/office/chat/chat-text.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { pages } from '#desk/shell/navigation.ts';
import { capitalised } from '#domain/formatting/capitalised.ts';
import { Icon } from '#ui/icon.tsx';
import type { CalendarIndex } from './calendar-index.ts';
import { findingsFor } from './date-findings.ts';
import { matchRecord } from './match-record.tsx';
import { MoveForm } from './move-form.tsx';
import type { CalendarTexts } from './calendar-texts.ts';
import effects from '#desk/kit/effects.module.css';
import outcome from '#desk/kit/outcome.module.css';

interface MatchInHandProps {
  match: CalendarMatch;
  index: CalendarIndex;
  texts: CalendarTexts;
  withTeams: boolean;
  onClose: () => void;
  offerUndo: OfferUndo;
  chat: CalendarChat;
  /** The screen around the form. */
  children: (form: ReactNode) => ReactNode;
}

/** The match that is being edited: its form in the list, or both versions if somebody else has changed it. */
export function MatchInHand(props: MatchInHandProps) {
  const { match, index, texts, withTeams, onClose, offerUndo, chat, children } = props;
  const { t } = texts;
  const [isAnnounced, setAnnounced] = useState(true);
  const edited = useRecord(matchRecord, {
    item: match,
    context: { index, texts, match, gameweekId: match.fields.gameweekId, isAnnounced },
    onClose,
    onSaved: ({ revision, match: { fields, version } }, before) => {
      const name = texts.match({ fields });
      const when = revision === null ? null : texts.when(fields);
      const text =
        when === null ? t('calendar.did.saved', { match: name }) : t('calendar.did.moved', { match: name, when });
      const body = { ...before, version, ...(revision !== null && { undo: revision }) };
      const undo = (key: string) => callDesk(deskPaths.officeMatch(match.id), { method: 'PUT', body, key });
      offerUndo(text, undo, revision !== null && isAnnounced ? movedNews(chat, match, before, fields) : undefined);
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
        outcome={outcomeOf(match, index, texts)}
        screen={{
          title: t('calendar.conflict'),
          crumbs: [
            { path: pages.calendar, text: t('office.calendar') },
            ...(gameweek
              ? [
                  {
                    path: `${pages.calendar}?competition=${gameweek.competition}&round=${gameweek.number}`,
                    text: texts.gameweek(gameweek),
                  },
                ]
              : []),
            { path: `${pages.calendar}?match=${match.id}`, text: texts.match(match) },
          ],
        }}
      />
    );
  }
  return children(
    <MoveForm {...{ match, index, texts, form, withTeams, isAnnounced, onClose }} onAnnounce={setAnnounced} />,
  );
}

/** A match that had no date, or lost it, is not moved but scheduled. */
function movedNews(chat: CalendarChat, match: CalendarMatch, before: MatchFields, fields: MatchFields): ChatNews {
  const fixture = { match: chat.match({ ...match, fields }), when: chat.when(fields) };
  return match.status === 'POSTPONED' || before.day === null
    ? { kind: 'scheduled', ...fixture }
    : { kind: 'moved', ...fixture, was: chat.when(before) };
}

interface OutcomeProps {
  match: CalendarMatch;
  index: CalendarIndex;
  texts: CalendarTexts;
  fields: MatchFields;
}

const outcomeOf = (match: CalendarMatch, index: CalendarIndex, texts: CalendarTexts) =>
  function show(fields: MatchFields) {
    return <Outcome match={match} index={index} texts={texts} fields={fields} />;
  };

/** What will be saved, as it will stand in the calendar. */
function Outcome({ match, index, texts, fields }: OutcomeProps) {
  const { t } = texts;
  const teams = [fields.homeId, fields.awayId].flatMap((id) => index.teams.get(id ?? 0) ?? []);
  const referee = texts.referee(fields.refereeId);
  const isFree = findingsFor(index, match, fields)?.clashes.length === 0;
  return (
    <>
      <div className={`${outcome.outcome} ${outcome.rows}`}>
        {fields.day && <span>{capitalised(texts.day(fields.day))}</span>}
        <b className={outcome.big}>{fields.time ?? '–'}</b>
        {teams.map((team) => (
          <p key={team.id}>
            <TeamCrest team={team} /> {texts.team(team.id)}
          </p>
        ))}
        <ul className={effects.effects}>
          {fields.venue && (
            <li>
              <Icon svg={pin} className="icon" />
              <span>{texts.pitch(fields.venue)}</span>
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
        <ul className={effects.effects}>
          <li data-tone="ok">
            <Icon svg={check} className="icon" />
            <span>{t('calendar.allFree')}</span>
          </li>
        </ul>
      )}
    </>
  );
}
