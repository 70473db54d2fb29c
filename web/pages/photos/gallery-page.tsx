import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { whereOf } from '#i18n/league-words.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { Crest } from '#ui/marks/crest.tsx';
import { useNavigate, useParams, useSearchParams } from '#ui/router/hooks.ts';
import { ShareButton } from '#ui/share-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { pageStatusFor } from '#web/api/errors.ts';
import { idFromParams } from '#web/api/load.ts';
import { gallery } from '#web/api/photo-queries.ts';
import { galleryFacts, galleryTitle } from '#web/photos/gallery-title.ts';
import type { GalleryWithPhotos } from '#web/photos/photo-model.ts';
import type { HeadOf } from '#web/shell/head.ts';
import { Message } from '#web/shell/message.tsx';
import styles from './gallery-page.module.css';
import { LIGHTBOX, loadLightbox, photoInQuery } from './lightbox-part.ts';
import { PhotoGrid, photoAnchor } from './photo-grid.tsx';

export const head: HeadOf = ({ t, language, league, queryClient, params, query }) => {
  const id = idFromParams(params);
  const cached = id === null ? undefined : queryClient.getQueryState<GalleryWithPhotos>(gallery(id).queryKey);
  const name = league.name[language];
  if (cached?.data) {
    const title = galleryTitle(cached.data, language, t);
    return {
      title: t('photos.gallery.head.title', { title, league: name }),
      description: t('photos.gallery.head.description', { title, facts: galleryFacts(cached.data, language, t) }),
      modules: photoInQuery(query) === null ? [] : [LIGHTBOX.file],
    };
  }
  const description = t('photos.head.description', { where: whereOf({ t, language, league }) });
  if (cached?.status === 'pending') return { title: t('photos.head.title', { league: name }), description };
  const status = id === null ? 400 : pageStatusFor(cached?.error);
  return { title: t('photos.missing'), description, status };
};

/** The code of the photo in the address. */
export const prepare = loadLightbox;

export function Page() {
  const id = idFromParams(useParams());
  return id === null ? <Missing /> : <GalleryById key={id} id={id} />;
}

function GalleryById({ id }: { id: number }) {
  const { t } = useLanguage();
  const { data, error, refetch } = useQuery(gallery(id));
  if (data) return <Photos gallery={data} />;
  if (error?.status === 404 || error?.status === 400) return <Missing />;
  return (
    <div className="wrap page">
      {error ? (
        <EmptyState
          title={t('photos.failed')}
          retry={{ label: t('state.retry'), onRetry: () => void refetch() }}
          framed
        />
      ) : (
        <output className={styles.skeleton} aria-label={t('state.loading')}>
          <Skeleton lines={1} size="1.375rem" />
          <Skeleton lines={2} size="text-sm" />
        </output>
      )}
    </div>
  );
}

function Photos({ gallery: shown }: { gallery: GalleryWithPhotos }) {
  const { t, language } = useLanguage();
  const navigate = useNavigate();
  const { id, photos } = shown;
  const title = galleryTitle(shown, language, t);
  const requested = photoInQuery(useSearchParams());
  const index = photos.findIndex((photo) => photo.id === requested);
  const opened = photos[index]?.id ?? null;
  const wasGrid = useReturnToGrid(opened);
  // Back leads to the page before the gallery, not through every photo.
  const close = () =>
    void (wasGrid.current
      ? navigate(-1)
      : navigate(pagePaths.gallery(id), { replace: true, preventScrollReset: true }));
  const show = (photo: number) =>
    void navigate(pagePaths.photo(id, photo), { replace: true, preventScrollReset: true });
  return (
    <div className={`wrap page ${styles.page}`}>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          <ShareButton title={title} address={pagePaths.gallery(id)} />
        </div>
        <Facts gallery={shown} />
      </header>
      <PhotoGrid galleryId={id} photos={photos} />
      <p className={styles.note}>
        {t('photos.complain')} <a href={pagePaths.about}>{t('photos.write')}</a> {t('photos.remove')}
      </p>
      {opened !== null && (
        <Suspense>
          <LIGHTBOX.Part gallery={shown} title={title} index={index} onShow={show} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

/** The photo that was looked at last is where the keyboard goes on. Says whether the grid was shown before the photo. */
function useReturnToGrid(opened: number | null) {
  const last = useRef(opened);
  const wasGrid = useRef(opened === null);
  useEffect(() => {
    if (opened === null) {
      wasGrid.current = true;
      if (last.current !== null) document.getElementById(photoAnchor(last.current))?.focus();
    }
    last.current = opened;
  }, [opened]);
  return wasGrid;
}

function Facts({ gallery: shown }: { gallery: GalleryWithPhotos }) {
  const { t, language } = useLanguage();
  const { match, competition, gameweek } = shown;
  return (
    <>
      {match && (
        <a className={styles.match} href={pagePaths.match(match.id)}>
          {[match.home, match.away].map((team) => team && <Crest key={team.name} team={team} />)}
          {t('photos.toMatch')}
        </a>
      )}
      {gameweek?.number && competition?.id && (
        <a className={styles.match} href={pagePaths.resultsGameweek(competition.id, gameweek.number)}>
          {t('photos.toGameweek')}
        </a>
      )}
      <p className={styles.note}>{galleryFacts(shown, language, t)}</p>
    </>
  );
}

function Missing() {
  const { t } = useLanguage();
  return (
    <Message
      title={t('photos.missing')}
      text={t('photos.missing.text')}
      action={{ href: pagePaths.photos, label: t('photos.all') }}
    />
  );
}
