import warning from '@phosphor-icons/core/bold/warning-bold.svg?raw';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { Notice } from '#ui/notice.tsx';
import type { ArticleFields } from '#contract/desk/news.ts';
import type { Form } from '#desk/kit/record-store.ts';
import { useWrong } from '#desk/kit/use-wrong.ts';
import { pictureIn } from '#desk/office/pictures/upload-picture.ts';
import type { Language } from '#domain/formatting/date.ts';
import { useTexts } from '#desk/office/texts.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { namesOf } from './language-fields.ts';
import { richExtensions } from './rich-extensions.ts';
import field from '#desk/kit/field.module.css';
import styles from './language-column.module.css';

interface ColumnProps {
  form: Form<ArticleFields>;
  language: Language;
  isShown: boolean;
  onFocus: (editor: Editor | null) => void;
  onPicture: (editor: Editor, file: File) => void;
}

/** Tables and captions come with files and cannot be edited here: nothing of them must be lost. */
const FROM_FILES = /<(table|figure)\b/i;

/** An article in one language: title, summary and text. */
export function LanguageColumn({ form, language, isShown, onFocus, onPicture }: ColumnProps) {
  const { t } = useTexts();
  const { title, summary, content } = namesOf(language);
  const { fields } = form;
  const wrongTitle = useWrong(form, title);
  const wrongSummary = useWrong(form, summary);
  const wrongContent = useWrong(form, content);
  const wrong = wrongTitle ?? wrongSummary ?? wrongContent;
  const isEmpty = fields[title] === '' && fields[content] === '';
  return (
    <div className={styles.column} lang={language} data-off={isShown ? undefined : ''}>
      <div className={styles.head}>
        <span>{t(`news.${language}`)}</span>
        <small>
          {isEmpty
            ? t(language === 'bg' ? 'news.empty' : 'news.optional')
            : fields[title] === ''
              ? t('news.noTitle')
              : fields[content] === ''
                ? t('news.noText')
                : t('news.ready')}
        </small>
      </div>
      <textarea
        className={styles.headline}
        rows={1}
        maxLength={200}
        aria-label={t('news.title')}
        aria-invalid={wrongTitle === undefined ? undefined : true}
        placeholder={t('news.title')}
        value={fields[title]}
        onFocus={() => onFocus(null)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={({ target }) => form.set({ [title]: target.value.replaceAll('\n', ' ') })}
      />
      <textarea
        className={styles.lead}
        rows={1}
        maxLength={600}
        aria-label={t('news.summary')}
        placeholder={t('news.summary')}
        value={fields[summary]}
        onFocus={() => onFocus(null)}
        onChange={({ target }) => form.set({ [summary]: target.value.replaceAll('\n', ' ') })}
      />
      {wrong !== undefined && (
        <p className={field.wrong} role="alert">
          {wrong}
        </p>
      )}
      {FROM_FILES.test(fields[content]) ? (
        <>
          <Notice tone="warn" icon={warning}>
            {t('news.fromFiles')}
          </Notice>
          <RichText html={fields[content]} />
        </>
      ) : (
        <TextEditor
          html={fields[content]}
          label={t('news.text', { language: t(`news.${language}`) })}
          placeholder={t('news.write')}
          onChange={(html) => form.set({ [content]: html })}
          onFocus={onFocus}
          onPicture={onPicture}
        />
      )}
    </div>
  );
}

interface EditorProps extends Pick<ColumnProps, 'onFocus' | 'onPicture'> {
  html: string;
  label: string;
  placeholder: string;
  onChange: (html: string) => void;
}

function TextEditor({ html, label, placeholder, onChange, onFocus, onPicture }: EditorProps) {
  /** What this editor said last; anything else came from outside. */
  const said = useRef(html);
  // The library keeps the callbacks of the first render.
  const latest = useRef({ onChange, onFocus, onPicture });
  useEffect(() => {
    latest.current = { onChange, onFocus, onPicture };
  });
  const editor = useEditor({
    extensions: richExtensions(placeholder),
    content: html,
    injectCSS: false,
    editorProps: {
      attributes: { class: styles.text ?? '', role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      handlePaste: (_view, event) => takePicture(event.clipboardData),
      handleDrop: (_view, event) => takePicture(event.dataTransfer),
    },
    onUpdate: ({ editor: changed }) => {
      said.current = changed.isEmpty ? '' : changed.getHTML();
      latest.current.onChange(said.current);
    },
    onFocus: ({ editor: focused }) => latest.current.onFocus(focused),
  });
  function takePicture(data: DataTransfer | null): boolean {
    const file = pictureIn(data);
    if (file) latest.current.onPicture(editor, file);
    return file !== null;
  }
  useEffect(() => {
    if (html === said.current) return;
    said.current = html;
    const { from, to } = editor.state.selection;
    editor.commands.setContent(html, { emitUpdate: false });
    const end = editor.state.doc.content.size;
    editor.commands.setTextSelection({ from: Math.min(from, end), to: Math.min(to, end) });
  }, [editor, html]);
  return <EditorContent editor={editor} />;
}
