/** Most bytes of a receipt. */
export const MOST_BYTES = 1_000_000;
/** Longest side of a picture that is sent, in pixels: small print stays readable. */
const MAX_SIDE = 2_000;
const QUALITY = 0.85;

/** A photo as a phone takes it, drawn smaller where it is too large to be sent; other files as they are. */
export async function fitPicture(file: File): Promise<Blob> {
  if (file.size <= MOST_BYTES || !file.type.startsWith('image/')) return file;
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, MAX_SIDE / Math.max(photo.width, photo.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(photo.width * scale);
  canvas.height = Math.round(photo.height * scale);
  canvas.getContext('2d')!.drawImage(photo, 0, 0, canvas.width, canvas.height);
  photo.close();
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return drawn ?? file;
}
