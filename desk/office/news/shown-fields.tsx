import type { ArticleFields } from '#contract/desk/news.ts';
import type { ShownField } from '#desk/kit/versions.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { longDateTime } from '#domain/formatting/date.ts';
import { plainText } from '#domain/formatting/excerpt.ts';

/** All fields of an article, as the two versions are shown beside each other. */
export function useShownArticleFields(): ShownField<ArticleFields>[] {
  const { t, language } = useTexts();
  const named = (one: { name: string; nameLatin: string } | null) => (one ? nameIn(language, one) : '');
  const line = (name: 'titleBg' | 'titleEn' | 'summaryBg' | 'summaryEn' | 'author' | 'altBg' | 'altEn') => ({
    name,
    label: t(`field.${name}`),
    show: (fields: ArticleFields) => fields[name],
  });
  const text = (name: 'contentBg' | 'contentEn') => ({
    name,
    label: t(`field.${name}`),
    show: (fields: ArticleFields) => <Text html={fields[name]} />,
  });
  return [
    line('titleBg'),
    line('titleEn'),
    line('summaryBg'),
    line('summaryEn'),
    text('contentBg'),
    text('contentEn'),
    {
      name: 'picture',
      label: t('field.picture'),
      show: ({ picture }) =>
        picture && <img className="shown-picture" src={picture.address} alt={t('field.picture')} />,
    },
    {
      name: 'focus',
      label: t('field.focus'),
      show: ({ picture, focus }) => {
        if (!picture) return '';
        return focus ? t('news.focusAt', focus) : t('news.focusMiddle');
      },
    },
    line('altBg'),
    line('altEn'),
    { name: 'competition', label: t('field.competition'), show: ({ competition }) => named(competition) },
    { name: 'teams', label: t('field.teams'), show: ({ teams }) => teams.map(named).join(', ') },
    { name: 'match', label: t('field.match'), show: ({ match }) => named(match) },
    { name: 'tags', label: t('field.tags'), show: ({ tags }) => tags.join(', ') },
    line('author'),
    {
      name: 'publishedAt',
      label: t('field.publishedAt'),
      show: ({ publishedAt }) =>
        publishedAt === null ? t('news.state.draft') : longDateTime(new Date(publishedAt), language),
    },
  ];
}

/** The words of a text, with its pictures and videos counted: a box of its own for a long one. */
function Text({ html }: { html: string }) {
  const { t } = useTexts();
  const pictures = html.match(/<img\b/gi)?.length ?? 0;
  const words = plainText(html);
  if (words === '' && pictures === 0) return '–';
  return (
    <span className="shown-text">
      {words}
      {pictures > 0 && <small>{t('news.pictures', { count: pictures })}</small>}
    </span>
  );
}
