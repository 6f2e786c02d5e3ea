/** Who may import whom (docs/architecture.md). */
const no = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/** What a test may reach beyond its room. */
const TEST = '\\.test\\.tsx?$';

module.exports = {
  forbidden: [
    no(
      'no-cycles',
      'a cycle cannot be read from either end',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    no(
      'contract-stands-alone',
      'the contract imports nothing of this repository',
      { path: '^contract/' },
      { path: '^(bff|src|tests)/' },
    ),
    no(
      'bff-knows-no-portal',
      'the BFF imports the contract only',
      { path: '^bff/' },
      { path: '^(src|tests)/', pathNot: '^tests/support/' },
    ),
    no(
      'tests-of-bff-only-use-support',
      'product code never imports tests',
      { path: '^(bff|src|contract)/', pathNot: '\\.test\\.tsx?$|^bff/test/' },
      { path: '^tests/' },
    ),
    no(
      'areas-through-services',
      "an area reaches another only through the other's service",
      { path: '^bff/src/areas/([^/]+)/' },
      {
        path: '^bff/src/areas/([^/]+)/',
        pathNot: ['^bff/src/areas/$1/', '^bff/src/areas/[^/]+/(service|tables|demo)\\.ts$'],
      },
    ),
    no(
      'engine-behind-one-door',
      'the engine for a million billets is seen through its one public file',
      { path: '^bff/src/', pathNot: '^bff/src/areas/charges/million/' },
      { path: '^bff/src/areas/charges/million/', pathNot: '/million/million\\.ts$' },
    ),
    no(
      'only-ledger-writes-entries',
      'money moves through ledger.post alone',
      { path: '^bff/src/areas/' },
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
      { path: '^src/(providers|data|ui|kits|host|plugins)/' },
    ),
    no(
      'providers-know-no-area',
      'providers import resources and the contract',
      { path: '^src/providers/' },
      { path: '^src/(data|ui|kits|host|plugins)/' },
    ),
    no(
      'data-draws-nothing',
      'data imports providers, resources and the contract',
      { path: '^src/data/' },
      { path: '^src/(ui|kits|host|plugins)/' },
    ),
    no(
      'ui-knows-no-area',
      'ui imports data and the contract',
      { path: '^src/ui/', pathNot: TEST },
      { path: '^src/(providers|resources|kits|host|plugins)/' },
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
      { path: '^src/(data|kits|host|plugins)/' },
      { path: '^src/ui/[^/]+/inside/' },
    ),
    no(
      'kits-know-no-plugin',
      'a kit imports data, ui, resources and the contract; never a plugin, the host or another kit',
      { path: '^src/kits/([^/]+)/', pathNot: TEST },
      { path: '^src/(providers|host|plugins|kits)/', pathNot: '^src/kits/$1/' },
    ),
    no(
      'plugins-use-the-house',
      'a plugin imports kits, data, ui, resources and the contract, not the providers behind them',
      { path: '^src/plugins/', pathNot: TEST },
      { path: '^src/providers/' },
    ),
    no(
      'bff-kits-know-no-area',
      'a kit of the BFF imports core, ledger, rails and the contract; never an area',
      { path: '^bff/src/kits/' },
      { path: '^bff/src/areas/' },
    ),
    no(
      'plugins-stand-alone',
      'a plugin never imports another, nor the host',
      { path: '^src/plugins/([^/]+)/' },
      { path: '^src/(plugins|host)/', pathNot: '^src/plugins/$1/' },
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
      'every package is declared',
      { path: '^(contract|bff|src)/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
