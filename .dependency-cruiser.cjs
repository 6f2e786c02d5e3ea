/** A rule that forbids imports of `to` in `from` (docs/architecture.md). */
const no = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/** Unit tests, which may import more than the code of their folder. */
const TEST = '\\.test\\.tsx?$';

/** Code that makes an area's demo rows, its part of the demo bank. */
const DEMO = '^bff/src/areas/([^/]+)/demo';

module.exports = {
  forbidden: [
    no('no-cycles', 'a cycle cannot be read from either end, one of types neither', {}, { circular: true }),
    no(
      'contract-stands-alone',
      'the contract imports nothing of this repository',
      { path: '^contract/' },
      { path: '^(bff|src|tests|tools|locales)/' },
    ),
    no(
      'bff-knows-no-portal',
      'the BFF imports the contract only',
      { path: '^bff/' },
      { path: '^(src|tests|tools|locales)/', pathNot: '^tests/support/' },
    ),
    no(
      'product-knows-no-test',
      'product code never imports tests, nor what supports them',
      { path: '^(bff|src|contract)/', pathNot: [TEST, '^(bff/test|src/test-support)/'] },
      { path: ['^(tests|bff/test|src/test-support)/', TEST] },
    ),
    no(
      'areas-through-services',
      "an area reaches another only through the other's service",
      { path: '^bff/src/areas/([^/]+)/', pathNot: DEMO },
      { path: '^bff/src/areas/([^/]+)/', pathNot: ['^bff/src/areas/$1/', '^bff/src/areas/[^/]+/service\\.ts$'] },
    ),
    no(
      'demos-stand-on-demos',
      'the demo rows of an area stand on those of another, in its tables',
      { path: DEMO },
      {
        path: '^bff/src/areas/([^/]+)/',
        pathNot: ['^bff/src/areas/$1/', '^bff/src/areas/[^/]+/(service|tables|demo)\\.ts$'],
      },
    ),
    no(
      'areas-are-found',
      'what is no area reaches one through its service, or all of them where they are found by their folders',
      { path: '^bff/src/', pathNot: ['^bff/src/areas/', TEST] },
      { path: '^bff/src/areas/', pathNot: '^bff/src/areas/(index|[^/]+/service)\\.ts$' },
    ),
    no(
      'core-stands-alone',
      'core imports the contract only',
      { path: '^bff/src/core/', pathNot: TEST },
      { path: '^bff/(src|test)/', pathNot: '^bff/src/core/' },
    ),
    no(
      'ledger-knows-core',
      'the ledger imports core only',
      { path: '^bff/src/ledger/', pathNot: TEST },
      { path: '^bff/(src|test)/', pathNot: '^bff/src/(ledger|core)/' },
    ),
    no(
      'rails-know-core',
      'a rail imports core and the contract only',
      { path: '^bff/src/rails/', pathNot: TEST },
      { path: '^bff/(src|test)/', pathNot: '^bff/src/(rails|core)/' },
    ),
    no(
      'rails-by-their-ports',
      'only the port of a rail, the console of the sandbox and demo rows know its sandbox',
      { path: '^bff/src/', pathNot: ['^bff/src/(rails/|sandbox/|app\\.ts)', '/sandbox(/|\\.ts$)', DEMO, TEST] },
      { path: '^bff/src/(rails/[^/]+/sandbox|sandbox/)' },
    ),
    no(
      'engine-behind-one-door',
      'the engine for a million billets is seen through its one public file',
      { path: '^bff/src/', pathNot: '^bff/src/areas/charges/million/' },
      { path: '^bff/src/areas/charges/million/', pathNot: '/million/million\\.ts$' },
    ),
    no(
      'only-ledger-writes-entries',
      'money moves through ledger.post alone; of the ledger there is its one public file',
      { path: '^bff/src/', pathNot: '^bff/src/ledger/' },
      { path: '^bff/src/ledger/', pathNot: '^bff/src/ledger/ledger\\.ts$' },
    ),
    no(
      'portal-takes-types',
      'the portal takes only types of the contract, and what both sides must do alike',
      { path: '^src/' },
      { path: '^contract/', pathNot: '^contract/src/shared/', dependencyTypesNot: ['type-only'] },
    ),
    no(
      'shared-weighs-nothing',
      'what the portal takes of the contract brings nothing with it',
      { path: '^contract/src/shared/', pathNot: '\\.test\\.ts$' },
      { path: '.', pathNot: '^contract/src/shared/' },
    ),
    no('portal-knows-no-bff', 'the portal reaches the BFF over HTTP only', { path: '^src/' }, { path: '^bff/' }),
    no(
      'resources-are-nouns',
      'resources import contract types only',
      { path: '^src/resources/' },
      { path: '^src/(providers|data|ui|kits|host|plugins|sign-in)/' },
    ),
    no(
      'providers-know-no-area',
      'providers import resources and the contract',
      { path: '^src/providers/' },
      { path: '^src/(data|ui|kits|host|plugins|sign-in)/' },
    ),
    no(
      'data-draws-nothing',
      'data imports providers, resources and the contract',
      { path: '^src/data/' },
      { path: '^src/(ui|kits|host|plugins|sign-in)/' },
    ),
    no(
      'ui-knows-no-area',
      'ui imports data and the contract',
      { path: '^src/ui/', pathNot: TEST },
      { path: '^src/(providers|resources|kits|host|plugins|sign-in)/' },
    ),
    no(
      'rooms-of-ui-have-an-inside',
      'a room of ui never imports the inside of another',
      { path: '^src/ui/([^/]+)/' },
      { path: '^src/ui/[^/]+/inside/', pathNot: '^src/ui/$1/inside/' },
    ),
    no(
      'inside-of-ui-is-its-own',
      'nobody else imports the inside of a room of ui',
      { path: '^src/', pathNot: '^src/ui/' },
      { path: '^src/ui/[^/]+/inside/' },
    ),
    no(
      'kits-know-no-plugin',
      'a kit imports data, ui, resources and the contract; never a plugin, the host or another kit',
      { path: '^src/kits/([^/]+)/', pathNot: TEST },
      { path: '^src/(providers|host|plugins|kits|sign-in)/', pathNot: '^src/kits/$1/' },
    ),
    no(
      'plugins-use-the-house',
      'a plugin imports kits, data, ui, resources and the contract, not the providers behind them',
      { path: '^src/plugins/', pathNot: TEST },
      { path: '^src/providers/' },
    ),
    no(
      'bff-kits-know-no-area',
      'a kit of the BFF imports platform, core, ledger, rails and the contract; never an area',
      { path: '^bff/src/kits/([^/]+)/', pathNot: TEST },
      { path: '^bff/(src|test)/', pathNot: '^bff/src/(platform|core|ledger|rails|kits/$1)/' },
    ),
    no(
      'platform-below-kits',
      'what areas and kits both need imports core, ledger and the contract; never a kit or an area',
      { path: '^bff/src/platform/', pathNot: TEST },
      { path: '^bff/(src|test)/', pathNot: '^bff/src/(platform|core|ledger)/' },
    ),
    no(
      'plugins-stand-alone',
      'a plugin never imports another, nor the host',
      { path: '^src/plugins/([^/]+)/' },
      { path: '^src/(plugins|host|sign-in)/', pathNot: '^src/plugins/$1/' },
    ),
    no(
      'host-knows-no-area',
      'the host imports manifests, providers, data, ui and resources: it finds plugins, and knows neither one nor a kit',
      { path: '^src/host/', pathNot: TEST },
      { path: '^src/(kits|plugins|sign-in)/' },
    ),
    no(
      'sign-in-is-light',
      'the sign-in imports providers, ui and the contract; the host it may only start',
      { path: '^src/sign-in/', pathNot: TEST },
      { path: '^src/(data|resources|kits|host|plugins)/', pathNot: '^src/host/start\\.tsx$' },
    ),
    no(
      'one-wrapper-for-documents',
      'its defaults are traps: wrapped once',
      {
        path: '.',
        pathNot: [
          '^bff/src/core/(documents|calendar)\\.ts$',
          '^bff/src/rails/(billet|pix)/',
          '^src/ui/',
          '\\.test\\.ts$',
          '^tests/',
        ],
      },
      { path: '@brazilian-utils' },
    ),
    no(
      'no-undeclared',
      'every package that product code uses is declared beside it',
      { path: '^(contract|bff|src)/', pathNot: TEST },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
