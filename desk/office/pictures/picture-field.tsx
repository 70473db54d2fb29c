import image from '@phosphor-icons/core/bold/image-bold.svg?raw';
import { useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import type { PicturePurpose } from '#contract/desk/paths.ts';
import type { UploadedPicture } from '#contract/desk/pictures.ts';
import { Field, type FieldProps } from '#desk/kit/field.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { pictureIn } from './upload-picture.ts';
import { usePictureUpload } from './use-picture-upload.ts';
import button from '#ui/button.module.css';
import progressStyles from '#desk/office/progress.module.css';
import uploadStyles from './upload.module.css';

export interface PictureFieldProps extends Omit<FieldProps, 'children'> {
  purpose: PicturePurpose;
  /** The picture as it is now; `address` is where the desk shows it. */
  picture: { address: string } | null;
  onChange: (picture: UploadedPicture | null) => void;
  /** Instead of the picture. */
  preview?: ReactNode;
}

/** A picture that is chosen, dropped or pasted; it is stored at once and used when the form is saved. */
export function PictureField({ purpose, picture, onChange, preview, ...fieldProps }: PictureFieldProps) {
  const { t } = useTexts();
  const { progress, refused, upload } = usePictureUpload(purpose);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isBusy = progress !== null;

  async function take(file: File | null) {
    const stored = file && !isBusy ? await upload(file) : null;
    if (stored) onChange(stored);
  }
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0] ?? null);
  };
  const pasted = (event: ClipboardEvent) => {
    const file = pictureIn(event.clipboardData);
    if (!file) return;
    event.preventDefault();
    void take(file);
  };

  return (
    <Field {...fieldProps} {...(refused && { wrong: t(refused), tone: 'bad' as const })}>
      {(control) => (
        <div
          className={uploadStyles.upload}
          data-kind={purpose}
          data-preview={(picture && preview && true) || undefined}
          data-tone={isOver ? 'lit' : refused ? 'bad' : undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={dropped}
          onPaste={pasted}
        >
          {picture ? (preview ?? <img src={picture.address} alt="" />) : <Icon svg={image} className="icon" />}
          <UploadState progress={progress} hasPicture={picture !== null} />
          <div className={uploadStyles.buttons}>
            <input
              ref={input}
              className="hidden"
              type="file"
              accept="image/*"
              tabIndex={-1}
              aria-hidden="true"
              onChange={({ target }) => {
                void take(target.files?.[0] ?? null);
                target.value = '';
              }}
            />
            <button
              {...control}
              aria-invalid={undefined}
              type="button"
              className={button.button}
              data-size="small"
              disabled={isBusy}
              onClick={() => input.current?.click()}
            >
              {t(picture ? 'picture.change' : 'picture.choose')}
            </button>
            {picture && (
              <button
                type="button"
                className={button.button}
                data-kind="bare"
                data-size="small"
                disabled={isBusy}
                onClick={() => onChange(null)}
              >
                {t('picture.remove')}
              </button>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}

/** Sending takes longest on a phone; then the server reads the picture. */
function UploadState({ progress, hasPicture }: { progress: number | null; hasPicture: boolean }) {
  const { t } = useTexts();
  if (progress === null)
    return (
      <p>
        {!hasPicture && <b>{t('picture.drop')}</b>}
        <small>{t(hasPicture ? 'picture.kindsAgain' : 'picture.kinds')}</small>
      </p>
    );
  return (
    <output className={progressStyles.progress}>
      <b>{progress < 1 ? t('picture.sending', { percent: Math.round(progress * 100) }) : t('picture.reading')}</b>
      <progress value={progress < 1 ? progress : undefined} />
    </output>
  );
}
