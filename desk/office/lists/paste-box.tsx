import { useId, useState } from 'react';
import { useTexts } from '#desk/office/texts.ts';
import button from '#ui/button.module.css';
import input from '#desk/kit/inputs.module.css';
import styles from './lists.module.css';

/** A list that is pasted instead of a file. */
export function PasteBox({ isSending, onPaste }: { isSending: boolean; onPaste: (file: File) => void }) {
  const { t } = useTexts();
  const id = useId();
  const [text, setText] = useState('');
  const send = (pasted: string) => {
    if (pasted.trim() !== '' && !isSending) onPaste(new File([pasted], t('list.pasted'), { type: 'text/plain' }));
  };
  return (
    <form
      className={styles.paste}
      onSubmit={(event) => {
        event.preventDefault();
        send(text);
      }}
    >
      <label htmlFor={id}>
        <b>{t('list.paste')}</b>
        <small>{t('list.pasteText')}</small>
      </label>
      <textarea
        id={id}
        className={input.input}
        rows={4}
        value={text}
        spellCheck={false}
        placeholder={t('list.pasteExample')}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(text);
        }}
      />
      <button className={button.button} disabled={text.trim() === '' || isSending}>
        {t('list.read')}
      </button>
    </form>
  );
}
