import chats from '@phosphor-icons/core/bold/chat-circle-text-bold.svg?raw';
import { useState } from 'react';
import type { Language } from '#domain/formatting/date.ts';
import { useLanguages } from '#desk/kit/english.ts';
import { useTexts } from '#desk/office/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { copyText } from '#ui/use-copy.ts';
import { chatText, type ChatNews } from './chat-text.ts';
import button from '#ui/button.module.css';
import layout from '#desk/kit/layout.module.css';
import styles from './chat-buttons.module.css';

/** The text for the chat of what was decided, copied with one tap in each language of the league. */
export function ChatButtons({ news, onCopied }: { news: ChatNews; onCopied?: () => void }) {
  const { t } = useTexts();
  const [copied, setCopied] = useState<Language | null>(null);
  const texts = chatText(news);
  const languages = useLanguages();
  return (
    <div className={styles.chat}>
      <p>{texts[copied ?? 'bg']}</p>
      <div className={layout.buttons}>
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            className={button.button}
            data-kind={language === 'bg' ? undefined : 'bare'}
            data-size="small"
            onClick={() =>
              void copyText(texts[language], t('link.byHand')).then((isDone) => {
                if (!isDone) return;
                setCopied(language);
                onCopied?.();
              })
            }
          >
            <Icon svg={chats} className="icon" />{' '}
            {t(copied === language ? 'chatText.copied' : `chatText.copy.${language}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
