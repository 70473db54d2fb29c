import play from '@phosphor-icons/core/fill/play-fill.svg?raw';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { embedAddress, watchAddress } from '#domain/match/video.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import styles from './video-player.module.css';
import { watchEmbed } from './watch-embed.ts';

interface VideoPlayerProps {
  /** YouTube id. */
  id: string;
  title: string;
  text: string;
  poster: string;
}

/** Nothing is loaded from YouTube until the visitor presses play (privacy). */
export function VideoPlayer({ id, title, text, poster }: VideoPlayerProps) {
  const { t } = useLanguage();
  const [stage, setStage] = useState<'poster' | 'playing' | 'failed'>('poster');
  switch (stage) {
    case 'poster':
      return (
        <div>
          <button className={styles.poster} type="button" onClick={() => setStage('playing')}>
            <img src={poster} alt="" width={1200} height={675} loading="lazy" decoding="async" />
            <span className={styles.play}>
              <Icon svg={play} size="1.75rem" />
            </span>
            <span className={styles.caption} data-theme="dark">
              <span className="hidden">{t('video.play')}</span>
              <b>{title}</b>
              <small>{text}</small>
            </span>
          </button>
          <p className={styles.note}>{t('video.privacy')}</p>
        </div>
      );
    case 'playing':
      return <Embed id={id} title={title} onFailure={() => setStage('failed')} />;
    case 'failed':
      return (
        <EmptyState
          title={t('video.failed')}
          text={title}
          link={{ label: t('video.elsewhere'), href: watchAddress(id) }}
          framed
        />
      );
  }
}

function Embed({ id, title, onFailure }: { id: string; title: string; onFailure: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const onFailed = useEffectEvent(onFailure);
  useEffect(() => {
    if (!frame.current) return;
    // Restores the focus, since the button is gone.
    frame.current.focus();
    return watchEmbed(frame.current, () => onFailed());
  }, []);
  return (
    <iframe
      ref={frame}
      className={styles.embed}
      src={embedAddress(id, location.origin)}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- its own origin is not ours, and it needs it to play
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
