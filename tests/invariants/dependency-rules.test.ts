import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Breaks each dependency rule on purpose in a tree of generated files; the check must name every forbidden import. */
type Paths = { path?: string | string[] };
interface Rule {
  name: string;
  from: Paths;
  to: Paths;
}

const root = join(import.meta.dirname, '../..');
const config = join(root, '.dependency-cruiser.cjs');
const rules = (createRequire(import.meta.url)(config) as { forbidden: Rule[] }).forbidden;

const at = (...imports: string[]) => imports.map((one) => one.split(' → ') as [string, string]);
const AREA = 'bff/src/areas/pix/pix.ts';
const PLUGIN = 'src/plugins/pix/plugin.ts';

/** Forbidden imports by rule, as `from → to`. `type:` marks a type-only import; a target that is no path is a package. */
const broken: Record<string, [string, string][]> = {
  'no-cycles': at('bff/src/core/one.ts → type:bff/src/core/two.ts'),
  'contract-stands-alone': at(
    'contract/src/a.ts → bff/src/core/clock.ts',
    'contract/src/b.ts → type:src/data/use-call.ts',
    'contract/src/c.ts → tests/support/bank.ts',
    'contract/src/d.ts → tools/theme.ts',
  ),
  'bff-knows-no-portal': at('bff/src/core/a.ts → type:src/data/use-call.ts', 'bff/src/core/b.ts → tools/theme.ts'),
  'product-knows-no-test': at(
    'bff/src/core/c.ts → tests/support/bank.ts',
    'bff/src/demo/a.ts → bff/test/harness.ts',
    'src/data/a.ts → src/test-support/texts.ts',
    'src/data/b.ts → src/data/use-call.test.ts',
  ),
  'areas-through-services': at(
    `${AREA} → bff/src/areas/bills/repository.ts`,
    `${AREA} → type:bff/src/areas/bills/tables.ts`,
    `${AREA} → bff/src/areas/bills/demo.ts`,
  ),
  'demos-stand-on-demos': at(
    'bff/src/areas/pix/demo.ts → bff/src/areas/bills/repository.ts',
    'bff/src/areas/pix/demo/rows.ts → type:bff/src/areas/bills/repository.ts',
  ),
  'areas-are-found': at(
    'bff/src/portal/portal.ts → bff/src/areas/bills/repository.ts',
    'bff/src/app.ts → bff/src/areas/bills/tables.ts',
  ),
  'core-stands-alone': at(
    'bff/src/core/d.ts → bff/src/ledger/ledger.ts',
    'bff/src/core/e.ts → type:bff/src/rails/pix/port.ts',
    'bff/src/core/f.ts → bff/src/kits/money/money.ts',
    'bff/src/core/g.ts → bff/src/areas/bills/service.ts',
  ),
  'ledger-knows-core': at(
    'bff/src/ledger/a.ts → bff/src/areas/bills/service.ts',
    'bff/src/ledger/b.ts → bff/src/kits/money/money.ts',
    'bff/src/ledger/c.ts → type:bff/src/rails/pix/port.ts',
  ),
  'rails-know-core': at(
    'bff/src/rails/pix/a.ts → bff/src/areas/bills/service.ts',
    'bff/src/rails/pix/b.ts → bff/src/kits/money/money.ts',
    'bff/src/rails/pix/c.ts → bff/src/ledger/ledger.ts',
  ),
  'rails-by-their-ports': at(
    `${AREA} → bff/src/rails/pix/sandbox.ts`,
    'bff/src/kits/money/e.ts → type:bff/src/rails/pix/sandbox.ts',
  ),
  'platform-below-kits': at(
    'bff/src/platform/tasks/a.ts → bff/src/kits/money/money.ts',
    'bff/src/platform/tasks/b.ts → type:bff/src/areas/bills/service.ts',
  ),
  'engine-behind-one-door': at('bff/src/areas/charges/list.ts → bff/src/areas/charges/million/buckets.ts'),
  'only-ledger-writes-entries': at(
    `${AREA} → type:bff/src/ledger/tables.ts`,
    'bff/src/kits/money/money.ts → bff/src/ledger/tables.ts',
    'bff/src/demo/demo.ts → bff/src/ledger/tables.ts',
  ),
  'portal-takes-types': at('src/data/c.ts → @balcao/contract/bills', `${PLUGIN} → @balcao/contract/bills`),
  'shared-weighs-nothing': at(
    'contract/src/shared/a.ts → type:contract/src/bills.ts',
    'contract/src/shared/b.ts → typebox',
    'contract/src/shared/c.ts → node:crypto',
  ),
  'portal-knows-no-bff': at('src/data/d.ts → type:bff/src/core/clock.ts'),
  'resources-are-nouns': at(
    'src/resources/a.ts → src/data/use-call.ts',
    'src/resources/b.ts → type:src/kits/money/review.ts',
    'src/resources/c.ts → src/sign-in/start.tsx',
  ),
  'providers-know-no-area': at('src/providers/a.ts → src/ui/text/facts.ts', 'src/providers/b.ts → src/host/menu.ts'),
  'data-draws-nothing': at('src/data/e.ts → type:src/ui/text/facts.ts', 'src/data/f.ts → src/plugins/bills/list.ts'),
  'ui-knows-no-area': at('src/ui/text/a.ts → src/resources/bills.ts', 'src/ui/text/b.ts → src/kits/money/review.ts'),
  'rooms-of-ui-have-an-inside': at('src/ui/form/a.ts → type:src/ui/list/inside/rows.ts'),
  'inside-of-ui-is-its-own': at(
    `${PLUGIN} → src/ui/list/inside/rows.ts`,
    'src/host/a.ts → src/ui/list/inside/rows.ts',
    'src/sign-in/a.ts → src/ui/list/inside/rows.ts',
    'src/main.tsx → src/ui/list/inside/rows.ts',
  ),
  'kits-know-no-plugin': at(
    'src/kits/pix/a.ts → src/kits/money/review.ts',
    'src/kits/pix/b.ts → src/plugins/bills/list.ts',
    'src/kits/pix/c.ts → src/providers/api.ts',
  ),
  'plugins-use-the-house': at(`${PLUGIN} → type:src/providers/api.ts`),
  'bff-kits-know-no-area': at(
    'bff/src/kits/money/a.ts → type:bff/src/kits/charging/charge.ts',
    'bff/src/kits/money/b.ts → bff/src/areas/bills/service.ts',
    'bff/src/kits/money/c.ts → bff/src/demo/demo.ts',
  ),
  'plugins-stand-alone': at(`${PLUGIN} → type:src/plugins/bills/list.ts`, `${PLUGIN} → src/host/menu.ts`),
  'host-knows-no-area': at(
    'src/host/b.ts → type:src/plugins/bills/list.ts',
    'src/host/c.ts → src/kits/money/review.ts',
    'src/host/d.ts → src/sign-in/start.tsx',
  ),
  'sign-in-is-light': at('src/sign-in/b.ts → src/data/use-call.ts', 'src/sign-in/c.ts → src/host/menu.ts'),
  'one-wrapper-for-documents': at(
    `${PLUGIN} → @brazilian-utils/brazilian-utils`,
    `${AREA} → @brazilian-utils/brazilian-utils`,
  ),
  'no-undeclared': at('bff/src/core/h.ts → undeclared', `${PLUGIN} → undeclared`),
};

