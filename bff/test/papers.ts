import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Gives the code reader its WebAssembly from the package; it would fetch it from a CDN otherwise. */
export function prepareReader(): void {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({
    overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer },
  });
}

/** The text of the QR code in a picture, read by an independent library; undefined where none is found. */
export async function readQr(picture: Uint8Array): Promise<string | undefined> {
  prepareReader();
  const [found] = await readBarcodes(new Uint8Array(picture), { formats: ['QRCode'] });
  return found?.text;
}

/** The text of all pages of a PDF, read by an independent library; any white space becomes one plain space. */
export async function pdfWords(pdf: Buffer): Promise<string> {
  const pdfium = await PDFiumLibrary.init();
  const document = await pdfium.loadDocument(pdf);
  const texts = Array.from({ length: document.getPageCount() }, (_, page) => document.getPage(page).getText());
  document.destroy();
  pdfium.destroy();
  return texts.join(' ').replace(/\s+/g, ' ');
}
