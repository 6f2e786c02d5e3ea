import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeFiles, type Price } from './merge-files';

const PRICE: Price = { request: 100, surplus: (_page, _before, more) => more };

/** Names of each file's modules, in order. `modules`: [size, pages, imports] by id. */
const filesOf = (modules: Record<string, [number, number[], string[]?]>, price = PRICE) =>
  mergeFiles(
    new Map(
      Object.entries(modules).map(([id, [size, pages, imports = []]]) => [
        id,
        { size, pages: new Set(pages), imports },
      ]),
    ),
    price,
  ).map((file) => file.modules.join(''));

describe('files that pages share', () => {
  it('are one where the same pages need their modules', () => {
    expect(filesOf({ a: [900, [1, 2]], b: [900, [1, 2]] })).toEqual(['ab']);
  });
  it.each([
    ['one request is worth 99 characters that one page does not need', 99, ['ab']],
    ['100 characters are worth the request', 100, ['a', 'b']],
  ])('are merged where %s', (_, size, files) => {
    expect(filesOf({ a: [size, [1]], b: [5000, [1, 2]] })).toEqual(files);
  });
  it('stay apart where no page needs both', () => {
    expect(filesOf({ a: [1, [1]], b: [1, [2]] })).toEqual(['a', 'b']);
  });
  it('stay apart where a page that has too much already would load more', () => {
    const dear: Price = { ...PRICE, surplus: (page, before, more) => more + (page === 2 ? 1000 : before) };
    expect(filesOf({ a: [1, [1]], b: [1, [1, 2]] }, dear)).toEqual(['a', 'b']);
  });
  it('come after those that they import', () => {
    expect(filesOf({ a: [5000, [1], ['b']], b: [5000, [1, 2], ['c']], c: [5000, [1, 2, 3]] })).toEqual(['c', 'b', 'a']);
  });
  it('stay apart where a page that needs one of them would load what the other imports', () => {
    const others = Array.from({ length: 200 }, (_, page) => page + 3);
    const [a, b] = [
      [1, [1]],
      [1, [1, 2]],
    ] as [number, number[]][];
    const heavy: [number, number[]] = [5000, [1, ...others]];
    expect(filesOf({ a: a!, b: b!, heavy })).toEqual(['ab', 'heavy']);
    expect(filesOf({ a: [1, [1], ['heavy']], b: b!, heavy })).toEqual(['heavy', 'a', 'b']);
  });
  it('hold each module once, and none imports a later one', () => {
    const modules = fc.array(fc.tuple(fc.nat(300), fc.uniqueArray(fc.nat(5), { minLength: 1 }), fc.array(fc.nat(9))), {
      maxLength: 10,
    });
    fc.assert(
      fc.property(modules, (all) => {
        // a module imports earlier ones alone, and its pages need those too
        const imports = all.map(([, , ids], id) => ids.filter((other) => other < id));
        const pages = all.map(([, own]) => new Set(own));
        for (let id = all.length - 1; id >= 0; id--)
          for (const other of imports[id]!) pages[id]!.forEach((p) => pages[other]!.add(p));
        const files = mergeFiles(
          new Map(all.map(([size], id) => [`${id}`, { size, pages: pages[id]!, imports: imports[id]!.map(String) }])),
          PRICE,
        );
        expect(files.flatMap((file) => file.modules).toSorted()).toEqual(all.map((_, id) => `${id}`).toSorted());
        const place = new Map(files.flatMap((file, index) => file.modules.map((id) => [id, index])));
        imports.forEach((ids, id) =>
          ids.forEach((other) => expect(place.get(`${other}`)).toBeLessThanOrEqual(place.get(`${id}`)!)),
        );
      }),
    );
  });
});
