/** Which part of a picture is in the circle: its middle, in parts of the picture, and how many times it is enlarged. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

interface Size {
  width: number;
  height: number;
}

export const MOST_ZOOM = 4;
/** Faces are above the middle of a portrait. */
export const FIRST_CROP: Crop = { x: 0.5, y: 0.42, zoom: 1 };

/** The side of the square around the circle, in pixels of the picture. */
export const sideOf = ({ width, height }: Size, { zoom }: Pick<Crop, 'zoom'>): number => Math.min(width, height) / zoom;

/** The circle never leaves the picture. */
export function within(size: Size, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, 1, MOST_ZOOM);
  const half = sideOf(size, { zoom }) / 2;
  return {
    zoom,
    x: clamp(crop.x, half / size.width, 1 - half / size.width),
    y: clamp(crop.y, half / size.height, 1 - half / size.height),
  };
}

/** After a finger has moved by so many pixels of a circle of this diameter. */
export function moved(size: Size, crop: Crop, by: { x: number; y: number }, diameter: number): Crop {
  const scale = sideOf(size, crop) / diameter;
  return within(size, {
    ...crop,
    x: crop.x - (by.x * scale) / size.width,
    y: crop.y - (by.y * scale) / size.height,
  });
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
