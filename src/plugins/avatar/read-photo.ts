export type PhotoFault = 'type' | 'big' | 'small';

const TYPES = ['image/png', 'image/jpeg'];
/**
 * Limits of a picture: bytes, and pixels of its shorter side (SHELL-9-8). For the account the specification's message says 10MB
 * (SHELL-5-41); the 1,000,000 bytes count.
 */
const LIMITS = {
  person: { bytes: 2 * 1024 * 1024, side: 192 },
  account: { bytes: 1_000_000, side: 1 },
} as const;

/** Reads a chosen file as a photo, upright (SHELL-5-42 to 5-44). @throws Error whose message is the PhotoFault */
export async function readPhoto(file: File, of: keyof typeof LIMITS): Promise<ImageBitmap> {
  if (!TYPES.includes(file.type)) throw faultOf('type');
  if (file.size > LIMITS[of].bytes) throw faultOf('big');
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw faultOf('type');
  });
  const { side } = LIMITS[of];
  if (photo.width < side || photo.height < side) throw faultOf('small');
  return photo;
}

const faultOf = (name: PhotoFault) => new Error(name);
