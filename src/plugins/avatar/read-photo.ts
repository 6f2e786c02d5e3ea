export type PhotoFault = 'type' | 'big' | 'small';

const TYPES = ['image/png', 'image/jpeg'];
const MOST_BYTES = 2 * 1024 * 1024;
const LEAST_SIDE = 192;

/** A chosen file as a photo, upright (SHELL-5-42 to 5-44). @throws the fault's name */
export async function readPhoto(file: File): Promise<ImageBitmap> {
  if (!TYPES.includes(file.type)) throw faultOf('type');
  if (file.size > MOST_BYTES) throw faultOf('big');
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw faultOf('type');
  });
  if (photo.width < LEAST_SIDE || photo.height < LEAST_SIDE) throw faultOf('small');
  return photo;
}

const faultOf = (name: PhotoFault) => new Error(name);
