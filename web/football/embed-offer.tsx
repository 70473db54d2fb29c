import code from '@phosphor-icons/core/bold/code-bold.svg?raw';
import { useId, useState } from 'react';
import { inLanguage } from '#contract/paths.ts';
import button from '#web/ui/button.module.css';
import { copyText } from '#web/ui/copy-text.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { useCopied } from '#web/ui/use-copied.ts';
import styles from './embed-offer.module.css';

interface EmbedOfferProps {
  kind: 'match' | 'standings';
  path: string;
  title: string;
  /** How high the frame should be, in pixels. */
  height: number;
}

/** A piece of this page for the site of a club: opens the code to paste there. */
export function EmbedOffer({ kind, ...frame }: EmbedOfferProps) {
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

function Snippet({ path, title, height, onClose }: Omit<EmbedOfferProps, 'kind'> & { onClose: () => void }) {
  const { t, language } = useLanguage();
  const [copied, tellCopied] = useCopied();
  const id = useId();
  const snippet = frameCode(location.origin + inLanguage(path, language), title, height);
  const copy = async () => {
    if (await copyText(snippet, t('embed.code'))) tellCopied();
  };
  return (
    <Modal title={t('embed.title')} onClose={onClose}>
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
        <button className={button.button} data-kind="primary" type="button" onClick={() => void copy()}>
          {t(copied ? 'embed.copied' : 'embed.copy')}
        </button>
      </div>
    </Modal>
  );
}

const frameCode = (address: string, title: string, height: number): string =>
  `<iframe src="${address}" title="${title.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" width="100%" height="${height}" style="border:0" loading="lazy"></iframe>`;
