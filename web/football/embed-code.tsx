import code from '@phosphor-icons/core/bold/code-bold.svg?raw';
import { useState } from 'react';
import button from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import type { EmbedSnippetProps } from './embed-snippet.tsx';

interface EmbedCodeProps extends Omit<EmbedSnippetProps, 'onClose'> {
  kind: 'match' | 'standings';
}

const SNIPPET = lazyComponent(async () => (await import('./embed-snippet.tsx')).EmbedSnippet);
const preload = () => void SNIPPET.load().catch(() => {});

/** A button that shows the code for embedding this part on another site. */
export function EmbedCode({ kind, ...frame }: EmbedCodeProps) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  // Without a network the button does nothing.
  const show = () =>
    SNIPPET.load().then(
      () => setOpen(true),
      () => {},
    );
  return (
    <>
      <button
        type="button"
        className={button.offer}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void show()}
      >
        <Icon svg={code} size="1.125rem" />
        {t(`embed.offer.${kind}`)}
      </button>
      {open && <SNIPPET.Part {...frame} onClose={() => setOpen(false)} />}
    </>
  );
}
