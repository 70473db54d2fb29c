import type { Language } from '#contract/language.ts';
import { useLanguage } from '#ui/language.ts';
import { Tag } from '#ui/tag.tsx';

/** Marks an article that is not in the language of the page. */
export function WrittenIn({ language: writtenIn }: { language: Language | null }) {
  const { t, language } = useLanguage();
  return writtenIn === null || writtenIn === language ? null : <Tag>{t(`news.writtenIn.${writtenIn}`)}</Tag>;
}
