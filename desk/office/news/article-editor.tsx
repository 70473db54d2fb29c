import warning from '@phosphor-icons/core/bold/warning-bold.svg?raw';
import eye from '@phosphor-icons/core/bold/eye-bold.svg?raw';
import pen from '@phosphor-icons/core/bold/pencil-simple-bold.svg?raw';
import trash from '@phosphor-icons/core/bold/trash-bold.svg?raw';
import undo from '@phosphor-icons/core/bold/arrow-u-up-left-bold.svg?raw';
import clock from '@phosphor-icons/core/bold/clock-counter-clockwise-bold.svg?raw';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useLanguages } from '#desk/kit/english.ts';
import { Notice } from '#ui/notice.tsx';
import type { ArticleFields, ArticleRequest, DeskArticle } from '#contract/desk/news.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { Conflict } from '#desk/kit/conflict.tsx';
import { SaveMark } from '#desk/kit/save-state.tsx';
import { Failure, FormFailure } from '#desk/kit/failure.tsx';
import { shownFields } from '#desk/kit/record-fields.tsx';
import { useRecord } from '#desk/kit/use-record.ts';
import { useSaveKey } from '#desk/kit/use-save-key.ts';
import { Menu, type MenuItem } from '#desk/office/menu.tsx';
import { Office } from '#desk/office/office-shell.tsx';
import { usePictureUpload } from '#desk/office/pictures/use-picture-upload.ts';
import type { Language } from '#domain/formatting/date.ts';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { Mark } from '#desk/shell/mark.tsx';
import { navigate, pages, useQuery } from '#desk/shell/navigation.ts';
import { useSession } from '#desk/shell/session.ts';
import { articleState } from '#domain/news/article-rules.ts';
import { Icon } from '#ui/icon.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { articleRecord } from './article-record.tsx';
import { ArticlePreview } from './article-preview.tsx';
import { CoverCard } from './cover-card.tsx';
import { LanguageColumn } from './language-column.tsx';
import { PublishCard } from './publish-card.tsx';
import { TagsCard } from './tags-card.tsx';
import { Toolbar } from './toolbar.tsx';
import { countWords, namesOf } from './language-fields.ts';
import { plannedInstant, usePlan, type Plan } from './use-plan.ts';
import button from '#ui/button.module.css';
import layout from '#desk/kit/layout.module.css';
import outcome from '#desk/kit/outcome.module.css';
import saveState from '#desk/kit/save-state.module.css';
import versions from '#desk/kit/versions.module.css';
import progressStyles from '#desk/office/progress.module.css';
import styles from './article-editor.module.css';

interface EditorProps {
  /** Null for one that was never saved. */
  article: DeskArticle | null;
  /** A new article was stored for the first time. */
  onCreated?: (article: DeskArticle) => void;
}

/** A draft, at once, or at an instant; undefined as it is. */
type Target = ArticleRequest['publishedAt'] | undefined;

const VIEWS = [
  { value: 'write', icon: pen, text: 'news.writing' },
  { value: 'preview', icon: eye, text: 'news.preview' },
] as const;

