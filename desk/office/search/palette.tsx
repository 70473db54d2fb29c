import search from '@phosphor-icons/core/bold/magnifying-glass-bold.svg?raw';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { deskPaths } from '#contract/desk/paths.ts';
import type { OfficeFound, OfficeSearch } from '#contract/desk/search.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { officeLinks } from '#desk/office/office-links.ts';
import { useTexts, type OfficeTranslate } from '#desk/office/texts.ts';
import { usePaused } from '#desk/office/use-paused.ts';
import { Mark } from '#desk/shell/mark.tsx';
import { navigate, pages } from '#desk/shell/navigation.ts';
import { matchDateTime, type Language } from '#domain/formatting/date.ts';
import { searchKey } from '#domain/formatting/search-key.ts';
import { Icon } from '#ui/icon.tsx';
import { useCombobox } from '#ui/use-combobox.ts';
import { recentPages, rememberPage, type Recent } from './recent-pages.ts';
import button from '#ui/button.module.css';
import modal from '#ui/modal.module.css';
import styles from './palette.module.css';

interface Choice extends Recent {
  detail?: string;
}

/** Everything of the office by name: type, arrows, Enter. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t, language } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const asked = usePaused(text.trim());
  const isEmpty = text.trim() === '';
  const query = new URLSearchParams({ q: asked.slice(0, 100) });
  const { data, failed, isEarlier } = useDesk<OfficeSearch>(asked === '' ? null : `${deskPaths.search}?${query}`, {
    stays: true,
  });
  const choices: Choice[] = isEmpty
    ? startChoices(t)
    : [...screensNamed(t, text), ...(data?.results ?? []).map((found) => toChoice(t, language, found))];
  const combobox = useCombobox({
    count: choices.length,
    onChoose: (index) => {
      const choice = choices[index];
      if (choice) open(choice);
    },
  });
  const isAnswered = data !== null && !isEarlier && asked === text.trim();
  const isNothing = !isEmpty && isAnswered && choices.length === 0;

  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);

  function open({ path, name, kind }: Choice) {
    rememberPage({ path, name, kind });
    dialog.current?.close();
    navigate(path);
  }
  function onKey(event: KeyboardEvent) {
    combobox.input.onKeyDown(event);
    if (event.key === 'Enter' && isNothing && data.suggestion !== null) type(data.suggestion);
    // A search field would only be emptied by it.
    if (event.key === 'Escape') {
      event.preventDefault();
      dialog.current?.close();
    }
  }
  const type = (typed: string) => {
    setText(typed);
    combobox.reset();
  };

  return (
    <dialog
      ref={dialog}
      className={`${modal.modal} ${styles.palette}`}
      aria-label={t('search.everywhere')}
      onClose={onClose}
      // A panel behind it stays open.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      <div className={styles.field}>
        <Icon svg={search} className="icon" />
        <input
          {...combobox.input}
          type="search"
          aria-label={t('search.everywhere')}
          placeholder={t('search.placeholder')}
          maxLength={100}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKey}
        />
        <button
          className={button.icon}
          type="button"
          aria-label={t('nav.close')}
          onClick={() => dialog.current?.close()}
        >
          <Mark name="close" />
        </button>
      </div>
      {isEmpty && recentPages().length > 0 && <p className={`label ${styles.recent}`}>{t('search.recent')}</p>}
      <ul {...combobox.list} aria-label={t('search.everywhere')}>
        {choices.map((choice, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- an option: the input has the keys
          <li key={`${choice.kind} ${choice.path}`} {...combobox.option(index)} onClick={() => open(choice)}>
            <span>{choice.name}</span>
            <small>{[choice.kind, choice.detail].filter(Boolean).join(', ')}</small>
          </li>
        ))}
      </ul>
      {failed && <p className={`nothing ${styles.nothing}`}>{t('wrong.no_network')}</p>}
      {isNothing && (
        <EmptyState
          title={t('search.nothing', { text: text.trim() })}
          text={`${t('search.alphabets')} ${data.suggestion === null ? '' : t('search.perhaps', { word: data.suggestion })}`}
          action={
            data.suggestion !== null && (
              <button className={button.button} type="button" onClick={() => type(data.suggestion ?? '')}>
                {data.suggestion}
              </button>
            )
          }
        />
      )}
    </dialog>
  );
}

const allScreens = () => {
  const { daily, settings } = officeLinks({ roles: ['organiser'] });
  return [...daily, ...settings];
};

function startChoices(t: OfficeTranslate): Choice[] {
  const recent = recentPages();
  if (recent.length > 0) return recent;
  return allScreens().map(({ path, text }) => ({ path, name: t(text), kind: t('search.kind.place') }));
}

function screensNamed(t: OfficeTranslate, text: string): Choice[] {
  const wanted = searchKey(text);
  if (wanted === '') return [];
  return allScreens()
    .map(({ path, text: key }) => ({ path, name: t(key), kind: t('search.kind.place') }))
    .filter(
      ({ name }) =>
        searchKey(name)
          .split(' ')
          .some((word) => word.startsWith(wanted)) || searchKey(name).startsWith(wanted),
    );
}

function toChoice(t: OfficeTranslate, language: Language, found: OfficeFound): Choice {
  const { kind, name, nameLatin, detail, detailLatin, startTime, isHidden } = found;
  const [shown, beside] = language === 'bg' ? [name, detail] : [nameLatin, detailLatin];
  const when = startTime === null ? null : matchDateTime(new Date(startTime), language);
  const hidden = isHidden ? t(kind === 'article' ? 'search.draft' : 'search.hidden') : null;
  return {
    path: pathOf(found),
    name: shown,
    kind: t(`search.kind.${kind}`),
    detail: [beside, when, hidden].filter(Boolean).join(', '),
  };
}

function pathOf({ kind, id, teamId }: OfficeFound): string {
  switch (kind) {
    case 'team':
      return pages.team(id);
    case 'player':
      return teamId === null ? pages.player(id) : `${pages.team(teamId)}?player=${id}`;
    case 'match':
      return `${pages.calendar}?match=${id}`;
    case 'competition':
      return pages.competition(id);
    case 'article':
      return pages.article(id);
    case 'person':
      return pages.people;
  }
}
