import { filePaths, inLanguage, type Moment } from '#contract/paths.ts';
import { useLanguage } from '#ui/language.ts';
import type { SharedPictures } from '#ui/share-picture.ts';
import { useIsOwnBackend } from './own-backend.ts';

/** Where the pictures of a moment are; undefined without a moment, and with another backend. */
export function useMomentPictures(moment: Moment | null): SharedPictures | undefined {
  const { language } = useLanguage();
  const isOwn = useIsOwnBackend();
  if (!isOwn || !moment) return undefined;
  return {
    story: inLanguage(filePaths.momentPicture('story', moment), language),
    post: inLanguage(filePaths.momentPicture('post', moment), language),
  };
}
