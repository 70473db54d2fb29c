import { useId } from 'react';
import { inLanguage } from '#contract/paths.ts';
import button from '#ui/button.module.css';
import { useLanguage } from '#ui/language.ts';
import { Modal } from '#ui/modal.tsx';
import { useCopy } from '#ui/use-copy.ts';
import styles from './embed-snippet.module.css';

export interface EmbedSnippetProps {
  path: string;
  title: string;
  /** Pixels. */
  height: number;
  onClose: () => void;
}

/** The code to copy. */
export function EmbedSnippet({ path, title, height, onClose }: EmbedSnippetProps) {
  const { t, language } = useLanguage();
  const [copied, copy] = useCopy(t('embed.code'));
  const id = useId();
  const snippet = frameCode(location.origin + inLanguage(path, language), title, height);
  return (
    <Modal title={t('embed.title')} closeLabel={t('shell.close')} onClose={onClose}>
      <div className={styles.snippet}>
        <label htmlFor={id}>{t('embed.text')}</label>
        <textarea
          id={id}
          readOnly
          rows={5}
          spellCheck={false}
          value={snippet}
          onFocus={({ target }) => target.select()}
        />
        <button className={button.button} data-kind="primary" type="button" onClick={() => void copy(snippet)}>
          {t(copied ? 'embed.copied' : 'embed.copy')}
        </button>
      </div>
    </Modal>
  );
}

const frameCode = (address: string, title: string, height: number): string =>
  `<iframe src="${address}" title="${title.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" width="100%" height="${height}" style="border:0" loading="lazy"></iframe>`;
