import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import exact from './exact-strings.json';

/**
 * Texts: the types ensure that each key used exists (a wrong key does not compile); these tests ensure that each key is
 * used, and that no text is written in the code.
 */
const root = join(import.meta.dirname, '../..');
const folder = join(root, 'locales/pt-BR');
const namespaces = readdirSync(folder)
  // the search texts are checked against the search's entries by src/host/manifests.test.ts
  .filter((file) => file.endsWith('.json') && !file.endsWith('.search.json'))
  .map((file) => file.replace(/\.json$/, ''));

const leaves = (node: object, path: string[] = []): string[] =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[...path, key].join('.')] : leaves(value as object, [...path, key]),
  );

const values = (node: object): string[] =>
  Object.values(node).flatMap((value: unknown) => (typeof value === 'string' ? [value] : values(value as object)));

const sources = (dir: string): string[] =>
  readdirSync(dir).flatMap((name) => {
    const path = join(dir, name);
    return statSync(path).isDirectory() ? sources(path) : /(?<!\.test)\.tsx?$/.test(name) ? [path] : [];
  });

const files = sources(join(root, 'src')).map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** All quoted words of the sources, and their templates as patterns in which each `${…}` matches any text. */
function written(texts: string[]): { words: Set<string>; patterns: RegExp[] } {
  const all = texts.join('\n');
  const words = new Set([...all.matchAll(/'([\w.:-]+)'|"([\w.:-]+)"/g)].map((m) => m[1] ?? m[2]!));
  const patterns = [...all.matchAll(/`([\w.:-]*\$\{[^`]*)`/g)]
    .map((m) => m[1]!.split(/\$\{[^}]*\}/).map((s) => s.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .filter((parts) => parts.some((part) => part.length > 1))
    .map((parts) => new RegExp(`^${parts.join('[\\w.-]+')}$`));
  return { words, patterns };
}

const everywhere = written(files.map((file) => file.text));
const PLURAL = /_(zero|one|two|few|many|other)$/;

describe('every text is used', () => {
  it.each(namespaces)('%s', (namespace) => {
    const keys = new Set(
      leaves(JSON.parse(readFileSync(join(folder, `${namespace}.json`), 'utf8')) as object).map((key) =>
        key.replace(PLURAL, ''),
      ),
    );
    const users = written(
      files
        .filter(
          (file) =>
            file.text.includes(`'${namespace}'`) ||
            file.text.includes(`'${namespace}:`) ||
            file.path.includes(`/plugins/${namespace}/`) ||
            namespace === 'shell',
        )
        .map((file) => file.text),
    );
    const isUsed = (key: string) =>
      users.words.has(key) ||
      everywhere.words.has(`${namespace}:${key}`) ||
      users.patterns.some((pattern) => pattern.test(key)) ||
      everywhere.patterns.some((pattern) => pattern.test(`${namespace}:${key}`));
    expect([...keys].filter((key) => !isUsed(key))).toEqual([]);
  });
});

describe('the exact strings of the specification, for the areas that are built', () => {
  const texts = namespaces.flatMap((namespace) =>
    values(JSON.parse(readFileSync(join(folder, `${namespace}.json`), 'utf8')) as object),
  );
  it.each(Object.entries(exact))('%s', (_id, text) => {
    const pattern = new RegExp(
      text
        .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
        .replace(/\{[^}]*\}/g, '\\{\\{[^}]+\\}\\}')
        .replace(/(?<!\p{L})N(?!\p{L})/u, '\\{\\{[^}]+\\}\\}'),
    );
    expect(texts.filter((known) => pattern.test(known))).not.toEqual([]);
  });
});

describe('one word for one thing (docs/glossary.md, issue 42)', () => {
  const exactly = new Set<string>(Object.values(exact));
  /** What a wizard's button says, by SHELL-4.8-15. */
  const specified = (text: string, place: string) =>
    exactly.has(text) || (place === 'accounts' && text === 'Criar ticket');
  it.each([
    ['chamado', /\btickets?\b/i],
    ['Vencido or Recusado', /^Não pago$/],
    ['Quitado', /^Finalizado$/],
    ['Remover', /^Tirar(?! foto)/],
    ['Gerenciar', /\bgerir\b/i],
    ['até ser cancelada', /até cancelar/],
    ['assim que possível', /assim que puder/],
    ['the name of a bank without a preposition', /\bde \{\{bank\}\}/],
    ['the mark that a form puts on optional fields', /\(opcional\)/],
  ])('%s is what a screen says', (_, other) => {
    const said = namespaces.flatMap((place) =>
      values(JSON.parse(readFileSync(join(folder, `${place}.json`), 'utf8')) as object)
        .filter((text) => !specified(text, place))
        .map((text) => text.replace(/\{\{ticket\w*\}\}/g, ''))
        .filter((text) => other.test(text))
        .map((text) => `${place}: ${text}`),
    );
    expect(said).toEqual([]);
  });
});

describe('no text is written in the code', () => {
  it('holds no accented word in JSX', () => {
    // main.tsx has texts of its own, for when the locale files cannot be loaded
    const inJsx = files
      .filter((file) => !file.path.endsWith('/src/main.tsx'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/>\s*([^<>{}\n]*[áàâãéêíóôõúçÁÉÍÓÚÇ][^<>{}\n]*)</g)].map(
          (m) => `${path.slice(root.length)}: ${m[1]}`,
        ),
      );
    expect(inJsx).toEqual([]);
  });
});
