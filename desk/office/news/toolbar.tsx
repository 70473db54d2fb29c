import arrowBack from '@phosphor-icons/core/bold/arrow-counter-clockwise-bold.svg?raw';
import arrowOn from '@phosphor-icons/core/bold/arrow-clockwise-bold.svg?raw';
import ball from '@phosphor-icons/core/bold/soccer-ball-bold.svg?raw';
import bold from '@phosphor-icons/core/bold/text-b-bold.svg?raw';
import bullets from '@phosphor-icons/core/bold/list-bullets-bold.svg?raw';
import heading from '@phosphor-icons/core/bold/text-h-bold.svg?raw';
import image from '@phosphor-icons/core/bold/image-bold.svg?raw';
import italic from '@phosphor-icons/core/bold/text-italic-bold.svg?raw';
import link from '@phosphor-icons/core/bold/link-bold.svg?raw';
import numbers from '@phosphor-icons/core/bold/list-numbers-bold.svg?raw';
import quotes from '@phosphor-icons/core/bold/quotes-bold.svg?raw';
import video from '@phosphor-icons/core/bold/monitor-play-bold.svg?raw';
import { useEditorState, type Editor } from '@tiptap/react';
import { useRef, useState, type FormEvent } from 'react';
import { readVideo } from '#domain/match/video.ts';
import { linkAddress } from '#domain/rich-text/safe-address.ts';
import { useTexts } from '#desk/office/texts.ts';
import { Icon } from '#ui/icon.tsx';
import button from '#ui/button.module.css';
import field from '#desk/kit/field.module.css';
import input from '#desk/kit/inputs.module.css';
import styles from './toolbar.module.css';

interface ToolbarProps {
  /** Where the cursor was last; null before anything was clicked. */
  editor: Editor | null;
  words: number;
  onPicture: (editor: Editor, file: File) => void;
  onMatch: () => void;
}

type Asked = 'link' | 'video' | 'alt';

/** Acts on the text where the cursor was last. */
export function Toolbar({ editor, words, onPicture, onMatch }: ToolbarProps) {
  const { t } = useTexts();
  const file = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      current && {
        heading: current.isActive('heading'),
        bold: current.isActive('bold'),
        italic: current.isActive('italic'),
        bulletList: current.isActive('bulletList'),
        orderedList: current.isActive('orderedList'),
        blockquote: current.isActive('blockquote'),
        link: current.isActive('link'),
        picture: current.isActive('picture'),
        undo: current.can().undo(),
        redo: current.can().redo(),
      },
  });
  const tool = (name: string, icon: string, isOn: boolean | undefined, act: () => void, disabled = false) => (
    <button
      type="button"
      className={button.icon}
      aria-label={name}
      title={name}
      aria-pressed={isOn}
      disabled={!editor || disabled}
      // The selection in the text must stay.
      onMouseDown={(event) => event.preventDefault()}
      onClick={act}
    >
      <Icon svg={icon} className="icon" />
    </button>
  );
  const chain = () => editor?.chain().focus();
  return (
    <>
      <div className={styles.tools} role="toolbar" aria-label={t('news.tools')}>
        {tool(t('news.heading'), heading, active?.heading, () => chain()?.toggleHeading({ level: 2 }).run())}
        {tool(t('news.bold'), bold, active?.bold, () => chain()?.toggleBold().run())}
        {tool(t('news.italic'), italic, active?.italic, () => chain()?.toggleItalic().run())}
        <i />
        {tool(t('news.bullets'), bullets, active?.bulletList, () => chain()?.toggleBulletList().run())}
        {tool(t('news.numbers'), numbers, active?.orderedList, () => chain()?.toggleOrderedList().run())}
        {tool(t('news.quote'), quotes, active?.blockquote, () => chain()?.toggleBlockquote().run())}
        {tool(t('news.link'), link, active?.link, () => setAsked('link'))}
        <i />
        <button
          type="button"
          className={button.icon}
          aria-label={t('news.picture')}
          title={t('news.picture')}
          aria-pressed={active?.picture}
          disabled={!editor}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => (active?.picture ? setAsked('alt') : file.current?.click())}
        >
          <Icon svg={image} className="icon" />
        </button>
        {tool(t('news.video'), video, undefined, () => setAsked('video'))}
        <button
          type="button"
          className={button.icon}
          aria-label={t('news.match')}
          title={t('news.match')}
          onClick={onMatch}
        >
          <Icon svg={ball} className="icon" />
        </button>
        <i />
        {tool(t('news.undo'), arrowBack, undefined, () => chain()?.undo().run(), !active?.undo)}
        {tool(t('news.redo'), arrowOn, undefined, () => chain()?.redo().run(), !active?.redo)}
        <span className={styles.count}>{t('news.words', { count: words })}</span>
        <input
          ref={file}
          className="hidden"
          type="file"
          accept="image/*"
          tabIndex={-1}
          aria-hidden="true"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen && editor) onPicture(editor, chosen);
            target.value = '';
          }}
        />
      </div>
      {asked && editor && <Question key={asked} asked={asked} editor={editor} onDone={() => setAsked(null)} />}
    </>
  );
}

/** An address or a description, asked under the toolbar. */
function Question({ asked, editor, onDone }: { asked: Asked; editor: Editor; onDone: () => void }) {
  const { t } = useTexts();
  const [value, setValue] = useState(() =>
    String(editor.getAttributes(asked === 'alt' ? 'picture' : 'link')[asked === 'alt' ? 'alt' : 'href'] ?? ''),
  );
  const [isWrong, setWrong] = useState(false);
  function answer(event: FormEvent) {
    event.preventDefault();
    const done = ACTS[asked](editor, value.trim());
    if (done) onDone();
    else setWrong(true);
  }
  return (
    <form className={styles.question} onSubmit={answer}>
      <label>
        <span>{t(`news.ask.${asked}`)}</span>
        <span className={input.input} data-tone={isWrong ? 'bad' : undefined}>
          <input
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for
            autoFocus
            value={value}
            aria-invalid={isWrong || undefined}
            onKeyDown={(event) => event.key === 'Escape' && onDone()}
            onChange={({ target }) => {
              setValue(target.value);
              setWrong(false);
            }}
          />
        </span>
      </label>
      {isWrong && (
        <p className={`${field.wrong} ${styles.wrong}`} role="alert">
          {t(asked === 'video' ? 'news.wrongVideo' : 'news.wrongLink')}
        </p>
      )}
      <button className={button.button} data-size="small">
        {t('news.done')}
      </button>
      <button type="button" className={button.button} data-kind="bare" data-size="small" onClick={onDone}>
        {t('form.cancel')}
      </button>
    </form>
  );
}

const ACTS: Record<Asked, (editor: Editor, value: string) => boolean> = {
  link: (editor, value) => {
    if (value === '') return editor.chain().focus().extendMarkRange('link').unsetLink().run();
    const href = linkAddress(value) ?? linkAddress(`https://${value}`);
    if (href === null) return false;
    const linked = editor.chain().focus().extendMarkRange('link');
    return editor.state.selection.empty && !editor.isActive('link')
      ? linked.insertContent({ type: 'text', text: value, marks: [{ type: 'link', attrs: { href } }] }).run()
      : linked.setLink({ href }).run();
  },
  video: (editor, value) => {
    const found = readVideo(value);
    return (
      found.kind === 'youtube' &&
      editor
        .chain()
        .focus()
        .insertContent({ type: 'video', attrs: { id: found.id } })
        .run()
    );
  },
  alt: (editor, value) => editor.chain().focus().updateAttributes('picture', { alt: value }).run(),
};
