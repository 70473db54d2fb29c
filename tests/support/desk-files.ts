import { expect } from 'vitest';
import type { CreatedUpload, Preview, Upload, UploadOptions } from '#contract/desk/files.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { DeskLeague } from './desk-league.ts';
import { sendFrom, type Device } from './desk-people.ts';

/** Windows-1251, as old spreadsheets write Cyrillic. */
export function inWindows1251(text: string): Buffer {
  const bytes = Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 0x80) return code;
    if (code >= 0x410 && code <= 0x44f) return code - 0x350;
    if (letter === '№') return 0xb9;
    throw new Error(`${letter} is not in the test's table`);
  });
  return Buffer.from(bytes);
}

/** The screen of files as a program: what it sends, and what it waits for. */
export function filesOf(league: DeskLeague, device: Device) {
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    sendFrom(league, device.cookie, { method, url, ...(payload && { payload }) });

  async function upload(name: string, content: string | Buffer): Promise<string> {
    const sent = await sendFrom(league, device.cookie, {
      method: 'POST',
      url: `${deskPaths.uploads}?name=${encodeURIComponent(name)}`,
      payload: Buffer.from(content),
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect({ status: sent.statusCode, body: sent.body }).toMatchObject({ status: 201 });
    return sent.json<CreatedUpload>().id;
  }

  const get = async (id: string) => (await send('GET', deskPaths.upload(id))).json<Upload>();

  /** When its job has ended. */
  async function settled(id: string): Promise<Upload> {
    await expect.poll(async () => (await get(id)).state, { timeout: 60_000 }).not.toMatch(/^(checking|importing)$/);
    return get(id);
  }

  async function preview(name: string, content: string | Buffer): Promise<Preview & { id: string }> {
    const id = await upload(name, content);
    return { ...previewIn(await settled(id)), id };
  }

  async function readAgain(id: string, options: Partial<UploadOptions>): Promise<Preview> {
    const payload = { table: null, prune: false, corrections: [], ...options };
    const sent = await send('PUT', deskPaths.upload(id), payload);
    expect({ status: sent.statusCode, body: sent.body }).toMatchObject({ status: 202 });
    return previewIn(await settled(id));
  }

  const begin = (id: string, digest: string | null) =>
    send('POST', deskPaths.importUpload(id), { digest: digest ?? '' });

  async function run(id: string, digest: string | null): Promise<Upload> {
    const sent = await begin(id, digest);
    expect({ status: sent.statusCode, body: sent.body }).toMatchObject({ status: 202 });
    return settled(id);
  }

  return { send, upload, get, settled, preview, readAgain, begin, run };
}

function previewIn(upload: Upload): Preview {
  if (!upload.preview) throw new Error(`There is no preview: ${upload.state} ${upload.refusal}`);
  return upload.preview;
}
