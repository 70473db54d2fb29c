import plus from '@phosphor-icons/core/bold/plus-bold.svg?raw';
import { useState } from 'react';
import type { ArticleFields, ArticleSubjects } from '#contract/desk/news.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Form } from '#desk/kit/record-store.ts';
import { useTexts } from '#desk/office/texts.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { Mark } from '#desk/shell/mark.tsx';
import { nameIn } from '#domain/formatting/name-in.ts';
import { shortDate } from '#domain/formatting/date.ts';
import { searchKey, searchKeys } from '#domain/formatting/search-key.ts';
import { Icon } from '#ui/icon.tsx';
import { useCombobox } from '#ui/use-combobox.ts';
import card from '#ui/card.module.css';
import chip from '#desk/kit/chip.module.css';
import field from '#desk/kit/field.module.css';
import inputStyles from '#desk/kit/inputs.module.css';
import styles from './tags-card.module.css';

interface Tag {
  key: string;
  name: string;
  picture: string | null;
  note?: string | undefined;
  act: () => void;
}

const SHOWN = 8;
const MAX_TEAMS = 2;
const MAX_WORDS = 10;

interface TagsProps {
  form: Form<ArticleFields>;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** What the article is about: a competition, two teams, a match, and words. */
export function TagsCard({ form, isOpen, onOpen }: TagsProps) {
  const { t, language } = useTexts();
  const { competition, teams, match, tags } = form.fields;
  const set: Tag[] = [
    ...(competition ? [{ ...competition, key: 'competition', act: () => form.set({ competition: null }) }] : []),
    ...teams.map((team) => ({
      ...team,
      key: `team ${team.id}`,
      act: () => form.set({ teams: teams.filter(({ id }) => id !== team.id) }),
    })),
    ...(match ? [{ ...match, key: 'match', act: () => form.set({ match: null }) }] : []),
  ].map((tag) => ({ key: tag.key, name: nameIn(language, tag), picture: tag.picture, act: tag.act }));
  const words = tags.map((word) => ({
    key: `word ${word}`,
    name: word,
    picture: null,
    act: () => form.set({ tags: tags.filter((other) => other !== word) }),
  }));
  return (
    <section className={card.card}>
      <header>
        <h2>{t('news.tags')}</h2>
      </header>
      <div className={card.body}>
        <div className={styles.tagline}>
          {[...set, ...words].map((tag) => (
            <button
              key={tag.key}
              type="button"
              className={`${chip.chip} ${chip.set}`}
              aria-label={t('news.removeTag', { name: tag.name })}
              onClick={tag.act}
            >
              {tag.picture && <img src={tag.picture} alt="" />}
              {tag.name}
              <Mark name="close" />
            </button>
          ))}
          <button type="button" className={chip.chip} aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
            <Icon svg={plus} className="icon" />
            {t('news.addTag')}
          </button>
        </div>
        {isOpen && <Choices form={form} onDone={() => onOpen(false)} />}
      </div>
    </section>
  );
}

function Choices({ form, onDone }: { form: Form<ArticleFields>; onDone: () => void }) {
  const { t, language } = useTexts();
  const [text, setText] = useState('');
  const { data } = useDesk<ArticleSubjects>(deskPaths.newsSubjects);
  const { teams, tags } = form.fields;
  const choose = (changes: Partial<ArticleFields>) => () => {
    form.set(changes);
    setText('');
    combobox.reset();
  };
  const all: (Tag & { names: string[] })[] = [
    ...(data?.competitions ?? []).map((one) => ({
      ...one,
      kind: 'competition',
      note: undefined,
      act: choose({ competition: one }),
    })),
    ...(teams.length < MAX_TEAMS
      ? (data?.teams ?? [])
          .filter(({ id }) => !teams.some((team) => team.id === id))
          .map((one) => ({ ...one, kind: 'team', note: undefined, act: choose({ teams: [...teams, one] }) }))
      : []),
    ...(data?.matches ?? []).map((one) => ({
      ...one,
      kind: 'match',
      note: one.startTime === null ? undefined : shortDate(new Date(one.startTime), language),
      act: choose({ match: one }),
    })),
  ].map((one) => ({
    key: `${one.kind} ${one.id}`,
    name: nameIn(language, one),
    names: [one.name, one.nameLatin],
    picture: one.picture,
    note: one.note,
    act: one.act,
  }));
  const wanted = searchKey(text).split(' ');
  const found = all.filter(({ names }) => {
    const keys = searchKeys(...names);
    return wanted.every((word) => keys.some((key) => key.includes(word)));
  });
  const word = text.trim();
  const mayAdd = word !== '' && tags.length < MAX_WORDS && !tags.includes(word);
  const options: Pick<Tag, 'key' | 'name' | 'picture' | 'note' | 'act'>[] = found.slice(0, SHOWN);
  if (mayAdd)
    options.push({
      key: 'word',
      name: t('news.addWord', { word }),
      picture: null,
      act: choose({ tags: [...tags, word] }),
    });
  const combobox = useCombobox({
    count: options.length,
    first: word === '' ? -1 : 0,
    onChoose: (index) => options[index]?.act(),
  });
  return (
    <div className={styles.choices}>
      <span className={inputStyles.input}>
        <input
          {...combobox.input}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for
          autoFocus
          aria-label={t('news.findTag')}
          placeholder={t('news.findTag')}
          maxLength={40}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            combobox.reset();
          }}
          onKeyDown={(event) => {
            combobox.input.onKeyDown(event);
            if (event.key === 'Escape') onDone();
          }}
        />
      </span>
      <ul {...combobox.list} aria-label={t('news.tags')}>
        {options.map((tag, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- an option: the input has the keys
          <li key={tag.key} {...combobox.option(index)} onClick={tag.act}>
            {tag.picture && <img src={tag.picture} alt="" />}
            <span>{tag.name}</span>
            {tag.note && <small>{tag.note}</small>}
          </li>
        ))}
      </ul>
      {teams.length === MAX_TEAMS && <p className={field.help}>{t('news.twoTeams')}</p>}
    </div>
  );
}