/** Writes an article in both languages. */
export function ArticleEditor({ article, onCreated }: EditorProps) {
  const id = article?.id ?? null;
  const { t, language } = useTexts();
  const languages = useLanguages();
  const session = useSession();
  const [query, setQuery] = useQuery();
  const isPreview = query.get('view') === 'preview';
  const [column, setColumn] = useState<Language>('bg');
  const [editor, setEditor] = useState<Editor | null>(null);
  const [isTagging, setTagging] = useState(false);
  const { plan, setPlan, moveTo, forget } = usePlan(id, article?.publishedAt ?? null);
  const { progress, refused, upload } = usePictureUpload('article');

  const edited = useRecord(articleRecord, {
    item: article,
    context: { author: session?.name ?? '' },
    onClose: () => {
      forget(id);
      navigate(pages.news);
    },
    onDone: () => {},
    onSaved: (stored) => {
      if (id === null) moveTo(stored.id);
      if (stored.publishedAt !== null) forget(stored.id);
      if (id === null) onCreated?.(stored);
    },
  });
  const { form, removal } = edited;
  const { fields } = form;
  const { publishedAt } = form.base;
  const state = articleState(publishedAt === null ? null : new Date(publishedAt), serverNow());

  async function save(to: Target) {
    const isSaved = await form.save(to === undefined ? {} : { publishedAt: to });
    if (isSaved && typeof to === 'string')
      showToast({ text: t(to === 'now' ? 'news.nowPublic' : 'news.nowScheduled') });
  }
  const publish = () => void save(plan.when === 'now' ? 'now' : (plannedInstant(plan)?.toISOString() ?? 'now'));
  const keep = () => void save(state === 'draft' ? null : undefined);
  /** Of an article that waits for its time, the date is a field like any other. */
  function choosePlan(next: Plan) {
    setPlan(next);
    if (state !== 'scheduled') return;
    const at = next.when === 'date' ? (plannedInstant(next)?.toISOString() ?? publishedAt) : publishedAt;
    form.set({ publishedAt: sameInstant(at, publishedAt) ? publishedAt : at });
  }
  const isBusy = form.state === 'saving';
  const cannotPlan = plan.when === 'date' && plannedInstant(plan) === null;

  useSaveKey(keep);

  async function insertPicture(into: Editor, file: File) {
    const picture = await upload(file);
    if (!picture) return;
    const { address: src, width, height } = picture;
    const content = [{ type: 'picture', attrs: { src, width, height, alt: '' } }];
    into.chain().focus().insertContent({ type: 'paragraph', content }).run();
  }

  const more = (): MenuItem[] => [
    ...(state === 'published' && session
      ? [{ text: t('news.open'), icon: eye, href: `${session.league.publicUrl}/news/${id}`, isFile: true }]
      : []),
    ...(session?.roles.includes('organiser') && id !== null
      ? [{ text: t('journal.title'), icon: clock, href: `${pages.journal}?subject=article:${id}` }]
      : []),
    ...(state === 'draft'
      ? [{ text: t('news.delete'), icon: trash, isDanger: true, onChoose: () => removal?.run() }]
      : [{ text: t('news.withdraw'), icon: undo, onChoose: () => void save(null) }]),
  ];
  const buttons = (
    <>
      <button
        type="button"
        className={button.button}
        data-kind={state === 'draft' ? undefined : 'primary'}
        disabled={isBusy}
        onClick={keep}
      >
        {t(state === 'draft' ? 'news.saveDraft' : 'form.save')}
      </button>
      {(state === 'draft' || (state === 'scheduled' && plan.when === 'now')) && (
        <button
          type="button"
          className={button.button}
          data-kind={state === 'draft' ? 'primary' : undefined}
          disabled={isBusy || cannotPlan}
          onClick={publish}
        >
          {t(plan.when === 'now' ? 'news.publish' : 'news.schedule')}
        </button>
      )}
    </>
  );

  if (form.theirs)
    return (
      <Conflict
        form={form}
        fields={shownFields(edited)}
        outcome={showOutcome}
        screen={{ title: t('conflict.title'), crumbs: [{ path: pages.news, text: t('office.news') }] }}
      />
    );
  const title = fields[namesOf(language).title] || fields.titleBg || fields.titleEn || t('news.new');
  return (
    <Office
      title={title}
      crumbs={[{ path: pages.news, text: t('office.news') }, { text: t(`news.crumb.${state}`) }]}
      views={
        <SegmentedControl
          label={t('news.view')}
          options={VIEWS.map(({ value, icon, text }) => ({
            value,
            label: (
              <>
                <Icon svg={icon} size="1rem" />
                {t(text)}
              </>
            ),
          }))}
          chosen={isPreview ? 'preview' : 'write'}
          onChoose={(view) => setQuery({ view: view === 'preview' ? view : null })}
        />
      }
      status={<SaveMark form={form} />}
      actions={
        <>
          {id !== null && (
            <Menu label={t('news.more')} className={button.icon} items={more}>
              <Mark name="dots" />
            </Menu>
          )}
          <span className={`${layout.broad} ${styles.ways}`}>{buttons}</span>
        </>
      }
    >
      <FormFailure form={form} />
      {removal && <Failure refusal={removal.refusal} onRetry={removal.run} />}
      {isPreview ? (
        <ArticlePreview id={id} fields={fields} />
      ) : (
        <div className={styles.editor}>
          <section className={styles.paper} aria-label={t('news.writing')}>
            <Toolbar
              editor={editor}
              words={countWords(fields[namesOf(column).content])}
              onPicture={(into, file) => void insertPicture(into, file)}
              onMatch={() => setTagging(true)}
            />
            {progress !== null && (
              <output className={progressStyles.progress}>
                <b>
                  {progress < 1 ? t('picture.sending', { percent: Math.round(progress * 100) }) : t('picture.reading')}
                </b>
              </output>
            )}
            {refused && (
              <Notice tone="bad" icon={warning} role="alert">
                {t(refused)}
              </Notice>
            )}
            {languages.length > 1 && (
              <SegmentedControl
                className={`${layout.narrow} ${styles.languages}`}
                isFull
                label={t('news.language')}
                options={languages.map((value) => ({ value, label: t(`news.${value}`) }))}
                chosen={column}
                onChoose={setColumn}
              />
            )}
            <div className={styles.columns} data-one={languages.length === 1 || undefined}>
              {languages.map((each) => (
                <LanguageColumn
                  key={each}
                  form={form}
                  language={each}
                  isShown={column === each}
                  onFocus={(focused) => {
                    setColumn(each);
                    if (focused) setEditor(focused);
                  }}
                  onPicture={(into, file) => void insertPicture(into, file)}
                />
              ))}
            </div>
          </section>
          <aside className={styles.aside} aria-label={t('news.about')}>
            <PublishCard form={form} state={state} plan={plan} onPlan={choosePlan} />
            <CoverCard form={form} />
            <TagsCard form={form} isOpen={isTagging} onOpen={setTagging} />
          </aside>
        </div>
      )}
      <div className={`${saveState.savebar} ${layout.narrow}`}>{buttons}</div>
    </Office>
  );
}

const sameInstant = (one: string | null, other: string | null): boolean =>
  one === other || (one !== null && other !== null && Date.parse(one) === Date.parse(other));

const showOutcome = ({ titleBg, titleEn, picture }: ArticleFields) => (
  <div className={`${outcome.outcome} ${outcome.rows}`}>
    <p>{titleBg || titleEn}</p>
    {picture && <img className={versions.shownPicture} src={picture.address} alt="" />}
  </div>
);
