import upload from '@phosphor-icons/core/bold/upload-simple-bold.svg?raw';
import check from '@phosphor-icons/core/bold/check-circle-bold.svg?raw';
import { useId, useRef, useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { DeclarationState } from '#contract/desk/players.ts';
import { callDesk, DeskError } from '#desk/api/client.ts';
import { sendFile, TOO_LARGE } from '#desk/api/send-file.ts';
import { useTexts } from '#desk/office/texts.ts';
import { dayAndMonth, numericDate } from '#domain/formatting/date.ts';
import { DECLARATION_BYTES, DECLARATION_TYPES } from '#domain/player/declaration.ts';
import { Icon } from '#ui/icon.tsx';
import button from '#ui/button.module.css';
import field from '#desk/kit/field.module.css';
import layout from '#desk/kit/layout.module.css';
import uploadStyles from '#desk/office/pictures/upload.module.css';
import progressStyles from '#desk/office/progress.module.css';

interface DeclarationProps {
  playerId: number;
  declaration: DeclarationState;
  /** The day on which he is of age, and the age; null for whoever is. */
  adult: { age: number; on: string } | null;
}

type Failure = 'declaration.unknown_document' | 'declaration.too_large' | 'declaration.failed';

/** A file for organisers alone, or a note that the paper is in their hands. It is stored at once. */
export function DeclarationField({ playerId, declaration, adult }: DeclarationProps) {
  const { t, language } = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { given, file } = declaration;

  async function change(work: () => Promise<unknown>) {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setProgress(null);
    }
  }
  const send = (chosen: File | undefined) =>
    chosen &&
    void change(async () => {
      if (chosen.size > DECLARATION_BYTES) throw new DeskError(TOO_LARGE, { error: 'too large' });
      setProgress(0);
      const type = TYPE.test(chosen.type) ? chosen.type : 'application/octet-stream';
      await sendFile({ method: 'PUT', path: deskPaths.declarationFile(playerId), file: chosen, type }, setProgress);
    });
  const setGiven = (isGiven: boolean) =>
    void change(() => callDesk(deskPaths.declaration(playerId), { method: 'PUT', body: { given: isGiven } }));

  return (
    <fieldset className={field.field} aria-labelledby={id}>
      <span className={field.caption} id={id}>
        {t('declaration.title')}
      </span>
      <div
        className={given ? `${uploadStyles.upload} ${uploadStyles.done}` : uploadStyles.upload}
        data-tone={given ? undefined : 'bad'}
      >
        <Icon svg={given ? check : upload} className="icon" />
        {progress === null ? (
          <div>
            <b>{t(titleOf(declaration))}</b>
            <small>
              {file
                ? t('declaration.uploadedOn', { day: numericDate(new Date(file.uploadedAt), language) })
                : t('declaration.kinds')}
            </small>
          </div>
        ) : (
          <output className={progressStyles.progress}>
            <b>{t('declaration.sending', { percent: Math.round(progress * 100) })}</b>
            <progress value={progress} />
          </output>
        )}
        <div className={layout.buttons}>
          <input
            ref={input}
            className="hidden"
            type="file"
            accept={DECLARATION_TYPES.join(',')}
            tabIndex={-1}
            aria-hidden="true"
            data-declaration=""
            onChange={({ target }) => {
              send(target.files?.[0]);
              target.value = '';
            }}
          />
          <button
            type="button"
            className={button.button}
            data-size="small"
            disabled={progress !== null}
            onClick={() => input.current?.click()}
          >
            {t(file ? 'declaration.replace' : 'declaration.upload')}
          </button>
        </div>
      </div>
      {failure && (
        <p className={field.wrong} role="alert">
          <span>{t(failure)}</span>
        </p>
      )}
      <div className={layout.buttons}>
        {file && (
          <a
            className={button.button}
            data-kind="bare"
            data-size="small"
            href={deskPaths.declarationFile(playerId)}
            download
          >
            {t('declaration.download')}
          </a>
        )}
        {given ? (
          <button
            type="button"
            className={button.button}
            data-kind="bare"
            data-size="small"
            onClick={() => setGiven(false)}
          >
            {t('declaration.remove')}
          </button>
        ) : (
          <button
            type="button"
            className={button.button}
            data-kind="bare"
            data-size="small"
            onClick={() => setGiven(true)}
          >
            {t('declaration.onPaper')}
          </button>
        )}
      </div>
      <p className={field.help}>
        {adult &&
          !given &&
          `${t('declaration.until', { age: adult.age, day: dayAndMonth(new Date(`${adult.on}T12:00:00Z`), language) })} `}
        {t('declaration.private')}
      </p>
    </fieldset>
  );
}

const TYPE = /^(image\/[\w.+-]+|application\/pdf)$/;

function titleOf({ given, file }: DeclarationState) {
  if (file) return file.type === 'application/pdf' ? 'declaration.file.pdf' : 'declaration.file.image';
  return given ? 'declaration.paper' : 'declaration.none';
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof DeskError)) return 'declaration.failed';
  if (error.status === TOO_LARGE) return 'declaration.too_large';
  return error.reason === 'unknown_document' ? 'declaration.unknown_document' : 'declaration.failed';
}
