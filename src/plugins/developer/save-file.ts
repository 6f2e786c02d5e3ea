/** Saves bytes or a text as a file of the person's machine. */
export function saveFile(name: string, content: Uint8Array<ArrayBuffer> | string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
