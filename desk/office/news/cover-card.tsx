import type { KeyboardEvent, MouseEvent } from 'react';
import { useEnglish } from '#desk/kit/english.ts';
import type { ArticleFields } from '#contract/desk/news.ts';
import { TextField } from '#desk/kit/fields.tsx';
import type { Form } from '#desk/kit/record-store.ts';
import { useWrong } from '#desk/kit/use-wrong.ts';
import { PictureField } from '#desk/office/pictures/picture-field.tsx';
import { useTexts } from '#desk/office/texts.ts';
import card from '#ui/card.module.css';
import fieldRow from '#desk/kit/field-row.module.css';
import field from '#desk/kit/field.module.css';
import styles from './cover-card.module.css';

const MIDDLE = { x: 50, y: 50 };
const STEP = 5;

/** The picture of an article, what it shows, and the point that stays in view where it is cropped. */
export function CoverCard({ form }: { form: Form<ArticleFields> }) {
  const { t } = useTexts();
  const hasEnglish = useEnglish();
  const { picture, focus, titleEn } = form.fields;
  const refused = useWrong(form, 'picture');
  return (
    <section className={card.card}>
      <header>
        <h2>{t('news.cover')}</h2>
      </header>
      <div className={card.body}>
        <div className={fieldRow.row}>
          <PictureField
            purpose="article"
            label={<span className="hidden">{t('news.cover')}</span>}
            wrong={refused}
            picture={picture}
            onChange={(next) =>
              form.set({ picture: next, focus: null, ...(next === null && { altBg: '', altEn: '' }) })
            }
            preview={
              picture && (
                <FocusPoint
                  address={picture.address}
                  focus={focus ?? MIDDLE}
                  onChange={(next) => form.set({ focus: next })}
                />
              )
            }
          />
          {picture && (
            <>
              <p className={field.field}>
                <span className={field.help}>{t('news.focusHelp')}</span>
              </p>
              <TextField form={form} name="altBg" label={t('news.alt')} maxLength={300} lang="bg" />
              {titleEn !== '' && hasEnglish && (
                <TextField form={form} name="altEn" label={t('news.altEn')} maxLength={300} lang="en" />
              )}
            </>
          )}
        </div>
      </div>
    </section>
  );
}

interface FocusProps {
  address: string;
  focus: { x: number; y: number };
  onChange: (focus: { x: number; y: number }) => void;
}

const percent = (part: number) => Math.min(100, Math.max(0, Math.round(part)));

/** Cropped as the lists show it; a click or the arrow keys move the point. */
function FocusPoint({ address, focus, onChange }: FocusProps) {
  const { t } = useTexts();
  const onKey = (event: KeyboardEvent) => {
    const [x, y] = { ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP], ArrowDown: [0, STEP] }[
      event.key
    ] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    onChange({ x: percent(focus.x + (x ?? 0)), y: percent(focus.y + (y ?? 0)) });
  };
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    // By keyboard a click has no place.
    if (event.detail === 0) return;
    onChange({
      x: percent(((event.clientX - left) / width) * 100),
      y: percent(((event.clientY - top) / height) * 100),
    });
  };
  return (
    <div className={styles.cover}>
      <button
        type="button"
        className={styles.point}
        aria-label={t('news.focus', { x: focus.x, y: focus.y })}
        onKeyDown={onKey}
        onClick={onClick}
      >
        <img src={address} alt="" />
        <i style={{ insetInlineStart: `${focus.x}%`, insetBlockStart: `${focus.y}%` }} />
      </button>
    </div>
  );
}
