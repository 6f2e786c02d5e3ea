import { readRow } from './itf';

/** Longest side, in pixels, that a picture is scaled down to, and how many rows and columns of it are read. */
const MOST = 2400;
const ROWS = 120;

/**
 * The 44 digits of a bill's barcode in a picture or camera image, upright or turned by 90°; null where none is found. The image never
 * leaves this machine.
 */
export function readPicture(image: ImageBitmap | HTMLVideoElement): string | null {
  const sides = 'videoWidth' in image ? [image.videoWidth, image.videoHeight] : [image.width, image.height];
  const scale = Math.min(1, MOST / Math.max(...sides));
  const [width = 0, height = 0] = sides.map((side) => Math.round(side * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { willReadFrequently: true })!;
  pen.drawImage(image, 0, 0, width, height);
  const { data } = pen.getImageData(0, 0, width, height);
  const light = (x: number, y: number) => {
    const at = (y * width + x) * 4;
    return (data[at]! * 3 + data[at + 1]! * 6 + data[at + 2]!) / 10;
  };
  for (let i = 0; i < ROWS; i++) {
    // from the middle outwards, where the bars most likely are
    const place = 0.5 + ((i % 2 ? 1 : -1) * Math.ceil(i / 2)) / ROWS;
    const y = Math.min(height - 1, Math.max(0, Math.floor(place * height)));
    const x = Math.min(width - 1, Math.max(0, Math.floor(place * width)));
    const line =
      readRow(Array.from({ length: width }, (_, at) => light(at, y))) ??
      readRow(Array.from({ length: height }, (_, at) => light(x, at)));
    if (line) return line;
  }
  return null;
}
