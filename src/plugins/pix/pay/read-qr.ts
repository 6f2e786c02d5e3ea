interface Detector {
  detect(image: CanvasImageSource): Promise<{ rawValue: string }[]>;
}

/** The browser's own QR code reader; undefined where the browser has none. */
const ownReader = (): Detector | undefined => {
  const Reader = (window as { BarcodeDetector?: new (options: { formats: string[] }) => Detector }).BarcodeDetector;
  return Reader && new Reader({ formats: ['qr_code'] });
};

/** Longest side, in pixels, that a picture is scaled down to: enough for a code as small as a tenth of a photo. */
const MOST_PIXELS = 1_600;

/** The text of the QR code in a picture; undefined where there is none. */
export async function readQr(image: ImageBitmap | HTMLVideoElement): Promise<string | undefined> {
  const reader = ownReader();
  // a browser may have the reader without support for QR codes, and then throws
  const own = reader && (await reader.detect(image).catch(() => undefined));
  if (own) return own[0]?.rawValue;
  const [width, height] = 'videoWidth' in image ? [image.videoWidth, image.videoHeight] : [image.width, image.height];
  if (!width || !height) return undefined;
  const scale = Math.min(1, MOST_PIXELS / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const drawing = canvas.getContext('2d', { willReadFrequently: true })!;
  drawing.drawImage(image, 0, 0, canvas.width, canvas.height);
  return decode(drawing.getImageData(0, 0, canvas.width, canvas.height));
}

/** The text of a QR code in pixels, by jsQR; for browsers without a reader of their own. */
export async function decode({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>) {
  const { default: jsQr } = await import('jsqr');
  return jsQr(data, width, height)?.data || undefined;
}