/** Imports that are allowed, although similar to forbidden ones. */
const allowed = at(
  'bff/src/core/two.ts → bff/src/core/one.ts',
  'bff/src/core/i.ts → type:@balcao/contract/bills',
  'bff/src/rails/pix/d.ts → bff/src/core/clock.ts',
  'bff/src/kits/money/d.ts → bff/src/ledger/ledger.ts',
  'bff/src/kits/charging/links/page.ts → bff/src/kits/charging/charge.ts',
  'bff/src/areas/pix/review.ts → bff/src/areas/bills/service.ts',
  'bff/src/areas/pix/demo/all.ts → bff/src/areas/bills/demo.ts',
  'bff/src/core/j.test.ts → bff/test/harness.ts',
  'src/data/g.ts → type:@balcao/contract/bills',
  'src/data/h.ts → @balcao/contract/shared/limits',
  'src/ui/list/a.ts → src/ui/list/inside/rows.ts',
  'src/kits/money/a.ts → src/resources/bills.ts',
  'src/plugins/pix/pay.ts → src/kits/money/review.ts',
  'src/host/e.ts → src/ui/text/facts.ts',
  'src/sign-in/d.ts → src/host/start.tsx',
);

const rooms = ['contract/src', 'bff/src', 'bff/test', 'src', 'tests', 'tools', 'node_modules/@brazilian-utils'];
const files = rooms.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true }).map((file) => `${room}/${file as string}`),
);

