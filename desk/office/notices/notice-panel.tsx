import chats from '@phosphor-icons/core/bold/chat-circle-text-bold.svg?raw';
import { useState } from 'react';
import type { Notice } from '#contract/desk/messages.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { messageForChat } from '#desk/inbox/message-words.ts';
import { useLanguages } from '#desk/kit/english.ts';
import { LoadState } from '#desk/kit/load-state.tsx';
import { useDesk } from '#desk/kit/use-desk.ts';
import { Panel } from '#desk/office/panel.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { useSession } from '#desk/shell/session.ts';
import { timeOrDate, type Language } from '#domain/formatting/date.ts';
import { Icon } from '#ui/icon.tsx';
import { copyText } from '#ui/use-copy.ts';
import { audienceText } from './audience-text.ts';
import button from '#ui/button.module.css';
import layout from '#desk/kit/layout.module.css';
import styles from './notices.module.css';

/** A notice as it was sent, its text for the chat, and who has read it. */
export function NoticePanel({ id, onClose }: { id: number; onClose: () => void }) {
  const { t, language } = useTexts();
  const { data, failed, reload } = useDesk<Notice>(deskPaths.notice(id), { every: 30_000 });
  if (!data)
    return (
      <Panel title={t('notices.title')} onClose={onClose}>
        <LoadState {...{ data, failed, reload }} />
      </Panel>
    );
  const { title, text, people, read, recipients } = data;
  return (
    <Panel title={title[language]} sub={audienceText(data, t, language)} onClose={onClose}>
      <p className={styles.text}>{text[language]}</p>
      <ForChat notice={data} />
      <h3 className={styles.heading}>{t('notices.readBy', { read, count: recipients })}</h3>
      <ul className={styles.readers}>
        {people.map((person) => (
          <li key={person.id}>
            {person.name}
            <small>
              {person.readAt === null
                ? t('notices.notYet')
                : timeOrDate(new Date(person.readAt), serverNow(), language)}
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function ForChat({ notice }: { notice: Notice }) {
  const { t } = useTexts();
  const languages = useLanguages();
  const site = useSession()?.league.publicUrl ?? '';
  const [copied, setCopied] = useState<Language | null>(null);
  return (
    <fieldset className={layout.buttons} aria-label={t('notices.chat')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          className={button.button}
          data-kind={language === 'bg' ? undefined : 'bare'}
          onClick={() =>
            void copyText(messageForChat(notice, language, site), t('link.byHand')).then(
              (isDone) => isDone && setCopied(language),
            )
          }
        >
          <Icon svg={chats} className="icon" />{' '}
          {t(copied === language ? 'chatText.copied' : `chatText.copy.${language}`)}
        </button>
      ))}
    </fieldset>
  );
}
