import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { pagePaths } from '#contract/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { GalleryCards } from './gallery-cards.tsx';
import type { ListedGallery } from './photo-model.ts';

export function LatestGalleries({ galleries }: { galleries: readonly ListedGallery[] }) {
  const { t } = useLanguage();
  return (
    <section>
      <div className="heading">
        <h2>{t('nav.photos')}</h2>
        <a className="more" href={pagePaths.photos}>
          {t('photos.all')}
          <Icon svg={caretRight} size="1em" />
        </a>
      </div>
      <GalleryCards galleries={galleries} heading="h3" />
    </section>
  );
}