let tree: string;
/** The imports that the check refused, as `rule: from → to`. */
let refused: string[];

const contractFile = (path: string) => path.replace(/^@balcao\/contract\/(.+)$/, 'contract/src/$1.ts');
const isPath = (to: string) => /\.tsx?$/.test(to);

function write(path: string, text: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}

function lineOf(from: string, to: string): string {
  const target = to.replace('type:', '');
  const specifier = isPath(target)
    ? `${'../'.repeat(from.split('/').length - 1) || './'}${target.replace(/\.tsx?$/, '')}`
    : target;
  return to.startsWith('type:') ? `import type { x } from '${specifier}';\n` : `import '${specifier}';\n`;
}

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'balcao-rules-'));
  const imports = [...Object.values(broken).flat(), ...allowed];
  const texts = new Map<string, string>();
  for (const [from, to] of imports) {
    texts.set(from, (texts.get(from) ?? '') + lineOf(from, to));
    const target = contractFile(to.replace('type:', ''));
    if (isPath(target) && !texts.has(target)) texts.set(target, '');
  }
  for (const [path, text] of texts) write(path, `${text}export const x = 1;\n`);
  const packages = { typebox: '1.0.0', '@brazilian-utils/brazilian-utils': '1.0.0', '@balcao/contract': '1.0.0' };
  write('package.json', JSON.stringify({ dependencies: packages }));
  write('tsconfig.json', JSON.stringify({ compilerOptions: { module: 'ESNext', moduleResolution: 'bundler' } }));
  write('contract/package.json', JSON.stringify({ name: '@balcao/contract', exports: { './*': './src/*.ts' } }));
  for (const name of ['typebox', '@brazilian-utils/brazilian-utils', 'undeclared']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'module.exports = {};\n');
  }
  mkdirSync(join(tree, 'node_modules/@balcao'));
  symlinkSync(join(tree, 'contract'), join(tree, 'node_modules/@balcao/contract'));
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  // with JSON output the program exits with 0 even where it found violations
  const told = execFileSync(
    process.execPath,
    [cruiser, '--config', config, '--output-type', 'json', 'contract', 'bff', 'src'],
    { cwd: tree, encoding: 'utf8', maxBuffer: 1e8 },
  );
  const { summary } = JSON.parse(told) as {
    summary: { violations: { rule: { name: string }; from: string; to: string }[] };
  };
  refused = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('who may import whom', () => {
  it('has an import that breaks it for each rule', () => {
    expect(Object.keys(broken).sort()).toEqual(rules.map(({ name }) => name).sort());
  });

  for (const [rule, imports] of Object.entries(broken))
    it.each(imports)(`${rule} refuses %s → %s`, (from, to) => {
      const target = contractFile(to.replace(/^type:|^node:/, ''));
      expect(refused.some((one) => one.startsWith(`${rule}: ${from} → `) && one.includes(target))).toBe(true);
    });

  it.each(rules)('$name speaks of files there are', ({ from, to }) => {
    for (const path of [from.path ?? [], to.path ?? []].flat())
      expect(files.some((file) => new RegExp(path.replace('$1', '[^/]+')).test(file))).toBe(true);
  });

  it.each(allowed)('%s may import %s', (from) => {
    expect(refused.filter((one) => one.includes(`: ${from} → `))).toEqual([]);
  });
});

it('what test files share registers no hook as it is loaded: on PostgreSQL the files of one worker load it once', () => {
  const shared = ['bff/test', 'tests/support'].flatMap((dir) =>
    readdirSync(join(root, dir), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => join(dir, name)),
  );
  const hooks = shared.filter((file) => /^(before|after)(All|Each)\(/m.test(readFileSync(join(root, file), 'utf8')));
  expect(hooks).toEqual([]);
});
