/**
 * How a photo is placed in its square: `zoom` from 1 (as much as fits), `x` and `y` from −1 to 1, `turns` in quarter turns to the right.
 */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
  turns: number;
}

export const WHOLE: Crop = { zoom: 1, x: 0, y: 0, turns: 0 };

/** Where a photo of this size is drawn, relative to the middle of a square of `side`: it always covers the square. */
export function placeOf(width: number, height: number, { zoom, x, y, turns }: Crop, side: number) {
  const turned = turns % 2 === 1;
  const [across, down] = turned ? [height, width] : [width, height];
  const scale = Math.max(side / across, side / down) * zoom;
  return {
    scale,
    dx: (x * (across * scale - side)) / 2,
    dy: (y * (down * scale - side)) / 2,
    angle: (turns * Math.PI) / 2,
  };
}

/** Draws the photo into the square canvas. */
export function drawCrop(canvas: HTMLCanvasElement, photo: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const side = canvas.width;
  const { scale, dx, dy, angle } = placeOf(photo.width, photo.height, crop, side);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, side, side);
  context.translate(side / 2 + dx, side / 2 + dy);
  context.rotate(angle);
  context.scale(scale, scale);
  context.drawImage(photo, -photo.width / 2, -photo.height / 2);
}
