import { useRef, useState } from 'react';
import { deskPaths, type PicturePurpose } from '#contract/desk/paths.ts';
import type { Picture } from '#contract/desk/players.ts';
import type { UploadedPicture } from '#contract/desk/pictures.ts';
import { sendFile } from '#desk/api/send-file.ts';
import { useTexts } from '#desk/club/texts.ts';
import { whyNot } from '#desk/club/why-not.ts';
import { refusalOf } from '#desk/kit/refusal.ts';

interface Sent {
  method: 'POST' | 'PUT';
  path: string;
  file: File;
}

/** A file on its way: how much of it has left, in percent, and why it was refused. */
export function useFile() {
  const { t } = useTexts();
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  async function send<Answer>({ file, ...where }: Sent): Promise<Answer | null> {
    setFailure(null);
    setProgress(0);
    try {
      const type = file.type || 'application/octet-stream';
      return await sendFile<Answer>({ ...where, file, type }, (share) => setProgress(Math.round(share * 100)));
    } catch (error) {
      setFailure(whyNot(t, refusalOf(error)));
      return null;
    } finally {
      setProgress(null);
    }
  }
  return { progress, failure, send };
}

/** A picture of the team, stored for a request. */
export function usePicture(teamId: number, purpose: PicturePurpose) {
  const { progress, failure, send } = useFile();
  const [picture, setPicture] = useState<Picture | null>(null);
  async function upload(file: File): Promise<Picture | null> {
    const path = `${deskPaths.clubPictures(teamId)}?purpose=${purpose}`;
    const stored = await send<UploadedPicture>({ method: 'POST', path, file });
    if (!stored) return null;
    const { id, address } = stored;
    setPicture({ id, address });
    return { id, address };
  }
  return { picture, progress, failure, upload };
}

interface FileButtonProps {
  text: string;
  accept: string;
  isBusy: boolean;
  onFile: (file: File) => Promise<void>;
}

/** Opens the camera or the files of the phone. */
export function FileButton({ text, accept, isBusy, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        className="hidden"
        type="file"
        accept={accept}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void onFile(file);
          target.value = '';
        }}
      />
      <button type="button" className="slab" disabled={isBusy} onClick={() => input.current?.click()}>
        {text}
      </button>
    </>
  );
}
