import bwipjs from 'bwip-js/node';

/** A text as a QR code: PNG as a data URL, with its quiet zone. */
export async function qrImage(text: string): Promise<string> {
  const png = await bwipjs.toBuffer({ bcid: 'qrcode', text, scale: 4, padding: 8, backgroundcolor: 'FFFFFF' });
  return `data:image/png;base64,${png.toString('base64')}`;
}
