/** Addresses of an upright and of a square picture. */
export interface SharedPictures {
  story: string;
  post: string;
}

/** On a phone pictures go straight into another app; elsewhere people expect a file. */
export function canSharePictures(): boolean {
  const file = new File([], 'picture.png', { type: 'image/png' });
  return matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] });
}

/** By the device's share dialog where it takes pictures, else as a download. */
export async function sharePicture(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], `${name}.png`, { type: 'image/png' });
  if (canSharePictures()) {
    try {
      return await navigator.share({ files: [file] });
    } catch (error) {
      // A picture that took long to draw came too late after the tap.
      if (!(error instanceof DOMException && error.name === 'NotAllowedError')) return;
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
