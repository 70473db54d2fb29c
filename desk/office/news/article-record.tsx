import type { ArticleFields, DeskArticle } from '#contract/desk/news.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk } from '#desk/api/client.ts';
import { defineRecord, type RecordView } from '#desk/kit/define-record.ts';
import { navigate, pages } from '#desk/shell/navigation.ts';
import { longDateTime } from '#domain/formatting/date.ts';
import { plainText } from '#domain/formatting/excerpt.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import versions from '#desk/kit/versions.module.css';

interface Article {
  /** Who begins a new one. */
  author: string;
}
type View = RecordView<ArticleFields, Article>;
type Named = { name: string; nameLatin: string } | null;

const named = (one: Named, { language }: View) => (one ? nameIn(language, one) : '');

/** The words of a text, with its pictures and videos counted: a box of its own for a long one. */
function wordsOf(html: string, { t }: View) {
  const pictures = html.match(/<img\b/gi)?.length ?? 0;
  const words = plainText(html);
  if (words === '' && pictures === 0) return '–';
  return (
    <span className={versions.shownText}>
      {words}
      {pictures > 0 && <small>{t('news.pictures', { count: pictures })}</small>}
    </span>
  );
}

export const articleRecord = defineRecord<ArticleFields, Article, DeskArticle>({
  name: 'article',
  list: () => deskPaths.news,
  one: deskPaths.article,
  empty: ({ author }) => ({
    titleBg: '',
    titleEn: '',
    summaryBg: '',
    summaryEn: '',
    contentBg: '',
    contentEn: '',
    author,
    picture: null,
    altBg: '',
    altEn: '',
    focus: null,
    competition: null,
    teams: [],
    match: null,
    tags: [],
    publishedAt: null,
  }),
  title: ({ t }) => t('news.new'),
  fields: {
    titleBg: { label: 'field.titleBg' },
    titleEn: { label: 'field.titleEn' },
    summaryBg: { label: 'field.summaryBg' },
    summaryEn: { label: 'field.summaryEn' },
    contentBg: { label: 'field.contentBg', show: ({ contentBg }, view) => wordsOf(contentBg, view) },
    contentEn: { label: 'field.contentEn', show: ({ contentEn }, view) => wordsOf(contentEn, view) },
    picture: {
      label: 'field.picture',
      show: ({ picture }, { t }) =>
        picture && <img className={versions.shownPicture} src={picture.address} alt={t('field.picture')} />,
    },
    focus: {
      label: 'field.focus',
      show: ({ picture, focus }, { t }) => {
        if (!picture) return '';
        return focus ? t('news.focusAt', focus) : t('news.focusMiddle');
      },
    },
    altBg: { label: 'field.altBg' },
    altEn: { label: 'field.altEn' },
    competition: { label: 'field.competition', show: ({ competition }, view) => named(competition, view) },
    teams: { label: 'field.teams', show: ({ teams }, view) => teams.map((team) => named(team, view)).join(', ') },
    match: { label: 'field.match', show: ({ match }, view) => named(match, view) },
    tags: { label: 'field.tags', show: ({ tags }) => tags.join(', ') },
    author: { label: 'field.author' },
    publishedAt: {
      label: 'field.publishedAt',
      show: ({ publishedAt }, { t, language }) =>
        publishedAt === null ? t('news.state.draft') : longDateTime(new Date(publishedAt), language),
    },
  },
  removal: {
    text: 'news.delete',
    said: ({ t }) => t('news.deleted'),
    undo:
      ({ form: { fields } }) =>
      async (_removed, key) => {
        const again = await callDesk<DeskArticle>(deskPaths.news, { method: 'POST', body: fields, key });
        navigate(pages.article(again.id));
      },
  },
});
