import { PHOTO_BYTES } from '#domain/club/registration.ts';
import { sideOf, type Crop } from './crop.ts';

/** As large as it has to be to crop a face out of a photo of a whole person. */
const KEPT_SIDE = 2000;
/** Somewhat more than the site shows. */
const SENT_SIDE = 640;

/**
 * A photo of any size as the phone shows it, upright, and smaller. Drawing it anew leaves behind where and when it was taken.
 * Fails for what this browser cannot read.
 */
export async function readPhoto(file: Blob): Promise<ArrayBuffer> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, KEPT_SIDE / Math.max(picture.width, picture.height));
  const canvas = canvasOf(Math.round(picture.width * scale), Math.round(picture.height * scale));
  drawOn(canvas).drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return (await toJpeg(canvas, 0.9)).arrayBuffer();
}

/** What is in the circle, as it is sent: never above the limit. */
export async function cutPhoto(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const side = sideOf(picture, crop);
  const [left, top] = [crop.x * picture.width - side / 2, crop.y * picture.height - side / 2];
  const canvas = canvasOf(SENT_SIDE, SENT_SIDE);
  drawOn(canvas).drawImage(picture, left, top, side, side, 0, 0, SENT_SIDE, SENT_SIDE);
  for (const quality of [0.86, 0.7, 0.5]) {
    const photo = await toJpeg(canvas, quality);
    if (photo.size <= PHOTO_BYTES) return photo;
  }
  return toJpeg(canvas, 0.3);
}

export async function toBase64(photo: Blob): Promise<string> {
  const bytes = new Uint8Array(await photo.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  return canvas;
}

function drawOn(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing');
  context.imageSmoothingQuality = 'high';
  // A transparent picture would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return context;
}

const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('It was not drawn'))), 'image/jpeg', quality);
  });
