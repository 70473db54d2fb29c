import code from '@phosphor-icons/core/bold/code-bold.svg?raw';
import { useId, useState } from 'react';
import { inLanguage } from '#contract/paths.ts';
import button from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { Modal } from '#ui/modal.tsx';
import { useCopy } from '#ui/use-copy.ts';
import styles from './embed-code.module.css';

interface EmbedCodeProps {
  kind: 'match' | 'standings';
  path: string;
  title: string;
  /** Pixels. */
  height: number;
}

/** A button that shows the code for embedding this part on another site. */
export function EmbedCode({ kind, ...frame }: EmbedCodeProps) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={button.offer} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon svg={code} size="1.125rem" />
        {t(`embed.offer.${kind}`)}
      </button>
      {open && <Snippet {...frame} onClose={() => setOpen(false)} />}
    </>
  );
}

function Snippet({ path, title, height, onClose }: Omit<EmbedCodeProps, 'kind'> & { onClose: () => void }) {
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
