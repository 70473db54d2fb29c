import { useEffect, useId, useRef, useState } from 'react';
import type { ArticleFields, ArticlePreview as Preview } from '#contract/desk/news.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Language } from '#domain/formatting/date.ts';
import { useTexts } from '#desk/office/texts.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { namesOf } from './language-fields.ts';
import styles from './article-preview.module.css';

/** The public page of what was typed, in a frame. */
export function ArticlePreview({ id, fields }: { id: number | null; fields: ArticleFields }) {
  const { t } = useTexts();
  const name = useId();
  const form = useRef<HTMLFormElement>(null);
  const written = (['bg', 'en'] as const).filter((language) => fields[namesOf(language).title] !== '');
  const [language, setLanguage] = useState<Language>(written[0] ?? 'bg');
  const theme = document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
  const preview: Preview = { id, article: fields, language, theme };
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- sent again in the other language
  useEffect(() => form.current?.submit(), [language]);
  return (
    <section className={styles.preview} aria-label={t('news.preview')}>
      {written.length > 1 && (
        <SegmentedControl
          label={t('news.language')}
          options={written.map((value) => ({ value, label: t(`news.${value}`) }))}
          chosen={language}
          onChoose={setLanguage}
        />
      )}
      <form ref={form} method="post" action={deskPaths.articlePreview} target={name} hidden>
        <input type="hidden" name="preview" value={JSON.stringify(preview)} readOnly />
      </form>
      <iframe name={name} title={t('news.preview')} sandbox="allow-same-origin" />
    </section>
  );
}
