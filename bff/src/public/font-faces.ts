import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

declare module 'fastify' {
  interface FastifyReply {
    /** What gives a public page the portal's letters; set for all of `publicPages`. */
    fontFaces: string;
  }
}

/**
 * The `@font-face` rules of the portal built in a folder, '' where there is none: payers read its letters from the file that it serves,
 * and others until that has come.
 */
export function fontFacesOf(folder: string): string {
  const page = join(resolve(folder), 'index.html');
  if (!existsSync(page)) return '';
  return (readFileSync(page, 'utf8').match(/@font-face\s*{[^}]*}/g) ?? []).join('');
}
