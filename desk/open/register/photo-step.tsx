import { useEffect, useRef, useState, type PointerEvent } from 'react';
import camera from '@phosphor-icons/core/bold/camera-bold.svg?raw';
import image from '@phosphor-icons/core/bold/image-bold.svg?raw';
import lock from '@phosphor-icons/core/bold/lock-simple-bold.svg?raw';
import minus from '@phosphor-icons/core/bold/minus-bold.svg?raw';
import plus from '@phosphor-icons/core/bold/plus-bold.svg?raw';
import user from '@phosphor-icons/core/fill/user-fill.svg?raw';
import { Icon } from '#ui/icon.tsx';
import { FIRST_CROP, MOST_ZOOM, moved, sideOf, within, type Crop } from './crop.ts';
import type { Draft } from './draft.ts';
import { cutPhoto, readPhoto } from './read-photo.ts';
import { useTexts } from './texts.ts';
import styles from './photo-step.module.css';

interface PhotoStepProps {
  draft: Draft;
  change: (fields: Partial<Draft>) => void;
  /** Of what is in the circle now. */
  onCut: (photo: Blob | null) => void;
}

const STEP = 0.15;
const KEY_PIXELS = 12;
const KEYS: Record<string, [number, number]> = {
  ArrowLeft: [-KEY_PIXELS, 0],
  ArrowRight: [KEY_PIXELS, 0],
  ArrowUp: [0, -KEY_PIXELS],
  ArrowDown: [0, KEY_PIXELS],
};

/** The photo in a circle, as the site will show it. */
export function PhotoStep({ draft, change, onCut }: PhotoStepProps) {
  const { t } = useTexts();
  const picture = usePicture(draft.picture);
  const [reading, setReading] = useState<'no' | 'yes' | 'failed'>('no');
  const [kilobytes, setKilobytes] = useState<number | null>(null);
  const crop = picture && within(picture.bitmap, draft.crop ?? FIRST_CROP);
  useEffect(() => {
    if (!picture) return onCut(null);
    // Not while a finger moves: a photo takes some hundredths of a second.
    const timer = setTimeout(() => {
      void cutPhoto(picture.bitmap, within(picture.bitmap, draft.crop ?? FIRST_CROP)).then((photo) => {
        setKilobytes(Math.ceil(photo.size / 1024));
        onCut(photo);
      });
    }, 150);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- cut again when the part of the picture changes
  }, [picture, draft.crop]);
  async function take(file: File | undefined) {
    if (!file) return;
    setReading('yes');
    try {
      change({ picture: await readPhoto(file), crop: FIRST_CROP });
      setReading('no');
    } catch {
      setReading('failed');
    }
  }
  const chooser = (label: string, icon: string, capture?: 'user') => (
    <label className={capture && !picture ? 'wide primary' : 'slab quiet'}>
      <Icon svg={icon} className="icon" />
      {label}
      <input
        className="hidden"
        type="file"
        accept="image/*"
        {...(capture && { capture })}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
  return (
    <div className="ask-form">
      {picture && crop ? (
        <>
          <Lens
            picture={picture}
            crop={crop}
            onChange={(next) => change({ crop: next })}
            label={t('registration.lens')}
          />
          <Zoom crop={crop} onChange={(zoom) => change({ crop: within(picture.bitmap, { ...crop, zoom }) })} />
        </>
      ) : (
        <div className={styles.lens}>
          <Icon svg={user} className={`${styles.nobody}`} />
        </div>
      )}
      <output className="word-box" data-tone={reading === 'failed' ? 'bad' : undefined}>
        <Icon svg={lock} className="icon" />
        <span>
          {reading === 'yes'
            ? t('registration.reading')
            : reading === 'failed'
              ? t('registration.unreadable')
              : picture && kilobytes !== null
                ? t('registration.small', { size: kilobytes })
                : t('registration.photoWhy')}
        </span>
      </output>
      <div className={styles.choosers} data-first={!picture || undefined}>
        {chooser(t(picture ? 'registration.takeAgain' : 'registration.take'), camera, 'user')}
        {chooser(t(picture ? 'registration.chooseOther' : 'registration.choose'), image)}
      </div>
    </div>
  );
}

interface Picture {
  bitmap: ImageBitmap;
  address: string;
}

/** Decoded once, until there is another. */
function usePicture(bytes: ArrayBuffer | null): Picture | null {
  const [picture, setPicture] = useState<(Picture & { of: ArrayBuffer }) | null>(null);
  useEffect(() => {
    if (!bytes) return;
    const blob = new Blob([bytes], { type: 'image/jpeg' });
    const address = URL.createObjectURL(blob);
    let isGone = false;
    void createImageBitmap(blob).then((bitmap) => !isGone && setPicture({ bitmap, address, of: bytes }));
    return () => {
      isGone = true;
      URL.revokeObjectURL(address);
    };
  }, [bytes]);
  return picture?.of === bytes ? picture : null;
}

interface LensProps {
  picture: Picture;
  crop: Crop;
  onChange: (crop: Crop) => void;
  label: string;
}

/** Drag with one finger, pinch with two, arrows on a keyboard. */
function Lens({ picture: { bitmap, address }, crop, onChange, label }: LensProps) {
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const diameter = 296;
  const scale = diameter / sideOf(bitmap, crop);
  const apart = () => {
    const [one, two] = [...fingers.current.values()];
    return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : null;
  };
  function onMove(event: PointerEvent) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const gap = apart();
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const wider = apart();
    if (gap !== null && wider !== null) {
      onChange(within(bitmap, { ...crop, zoom: (crop.zoom * wider) / Math.max(gap, 1) }));
    } else {
      onChange(moved(bitmap, crop, { x: event.clientX - before.x, y: event.clientY - before.y }, diameter));
    }
  }
  const forget = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a photo that fingers and arrow keys move
    <div
      className={styles.lens}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is moved by the arrow keys
      tabIndex={0}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds no fields
      role="group"
      aria-label={label}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      }}
      onPointerMove={onMove}
      onPointerUp={forget}
      onPointerCancel={forget}
      onWheel={(event) => onChange(within(bitmap, { ...crop, zoom: crop.zoom * (event.deltaY < 0 ? 1.1 : 0.9) }))}
      onKeyDown={(event) => {
        const by = KEYS[event.key];
        if (!by) return;
        event.preventDefault();
        onChange(moved(bitmap, crop, { x: -by[0], y: -by[1] }, diameter));
      }}
    >
      <img
        src={address}
        alt=""
        draggable={false}
        style={{
          width: `${bitmap.width * scale}px`,
          height: `${bitmap.height * scale}px`,
          transform: `translate(${-crop.x * 100}%, ${-crop.y * 100}%)`,
        }}
      />
    </div>
  );
}

function Zoom({ crop: { zoom }, onChange }: { crop: Crop; onChange: (zoom: number) => void }) {
  const { t } = useTexts();
  const button = (label: string, icon: string, by: number) => (
    <button type="button" className="key" aria-label={label} onClick={() => onChange(zoom + by)}>
      <Icon svg={icon} className="icon" />
    </button>
  );
  return (
    <div className={styles.zoom}>
      {button(t('registration.smaller'), minus, -STEP)}
      <input
        type="range"
        min={1}
        max={MOST_ZOOM}
        step={0.05}
        value={zoom}
        aria-label={t('registration.zoom')}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      {button(t('registration.larger'), plus, STEP)}
    </div>
  );
}
