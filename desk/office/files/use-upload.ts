import { useEffect, useRef, useState } from 'react';
import type { Correction, Upload } from '#contract/desk/files.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk, DeskError } from '#desk/api/client.ts';
import { refusalOf } from '#desk/kit/refusal.ts';

const EVERY = 700;

/** An upload as the server has it, asked for until its work is done. */
export function useUpload(id: string) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [asked, setAsked] = useState(0);
  // The next answer builds on those that were sent, not on those that the server has read.
  const sent = useRef<{ id: string; options: Upload['options'] } | null>(null);
  useEffect(() => {
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function ask() {
      try {
        const answer = await callDesk<Upload>(deskPaths.upload(id));
        if (over) return;
        setUpload((before) => ({ ...answer, preview: answer.preview ?? before?.preview ?? null }));
        setFailed(null);
        if (answer.state === 'checking' || answer.state === 'importing') timer = setTimeout(() => void ask(), EVERY);
      } catch (error) {
        if (over) return;
        const { reason } = refusalOf(error);
        setFailed(reason);
        if (reason === 'no_network') timer = setTimeout(() => void ask(), EVERY * 4);
      }
    }
    void ask();
    return () => {
      over = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- asked again after every change
  }, [id, asked]);

  async function send(path: string, method: 'PUT' | 'POST', body: object) {
    await callDesk(path, { method, body, key: crypto.randomUUID() }).catch((error: unknown) => {
      // Somebody was faster, on this screen or another: what holds is read again.
      sent.current = null;
      if (!(error instanceof DeskError) || error.status !== 409) setFailed(refusalOf(error).reason);
    });
    setAsked((count) => count + 1);
  }
  const optionsNow = () => (sent.current?.id === id ? sent.current.options : upload?.options);
  const readAgain = (changes: Partial<Upload['options']>) => {
    const options = optionsNow();
    if (!options) return Promise.resolve();
    sent.current = { id, options: { ...options, ...changes } };
    return send(deskPaths.upload(id), 'PUT', sent.current.options);
  };

  return {
    upload,
    failed,
    askAgain: () => setAsked((count) => count + 1),
    readAgain,
    /** Those of the same cell are replaced. */
    correct: (correction: Correction) =>
      readAgain({ corrections: [...without(optionsNow()?.corrections ?? [], correction), correction] }),
    begin: (digest: string) => send(deskPaths.importUpload(id), 'POST', { digest }),
  };
}

const without = (corrections: readonly Correction[], { file, line, cell }: Correction): Correction[] =>
  corrections.filter((one) => line === null || one.file !== file || one.line !== line || one.cell !== cell);
